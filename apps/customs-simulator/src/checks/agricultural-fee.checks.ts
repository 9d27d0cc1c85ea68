import { agriculturalFees, recordOfClass } from '@edfe/domain/reference'
import type { Fault } from '../answer/conditions.ts'
import type { SummaryLine } from '../summary/summary.ts'
import { type Check, type CheckInput, onLine, when } from './check.ts'

/** Merchandise processing and harbor maintenance, the other classes of record 62. */
export const OTHER_CLASSES = ['499', '501']

/** The chapters in which the goods of a fee are (7 CFR chapter XI). Goods elsewhere owe none. */
const CHAPTERS: Record<string, string[]> = {
  '053': ['01', '02', '16'],
  '054': ['01', '02', '16'],
  '055': ['04', '17', '21'],
  '056': ['50', '51', '52', '53', '54', '55', '56', '57', '58', '59', '60', '61', '62', '63', '94', '96'],
  '057': ['08', '20'],
  '079': ['17', '18', '19', '21'],
  '090': ['07', '11', '20'],
  '102': ['08'],
  '103': ['07'],
  '104': ['08'],
  '105': ['44'],
  '106': ['08', '20'],
  '107': ['08'],
  '108': ['08', '20'],
  '109': ['10', '12'],
  '110': ['04', '15', '17', '18', '19', '21', '22', '23', '35'],
  '124': ['08'],
  '125': ['06'],
}

/** Beef at the ports of Puerto Rico and of the Virgin Islands. */
const BEEF = '053'
const WITHOUT_BEEF_FEE = ['49', '51']

/** Certificates that free goods from a fee: organic products, raspberries of approved producers. */
const EXEMPTING = ['22', '23']

const TIB = '23'

/** Records 62 of the Agricultural Marketing Service. */
export const agriculturalFeeChecks: Check = (input) =>
  input.summary.lines.flatMap((line) =>
    line
      .all('62')
      .map((fee) => fee.class ?? '')
      .filter((code) => recordOfClass(code) === '62' && !OTHER_CLASSES.includes(code))
      .flatMap((code) => faultsOf(code, line, input)),
  )

function faultsOf(code: string, line: SummaryLine, { entryType, header }: CheckInput): Fault[] {
  const numbers = line.all('50').map(({ hts = '' }) => hts)
  const mayOwe = numbers.some((hts) => agriculturalFees(hts).some((fee) => fee.code === code))
  const isElsewhere = numbers.every((hts) => !CHAPTERS[code]?.includes(hts.slice(0, 2)))
  const isExempted =
    line.header.feeExemption !== undefined ||
    line.all('52').some(({ licenseType = '' }) => EXEMPTING.includes(licenseType))
  const isExemptPort = code === BEEF && WITHOUT_BEEF_FEE.includes((header.port ?? '').slice(0, 2))
  const where = onLine(line)
  return [
    ...when(line.header.setIndicator === 'X', '478', ...where),
    ...when(entryType === TIB, '679', ...where),
    ...when(isExemptPort && mayOwe, '652', ...where),
    ...when(isExempted && mayOwe, '653', ...where),
    ...when(isElsewhere, '655', ...where),
  ]
}
