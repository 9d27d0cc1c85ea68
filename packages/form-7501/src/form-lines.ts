import {
  caseDuty,
  casesOf,
  lineFees,
  type StackQuantity,
  type StackRow,
  tariffStack,
} from '@edfe/domain/calculations'
import { type DraftData, type LineItem, linesOfMulti } from '@edfe/domain/entry'
import { manifestUnit } from '@edfe/domain/filing'
import { type Cents, centsText, groupThousands, toCents, wholeDollars } from '@edfe/domain/money'
import { HMF_RATE_PERCENT, mpfYear } from '@edfe/domain/reference'
import type { FormLine, LineRow } from './form.ts'
import { grouped, money, percent, withUnit } from './form-text.ts'
import { wrapWords } from './wrap-words.ts'

/** Letters of the description that fit its column at the size of the body. */
const DESCRIPTION_WIDTH = 36

const cents = (amount: Cents): string => money(centsText(amount))
const dollars = (amount: Cents): string => groupThousands((amount / 100n).toString())

/** '9903.88.03', '6109.10.0012': a number of the tariff with its dots. */
const withDots = (hts: string): string =>
  [hts.slice(0, 4), hts.slice(4, 6), hts.slice(6)].filter(Boolean).join('.')

const quantityText = ({ amount, unit }: StackQuantity): string =>
  unit === 'X' ? 'X' : withUnit(grouped(amount), unit)

/** The rows of one tariff number: its second and third quantity are below the first. */
function tariffRows({ hts, duty, value, rate, quantities, row }: StackRow, line: LineItem): LineRow[] {
  const [first, ...more] = quantities
  const program = row ? '' : (line.spi ?? '')
  return [
    {
      goods: { text: [program, withDots(hts)].filter(Boolean).join(' '), bold: true },
      net: { text: first ? quantityText(first) : '' },
      value: { text: value > 0n || !row ? dollars(value) : '', bold: true },
      rate: { text: rate },
      duty: { text: cents(duty), bold: true },
    },
    ...more.map((quantity): LineRow => ({ net: { text: quantityText(quantity) } })),
  ]
}

const caseRows = (line: LineItem): LineRow[] =>
  casesOf(line).map((one) => ({
    goods: { text: one.number, bold: true },
    rate: { text: one.isSpecific ? `$${one.rate ?? ''} a unit` : percent(one.rate) },
    duty: { text: cents(caseDuty(one, wholeDollars(toCents(line.entered_value)))), bold: true },
  }))

function taxRows(line: LineItem): LineRow[] {
  if (!/[1-9]/.test(line.ir_tax_amount ?? '')) return []
  return [
    {
      goods: { text: 'I.R. tax' },
      rate: { text: percent(line.irc_rate) },
      duty: { text: money(line.ir_tax_amount) },
    },
  ]
}

/** Category and visa of textiles, and licenses, as blocks 33 and 37 D name them. */
const paperRows = (line: LineItem): LineRow[] =>
  [
    line.category_number && `Category ${line.category_number}`,
    line.visa_number && `Visa ${line.visa_number}`,
    ...(line.license_numbers ?? []).map(({ number }) => number && `License ${number}`),
  ].flatMap((text) => (text ? [{ goods: { text } }] : []))

/** The fees of a line, where the entry pays them: what a record 62 carries. */
function feeRows(draft: DraftData, index: number): LineRow[] {
  const paid = new Set(
    (draft.totals_declarations?.fee_summary ?? []).map(({ fee_type, class_code }) => class_code || fee_type),
  )
  const entryDate = draft.header?.entry_date
  const fees = lineFees(draft, entryDate)[index]
  const row = (text: string, rate: string, amount: Cents): LineRow => ({
    goods: { text },
    rate: { text: `${rate}%` },
    duty: { text: cents(amount) },
  })
  return [
    ...(fees?.mpf && (paid.has('499') || paid.has('MPF'))
      ? [row('499 Merchandise processing fee', mpfYear(entryDate).rate_percent, fees.mpf)]
      : []),
    ...(fees?.hmf && (paid.has('501') || paid.has('HMF'))
      ? [row('501 Harbor maintenance fee', HMF_RATE_PERCENT, fees.hmf)]
      : []),
  ]
}

/** Charges and relationship are below the entered value, the manifest quantity with its unit below the weight. */
function shippingRows(line: LineItem, packages: string): LineRow[] {
  const charges = grouped(line.charges)
  return [
    { weight: { text: withUnit(grouped(line.gross_weight_kg), 'KG') } },
    {
      weight: { text: withUnit(grouped(line.manifest_qty), packages) },
      value: { text: [charges && `C ${charges}`, line.relationship].filter(Boolean).join('  ') },
    },
  ]
}

/** Blocks 31 to 38 of every line: the whole description, every tariff row, cases, taxes and fees. */
export function formLines(draft: DraftData): FormLine[] {
  const multi = linesOfMulti(draft)
  return (draft.line_items ?? []).map((line, index) => {
    const { origin = '', mid = '' } = multi[index] ?? {}
    const goods = [
      ...wrapWords(line.description ?? '', DESCRIPTION_WIDTH).map((text): LineRow => ({ goods: { text } })),
      ...tariffStack(line).flatMap((row) => tariffRows(row, line)),
      ...(mid ? [{ goods: { text: mid } }] : []),
      ...caseRows(line),
      ...paperRows(line),
      ...taxRows(line),
      ...feeRows(draft, index),
    ]
    const rows = beside(goods, shippingRows(line, manifestUnit(draft)))
    const number: LineRow = { line: { text: String(line.line_number).padStart(3, '0'), bold: true } }
    return { rows: beside(rows, origin ? [number, { line: { text: origin } }] : [number]) }
  })
}

/** Rows with cells of other columns put beside the first rows that have room for them. */
function beside(rows: readonly LineRow[], others: readonly LineRow[]): LineRow[] {
  const placed = rows.map((row) => ({ ...row }))
  let at = 0
  for (const other of others) {
    while (at < placed.length && Object.keys(other).some((column) => column in (placed[at] ?? {}))) at += 1
    placed[at] = { ...placed[at], ...other }
    at += 1
  }
  return placed
}
