import { choice, code, day, group, list, text } from '../field.ts'
import { GOODS_ANSWERS, MOST_GOODS_QUESTIONS } from '../goods-questions.ts'
import { formHts } from '../hts-formats.ts'

/** Where goods of the same words are under a number: our index of goods, that of the UK's tariff, or a ruling. */
export const GOODS_SOURCES = ['own', 'uk-index', 'uk-declared', 'eu-ruling', 'ruling'] as const
export type GoodsSource = (typeof GOODS_SOURCES)[number]

/** The longest search, the longest description of known goods, and the longest note, in characters. */
const WORDS = 200
const OWN_REASON = 500
/** A search shows at most two rulings and one other reason. */
const REASONS = 3

const reasonFields = {
  source: choice({
    label: 'Source',
    values: GOODS_SOURCES,
    canonical: {
      about:
        'Where such goods have the number: own the index of this product, uk-index and uk-declared lists of the United Kingdom, eu-ruling and ruling a binding ruling there and of CBP.',
    },
  }),
  words: text({
    label: 'Goods',
    maxLength: WORDS,
    limit: WORDS,
    canonical: { about: 'The goods in the words of the source.', max: WORDS },
  }),
  ruling: code({
    label: 'Ruling',
    maxLength: 20,
    optional: true,
    canonical: { about: "CBP's number of the ruling.", max: 20 },
  }),
  ruled_on: day({
    label: 'Day of the ruling',
    optional: true,
    canonical: { about: 'The day of the ruling.' },
  }),
} as const

const answerFields = {
  answer: choice({
    label: 'Answer',
    values: GOODS_ANSWERS,
    canonical: {
      about:
        'What the importer said about the goods: whom they are for, their material, whether they are electric, a part, a set or a toy, and the like.',
    },
  }),
} as const

/**
 * Why a number was chosen in the search of the tariff, as it was on that day. It is about the number that it names: after
 * a change of the line's number it says how the one before was found.
 */
export const classificationFields = {
  hts: code({
    label: 'Number that was chosen',
    maxLength: 13,
    optional: true,
    control: 'read-only',
    format: formHts,
    canonical: { about: 'The number that was chosen in the search.', max: 13 },
  }),
  words: text({
    label: 'Searched words',
    maxLength: WORDS,
    limit: WORDS,
    optional: true,
    control: 'read-only',
    canonical: { about: 'The words or digits that found it.', max: WORDS },
  }),
  edition: text({
    label: 'Searched edition',
    maxLength: 60,
    optional: true,
    control: 'read-only',
    canonical: { about: 'The edition of the schedule that was searched.', max: 60 },
  }),
  chosen_on: day({
    label: 'Day of the choice',
    optional: true,
    control: 'read-only',
    canonical: { about: 'The day on which it was chosen.' },
  }),
  reasons: list(reasonFields, {
    label: 'Why this number',
    row: 'reason',
    hint: 'What the search showed for the number. It is not sent to CBP',
    optional: true,
    limit: REASONS,
    canonical: { about: 'What the search showed for the subheading.' },
  }),
  answers: list(answerFields, {
    label: 'Answers about the goods',
    row: 'answer',
    hint: 'What you answered in the search. It is not sent to CBP',
    optional: true,
    limit: MOST_GOODS_QUESTIONS,
    canonical: { about: 'The answers to the questions of the search.' },
  }),
  note: text({
    label: 'Your own reason',
    hint: 'Why the goods belong under this number. It is not sent to CBP',
    maxLength: OWN_REASON,
    limit: OWN_REASON,
    optional: true,
    canonical: { about: "The importer's own reason for the number.", max: OWN_REASON },
  }),
} as const

export const classificationField = {
  classification: group(classificationFields, { ofGoods: ['htsus'] }),
} as const
