import type { ReferenceBook } from '@edfe/domain/reference'
import type { Fault } from '../answer/conditions.ts'
import type { SummaryLine } from '../summary/summary.ts'
import { type Check, type CheckInput, onLine, when } from './check.ts'

/** Types 01 to 31 of record 52, July 2026. */
const TYPE = /^(0[1-9]|[12]\d|3[01])$/

/** Types whose number has its own format (AE usage note s); any other number has nine characters at most. */
const FORMS: Record<string, RegExp> = {
  '14': /^\d-[A-Z][A-Z ]-\d{3}-\d$/,
  '16': /^.{1,8}$/,
  '21': /^[CF]\d[A-Z]{3}[A-Z0-9]\d{3}$/,
  '26': /^[A-Z0-9]{2}\d{7}$/,
  '27': /^.{9}$/,
  '31': /^\d[A-Z0-9]{4}\d{5}$/,
}
const OTHER_FORM = /^.{1,9}$/

/** The goods that a type is for, where the chapter names them. */
const GOODS: Record<string, RegExp> = {
  '01': /^7[23]/,
  '02': /^991061/,
  '06': /^7102/,
  '09': /^2523/,
  '28': /^76/,
  '31': /^2009/,
}

/** Steel and aluminum, whose licenses a zone or warehouse entry does not carry. */
const METAL = ['01', '28']
const WITHOUT_METAL_LICENSE = ['06', '21', '22']
const SUGAR = '21'
const ARGENTINE_JUICE = '31'
const WITHOUT_JUICE_LICENSE = ['21', '22', '23']

/** Records 51 and 52: visas, licenses, certificates and permits. */
export const licenseChecks: Check = (input) =>
  input.summary.lines.flatMap((line) => [
    ...line
      .all('51')
      .flatMap(({ visa }) => (visa === undefined ? [] : visaFaults(visa, line, input.reference))),
    ...line
      .all('52')
      .flatMap(({ licenseType: type, licenseNumber: number }) =>
        type === undefined ? [] : licenseFaults(type, number, line, input),
      ),
  ])

/** The year of export, the country, then a number of six digits. */
const visaFaults = (visa: string, line: SummaryLine, reference: ReferenceBook): Fault[] => [
  ...when(!reference.hasCountry(visa.slice(1, 3)), '468', ...onLine(line)),
  ...when(!/^\d{6}$/.test(visa.slice(3)), '469', ...onLine(line)),
  ...when(!/^\d/.test(visa), '470', ...onLine(line)),
]

function licenseFaults(
  type: string,
  number: string | undefined,
  line: SummaryLine,
  { entryType, content }: CheckInput,
): Fault[] {
  const where = onLine(line)
  if (!TYPE.test(type)) return when(true, '472', ...where)
  const isFormed = number !== undefined && (FORMS[type] ?? OTHER_FORM).test(number)
  const goods = GOODS[type]
  const { origin } = line.header
  const isForeign = type === ARGENTINE_JUICE && origin !== 'AR' && !WITHOUT_JUICE_LICENSE.includes(entryType)
  const isOldSugar = type === SUGAR && isFormed && !isOfYear(number, content.estimatedEntryDate)
  return [
    ...when(number !== undefined && !isFormed, '691', ...where),
    ...when(goods !== undefined && !line.all('50').some(({ hts = '' }) => goods.test(hts)), '690', ...where),
    ...when(METAL.includes(type) && WITHOUT_METAL_LICENSE.includes(entryType), '818', ...where),
    ...when(isOldSugar, '821', ...where),
    ...when(isForeign, '839', ...where),
  ]
}

/** A sugar certificate is for the calendar year (C) or the fiscal year (F, from October) of its second character. */
function isOfYear(number: string, entryDate: string | undefined): boolean {
  if (entryDate === undefined) return true
  const isNextFiscal = number.startsWith('F') && entryDate.slice(5, 7) >= '10'
  const year = Number(entryDate.slice(0, 4)) + (isNextFiscal ? 1 : 0)
  return number[1] === String(year % 10)
}
