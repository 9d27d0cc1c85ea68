import type { ConditionCode, Fault } from '../answer/conditions.ts'
import type { SummaryLine } from '../summary/summary.ts'
import { type Check, onLine, when } from './check.ts'

/** The claims of record 40 with the values that each may hold, and the condition for any other. */
const CLAIMS: [field: string, allowed: string[], code: ConditionCode][] = [
  ['productClaim', ['C', 'F', 'G', 'H', 'M'], '417'],
  ['netCost', ['Y'], '422'],
  ['feeExemption', ['1', '2'], '423'],
]

/** Consumption from a foreign trade zone. */
const ZONE_TYPE = '06'

/** Claims of record 40, the zone (41), invoices (42) and rulings (43) of every line. */
export const lineDetailChecks: Check = ({ summary, header, content, entryType }) => [
  ...when(entryType !== ZONE_TYPE && content.ftzIdentifier !== undefined, '136'),
  ...when(entryType === ZONE_TYPE && content.ftzIdentifier === undefined, '288'),
  ...summary.lines.flatMap((line) => [
    ...CLAIMS.flatMap(([field, allowed, code]) => {
      const value = line.header[field]
      return when(value !== undefined && !allowed.includes(value), code, ...onLine(line))
    }),
    ...when(Boolean(line.header.lineId?.includes('*')), '822', ...onLine(line)),
    ...(entryType === ZONE_TYPE ? fromZone(line) : notFromZone(line)),
    ...invoices(line, header.electronicInvoiceIndicator === 'Y'),
    ...line
      .all('43')
      .flatMap(({ rulingTypeCode: kind }) =>
        when(kind !== undefined && !['C', 'P', 'R'].includes(kind), '461', ...onLine(line)),
      ),
  ]),
]

/** The status in a foreign trade zone: privileged foreign goods (P) have the day on which it was asked for. */
const fromZone = (line: SummaryLine): Fault[] => [
  ...when(line.all('41').length === 0, '670', ...onLine(line)),
  ...line
    .all('41')
    .flatMap(({ status, filingDate, quantity }) => [
      ...when(status !== undefined && !['P', 'N', 'D'].includes(status), '671', ...onLine(line)),
      ...when(
        status !== undefined && 'ND'.includes(status) && filingDate !== undefined,
        '673',
        ...onLine(line),
      ),
      ...when(status === 'P' && filingDate === undefined, '674', ...onLine(line)),
      ...when(quantity !== undefined && Number(quantity) === 0, '683', ...onLine(line)),
    ]),
]

/** Checks the data that only entry type 06 may have. */
const notFromZone = (line: SummaryLine): Fault[] =>
  line
    .all('41')
    .flatMap(({ status, filingDate, quantity }) => [
      ...when(status !== undefined, '678', ...onLine(line)),
      ...when(filingDate !== undefined, '672', ...onLine(line)),
      ...when(quantity !== undefined, '680', ...onLine(line)),
    ])

const RANGES = [1, 2, 3, 4]

/** Invoices with the ranges of their lines, which only an electronic invoice has. */
function invoices(line: SummaryLine, isElectronic: boolean): Fault[] {
  const given = line.all('42')
  return [
    ...when(isElectronic && given.length === 0, '446', ...onLine(line)),
    ...when(!isElectronic && given.length > 0, '447', ...onLine(line)),
    ...given.flatMap((invoice, index) => {
      const where = onLine(line, '42', invoice, index + 1)
      const ranges = RANGES.map((slot) => ({
        begin: invoice[`invoiceLineRange${slot}Begin`],
        end: invoice[`invoiceLineRange${slot}End`],
      }))
      const complete = ranges.flatMap(({ begin, end }) =>
        begin !== undefined && end !== undefined ? [{ begin: Number(begin), end: Number(end) }] : [],
      )
      const isZero = ({ begin, end }: (typeof complete)[number]) => begin === 0 || end === 0
      const overlaps = complete.some((one, at) =>
        complete.some((other, place) => place > at && other.begin <= one.end && one.begin <= other.end),
      )
      const first = complete[0]
      return [
        ...when(/[^A-Z0-9-]/.test(invoice.invoiceNumber ?? ''), '449', ...where),
        ...when(first !== undefined && isZero(first), '454', ...where),
        ...when(complete.slice(1).some(isZero), '457', ...where),
        ...when(
          complete.some(({ begin, end }) => begin > end),
          '458',
          ...where,
        ),
        ...when(overlaps, '459', ...where),
      ]
    }),
  ]
}
