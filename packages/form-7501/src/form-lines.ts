import {
  caseDuty,
  casesOf,
  isBonded,
  type StackQuantity,
  type StackRow,
  tariffStack,
} from '@edfe/domain/calculations'
import { formatDay, parseDay } from '@edfe/domain/calendar'
import {
  type DraftData,
  declarationText,
  type LineItem,
  linesOfMulti,
  TIB_DECLARATION,
} from '@edfe/domain/entry'
import {
  type AeFee,
  entryTypeNeeds,
  filedLicenses,
  filedLineFees,
  linesOfMetal,
  manifestUnit,
  readRuling,
} from '@edfe/domain/filing'
import { type Cents, centsText, groupThousands, toCents, wholeDollars } from '@edfe/domain/money'
import { cbpUnit, FEE_CLASSES, HMF_RATE_PERCENT, mpfYear } from '@edfe/domain/reference'
import type { FormLine, LineRow } from './form.ts'
import { grouped, money, percent, withUnit } from './form-text.ts'
import { beside, wrapRow } from './line-cells.ts'
import { rateText } from './rate-text.ts'

const cents = (amount: Cents): string => money(centsText(amount))
const dollars = (amount: Cents): string => groupThousands((amount / 100n).toString())

/** '9903.88.03', '6109.10.0012': a number of the tariff with its dots. */
const withDots = (hts: string): string =>
  [hts.slice(0, 4), hts.slice(4, 6), hts.slice(6)].filter(Boolean).join('.')

/** A quantity in the unit that is filed. */
const quantityText = ({ amount, unit }: StackQuantity): string =>
  unit === 'X' ? 'X' : withUnit(grouped(amount), cbpUnit(unit) ?? unit)

/** The rows of one tariff number: its second and third quantity are below the first. */
function tariffRows(tariffRow: StackRow, line: LineItem): LineRow[] {
  const { hts, duty, value, quantities, row } = tariffRow
  const [first, ...more] = quantities
  const program = row ? '' : (line.spi ?? '')
  return [
    {
      goods: { text: [program, withDots(hts)].filter(Boolean).join(' '), bold: true },
      net: { text: first ? quantityText(first) : '' },
      value: { text: value > 0n || !row ? dollars(value) : '', bold: true },
      rate: { text: rateText(tariffRow, wholeDollars(toCents(line.entered_value))) },
      duty: { text: cents(duty), bold: true },
    },
    ...more.map((quantity): LineRow => ({ net: { text: quantityText(quantity) } })),
  ]
}

/** The AD/CVD cases; under a bond with the phrase and the surety that CBP's instructions of block 33 B ask for. */
const caseRows = (line: LineItem, surety: string): LineRow[] =>
  casesOf(line).flatMap((one): LineRow[] => [
    {
      goods: { text: one.number, bold: true },
      rate: { text: one.isSpecific ? `$${one.rate ?? ''} a unit` : percent(one.rate) },
      duty: { text: cents(caseDuty(one, wholeDollars(toCents(line.entered_value)))), bold: true },
    },
    ...(isBonded(one) ? [{ goods: { text: `(Surety Code #${surety})` } }] : []),
  ])

/** The surety of the additional bond, which AD/CVD is deposited under, else that of the entry. */
const suretyOf = ({ bond_information: bond, header }: DraftData): string =>
  bond?.additional_surety || (header?.surety_no ?? '')

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

/** Category and ruling of the goods, and visa and licenses (37 D) as they are filed. */
const paperRows = (line: LineItem): LineRow[] => [
  ...[line.category_number && `Category ${line.category_number}`, ruling(line)].flatMap((text) =>
    text ? [{ goods: { text } }] : [],
  ),
  ...(line.visa_number ? [{ goods: { text: 'Visa' }, rate: { text: line.visa_number } }] : []),
  ...filedLicenses(line).map(
    ({ type, number }): LineRow => ({ goods: { text: `License, type ${type}` }, rate: { text: number } }),
  ),
]

function ruling(line: LineItem): string | undefined {
  const digits = readRuling(line.ruling_number)
  return digits && `Ruling ${digits}`
}

/** The statuses of goods in a foreign trade zone (AE record 41), in the English of the form. */
const ZONE_STATUS: Readonly<Record<string, string>> = {
  P: 'Privileged foreign',
  N: 'Non-privileged foreign',
  D: 'Domestic',
}

/** The status of goods in a foreign trade zone, with the day of privileged status, and the zone. */
function zoneRows({ zone = {} }: LineItem, { header = {} }: DraftData): LineRow[] {
  if (!entryTypeNeeds(header.entry_type)?.zone || !zone.status) return []
  const filed = zone.status === 'P' && parseDay(zone.filing_date)
  return [
    [ZONE_STATUS[zone.status], filed && formatDay(filed)].filter(Boolean).join(', '),
    header.zone_id && `Zone ${header.zone_id}`,
  ].flatMap((text) => (text ? [{ goods: { text } }] : []))
}

/**
 * The statements of the first line for the whole entry: the warehouse entry behind it, and that of 19 CFR
 * 10.31(a)(3).
 */
function entryRows(draft: DraftData): LineRow[] {
  const { header, export_details: details } = draft
  const warehouse = entryTypeNeeds(header?.entry_type)?.withdrawal && details?.warehouse_reference
  const isTemporary = declarationText(draft).includes(TIB_DECLARATION)
  return [warehouse && `Warehouse entry ${warehouse}`, isTemporary && TIB_DECLARATION].flatMap((text) =>
    text ? [{ goods: { text } }] : [],
  )
}

/** The fees that go by the value of a line: name, and rate in percent on an entry date. */
const FEES_BY_VALUE: Readonly<Record<string, { name: string; rate: (entryDate?: string) => string }>> = {
  '499': { name: 'Merchandise processing fee', rate: (entryDate) => mpfYear(entryDate).rate_percent },
  '501': { name: 'Harbor maintenance fee', rate: () => HMF_RATE_PERCENT },
}

const FEE_NAMES = new Map(FEE_CLASSES.map(({ code, name }) => [code, name]))

/** The fees of a line: what records 62 carry. */
const feeRows = (fees: readonly AeFee[], entryDate: string | undefined): LineRow[] =>
  fees.map(({ classCode, amount }) => {
    const { name = FEE_NAMES.get(classCode), rate } = FEES_BY_VALUE[classCode] ?? {}
    return {
      goods: { text: [classCode, name].filter(Boolean).join(' ') },
      rate: { text: percent(rate?.(entryDate)) },
      duty: { text: money(amount) },
    }
  })

/** The gross weight, and the manifest quantity with its unit below it. */
const weightRows = (line: LineItem, packages: string): LineRow[] => [
  { weight: { text: withUnit(grouped(line.gross_weight_kg), 'KG') } },
  { weight: { text: withUnit(grouped(line.manifest_qty), packages) } },
]

/** Charges and relationship, which are below the entered value. */
function chargesRow(line: LineItem): LineRow {
  const charges = grouped(line.charges)
  return { value: { text: [charges && `C ${charges}`, line.relationship].filter(Boolean).join('  ') } }
}

/** Blocks 31 to 38 of every line: the whole description, every tariff row, cases, taxes and fees. */
export function formLines(draft: DraftData): FormLine[] {
  const multi = linesOfMulti(draft)
  const fees = filedLineFees(draft)
  const packages = manifestUnit(draft)
  const metals = linesOfMetal(draft)
  return (draft.line_items ?? []).map((line, index) => {
    const { origin = '', mid = '' } = multi[index] ?? {}
    const goods: LineRow[] = [
      { goods: { text: line.description ?? '' } },
      ...tariffStack(line).flatMap((row) => tariffRows(row, line)),
      ...(mid ? [{ goods: { text: mid } }] : []),
      ...(metals[index] ?? []).map((text): LineRow => ({ goods: { text } })),
      ...caseRows(line, suretyOf(draft)),
      ...paperRows(line),
      ...zoneRows(line, draft),
      ...(index === 0 ? entryRows(draft) : []),
      ...taxRows(line),
      ...feeRows(fees[index] ?? [], draft.header?.entry_date),
    ]
    const weighed = beside(goods.flatMap(wrapRow), weightRows(line, packages).flatMap(wrapRow))
    const belowValue = weighed.findLastIndex(({ value }) => value) + 1
    const rows = beside(weighed, wrapRow(chargesRow(line)), belowValue)
    const number: LineRow = {
      line: {
        text: [line.set_indicator, String(line.line_number).padStart(3, '0')].filter(Boolean).join(' '),
        bold: true,
      },
    }
    return { rows: beside(rows, origin ? [number, ...wrapRow({ line: { text: origin } })] : [number]) }
  })
}
