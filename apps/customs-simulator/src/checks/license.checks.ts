import {
  isLicenseForEntry,
  isLicenseForGoods,
  isLicenseForOrigin,
  isLicenseOfYear,
  neededLicenses,
  type ReferenceBook,
} from '@edfe/domain/reference'
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
    ...when(lacksLicense(line, input), '60D', ...onLine(line)),
  ])

/** Steel or aluminum that needs a license, without it. The header of a set has none. */
function lacksLicense(line: SummaryLine, { entryType, content }: CheckInput): boolean {
  const numbers = line.all('50').map(({ hts = '' }) => hts)
  const { origin = '', setIndicator } = line.header
  const needed = neededLicenses(numbers, { entryType, entryDate: content.estimatedEntryDate, origin })
  const given = line.all('52').map(({ licenseType }) => licenseType)
  return setIndicator !== 'X' && needed.some(({ code }) => !given.includes(code))
}

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
  const { origin = '' } = line.header
  const numbers = line.all('50').map(({ hts = '' }) => hts)
  const isOfYear = !isFormed || isLicenseOfYear(type, number, content.estimatedEntryDate)
  return [
    ...when(number !== undefined && !isFormed, '691', ...where),
    ...when(!isLicenseForGoods(type, numbers), '690', ...where),
    ...when(!isLicenseForEntry(type, entryType), '818', ...where),
    ...when(!isOfYear, '821', ...where),
    ...when(!isLicenseForOrigin(type, origin, entryType), '839', ...where),
  ]
}
