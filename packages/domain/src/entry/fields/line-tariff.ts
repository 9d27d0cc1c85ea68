import { label } from '../../messages/index.ts'
import { choice, code, list, money, quantity, text, wholeMoney } from '../field.ts'
import { tariffNumber } from '../hts-formats.ts'

/** Customs takes 32 tariff rows for a line (AE record 50); one of them has the line's own HTSUS number. */
const FURTHER_ROWS = 31
const ANSWERS = 40

/** Why a person declares another duty than the tariff gives. */

/** The source of a line's duty: the tariff, or a person. */
export const DUTY_SOURCES = ['calculated', 'typed'] as const

/**
 * A further tariff row of a line: a heading of chapter 98 or 99, or another part of the goods. Value and quantities
 * are given only where the heading wants them; what the rows leave belongs to the line's own number.
 */
export const tariffRowFields = {
  hts: code({
    label: 'Tariff number',
    maxLength: 13,
    format: tariffNumber,
    canonical: { about: 'Eight or ten digits with dots.', max: 13 },
  }),
  measure: text({
    label: 'Measure',
    maxLength: 60,
    optional: true,
    canonical: { about: 'Key of the program of additional duties.', max: 60 },
  }),
  rate: text({
    label: 'Rate',
    maxLength: 60,
    optional: true,
    canonical: { about: 'The rate as the schedule prints it.', max: 60 },
  }),
  value: wholeMoney({
    label: 'Value',
    optional: true,
    canonical: { about: 'Part of the entered value that this row carries, whole US dollars.' },
  }),
  duty: money({ label: 'Duty', canonical: { about: 'Duty of this row.' } }),
  quantity: quantity({ label: 'Quantity', optional: true, canonical: { about: 'First quantity.' } }),
  unit: code({ label: 'Unit', maxLength: 4, optional: true, canonical: { about: 'Its unit.', max: 4 } }),
  quantity_2: quantity({
    label: 'Second quantity',
    optional: true,
    canonical: { about: 'Second quantity.' },
  }),
  unit_2: code({
    label: 'Second unit',
    maxLength: 4,
    optional: true,
    canonical: { about: 'Its unit.', max: 4 },
  }),
  quantity_3: quantity({ label: 'Third quantity', optional: true, canonical: { about: 'Third quantity.' } }),
  unit_3: code({
    label: 'Third unit',
    maxLength: 4,
    optional: true,
    canonical: { about: 'Its unit.', max: 4 },
  }),
  source: choice({
    label: 'Row from',
    values: DUTY_SOURCES,
    canonical: { about: 'Whether the tariff gave the row or a person typed it.' },
  }),
} as const

/** A row that the tariff gave and a person took out of a line, as it was. */
export const removedRowFields = {
  hts: tariffRowFields.hts,
  measure: tariffRowFields.measure,
  rate: tariffRowFields.rate,
  duty: tariffRowFields.duty,
} as const

/** A fact that only the importer knows, by the key of the question that the tariff asks. */
export const tariffAnswerFields = {
  question: text({
    label: 'Question',
    maxLength: 100,
    canonical: { about: 'Key of the question.', max: 100 },
  }),
  answer: text({
    label: 'Answer',
    maxLength: 100,
    canonical: { about: 'Key of the option, or a number.', max: 100 },
  }),
} as const

/** Second and third quantity of a line, which some numbers of the tariff want. */
export const furtherQuantityFields = {
  net_qty_2: quantity({
    label: 'Second Net Quantity',
    hint: 'Block 35. In the second HTSUS unit',
    block: '35',
    optional: true,
    canonical: { name: 'quantity_2', about: 'Block 35, second quantity.' },
  }),
  net_uom_2: choice({
    label: 'Second Unit',
    hint: 'Block 35. The second unit that HTSUS asks for',
    block: '35',
    maxLength: 4,
    optional: true,
    upper: true,
    lookup: 'units',
    ofGoods: ['htsus'],
    canonical: { name: 'uom_2', about: 'Block 35, second unit of measure.', max: 10 },
  }),
  net_qty_3: quantity({
    label: 'Third Net Quantity',
    hint: 'Block 35. In the third HTSUS unit',
    block: '35',
    optional: true,
    canonical: { name: 'quantity_3', about: 'Block 35, third quantity.' },
  }),
  net_uom_3: choice({
    label: 'Third Unit',
    hint: 'Block 35. The third unit that HTSUS asks for',
    block: '35',
    maxLength: 4,
    optional: true,
    upper: true,
    lookup: 'units',
    ofGoods: ['htsus'],
    canonical: { name: 'uom_3', about: 'Block 35, third unit of measure.', max: 10 },
  }),
} as const

/** The tariff rows in addition to the line's own number, and the basis of their calculation. */
export const tariffStackFields = {
  tariff_rows: list(tariffRowFields, {
    label: 'Further tariff rows',
    row: 'tariff row',
    hint: 'Block 33A. Chapters 98 and 99, and further parts of the goods',
    block: '33A',
    optional: true,
    limit: FURTHER_ROWS,
    canonical: { about: 'Block 33A, tariff rows beside the number of the line.' },
  }),
  tariff_rows_removed: list(removedRowFields, {
    label: 'Tariff rows removed by hand',
    row: 'removed row',
    hint: 'Rows of the tariff that a person took out of the line. They are not sent to CBP',
    optional: true,
    limit: FURTHER_ROWS,
    canonical: { about: 'Rows that the tariff gave and a person took out of the line; they are not filed.' },
  }),
  tariff_answers: list(tariffAnswerFields, {
    label: 'Answers about the duty',
    row: 'answer',
    hint: 'Facts that decide which duties apply',
    optional: true,
    limit: ANSWERS,
    ofGoods: ['htsus', 'origin_country'],
    canonical: { about: 'What the importer answers about facts that decide the duty.' },
  }),
  duty_source: choice({
    label: 'Duty from',
    hint: 'Whether the tariff or a person gives the duty of the line',
    optional: true,
    values: DUTY_SOURCES,
    canonical: { about: 'Whether the tariff gave the duty of the line or a person typed it.' },
  }),
  duty_calculated: money({
    label: 'Calculated duty',
    hint: 'The duty by the tariff when a person typed another one',
    optional: true,
    canonical: { about: 'Duty by the tariff at the time when a person typed another one.' },
  }),
  duty_reason: choice({
    label: 'Reason for the typed duty',
    hint: 'Why it is not the duty by the tariff',
    optional: true,
    choices: {
      cbp: label({ id: 'choice.duty-reason.cbp', defaultMessage: 'CBP gave another amount' }),
      ruling: label({ id: 'choice.duty-reason.ruling', defaultMessage: 'A binding ruling decides it' }),
      advice: label({ id: 'choice.duty-reason.advice', defaultMessage: 'A broker or counsel advised it' }),
      tariff: label({ id: 'choice.duty-reason.tariff', defaultMessage: 'The calculation misses a measure' }),
      other: label({ id: 'choice.duty-reason.other', defaultMessage: 'Another reason' }),
    },
    canonical: {
      about:
        'Why the typed duty is not that of the tariff: cbp CBP gave the amount, ruling a binding ruling, advice a broker or counsel, tariff the calculation lacks a measure, other.',
    },
  }),
  duty_note: text({
    label: 'Note for your records',
    hint: 'What you looked up about the duty, and where. It is not sent to CBP',
    maxLength: 200,
    limit: 200,
    optional: true,
    ofOneShipment: true,
    canonical: { about: 'What the importer notes about the duty: what was looked up, and where.', max: 200 },
  }),
  tariff_edition: text({
    label: 'Tariff edition',
    hint: 'The edition that the duty was calculated with',
    maxLength: 60,
    optional: true,
    canonical: { about: 'Edition of the schedule that the duty was calculated with.', max: 60 },
  }),
  hts_rate_text: text({
    label: 'Rate of the schedule',
    hint: 'Block 37A. As the schedule prints it, when it is no plain percentage',
    block: '37A',
    maxLength: 100,
    optional: true,
    canonical: { about: 'Block 37A, the rate as the schedule prints it.', max: 100 },
  }),
} as const
