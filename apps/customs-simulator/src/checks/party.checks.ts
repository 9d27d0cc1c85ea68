import { isProvinceCode, partyNumber } from '@edfe/domain/filing'
import type { Fault } from '../answer/conditions.ts'
import type { SummaryLine } from '../summary/summary.ts'
import { type Check, type CheckInput, onLine, when } from './check.ts'

/** The form of a manufacturer: country or province, at least eight characters in all (AE usage note f). */
const MANUFACTURER = /^[A-Z]{2}[A-Z0-9]{6,13}$/

/** A number of a form that CBP assigned once and takes no more. */
export const OLD_NUMBER = /^\d{4}-\d{5}$/

/** Entry types that need a manufacturer for goods of Canada alone. */
const NEEDS_IF_CANADIAN = ['22', '23']

/** Records 47 of every line. */
export const partyChecks: Check = (input) => input.summary.lines.flatMap((line) => parties(line, input))

function parties(line: SummaryLine, { needs, reference, content, entryType }: CheckInput): Fault[] {
  const isManufacturer = (id: string) => MANUFACTURER.test(id) && reference.hasCountry(id.slice(0, 2))
  const isOfProvince = (id: string) => isProvinceCode(id.slice(0, 2))
  const { origin = '', exportCountry = '' } = line.header
  const isCanadian = origin === 'CA' || isProvinceCode(origin)
  const isOfCanada = isCanadian || exportCountry === 'CA'
  const given = line.all('47')
  const kinds = given.map(({ kind }) => kind)
  return [
    ...when(needs?.manufacturer === true && !kinds.includes('M'), '483', ...onLine(line)),
    ...when(
      NEEDS_IF_CANADIAN.includes(entryType) && isOfCanada && !kinds.includes('M'),
      '534',
      ...onLine(line),
    ),
    ...when(kinds.includes('C') && content.consignee === undefined, '522', ...onLine(line)),
    ...when(needs?.consignee === true && !kinds.includes('S'), '577', ...onLine(line)),
    ...when(line.all('53').length > 0 && !kinds.includes('E'), '499', ...onLine(line)),
    ...given.flatMap((values, index) => {
      const { kind = '', party = '' } = values
      const where = onLine(line, '47', values, index + 1)
      return [
        ...when(!['M', 'C', 'S', 'E'].includes(kind), '519', ...where),
        ...when(kinds.indexOf(kind) < index, '520', ...where),
        ...when(kind === 'M' && party !== '' && !isManufacturer(party), '523', ...where),
        ...when(isCanadian && kind === 'M' && isManufacturer(party) && !isOfProvince(party), '535', ...where),
        ...when(kind === 'C' && OLD_NUMBER.test(party), '593', ...where),
        ...when(
          kind === 'C' && party !== '' && !OLD_NUMBER.test(party) && !partyNumber(party),
          '594',
          ...where,
        ),
        ...when(kind === 'S' && OLD_NUMBER.test(party), '595', ...where),
        ...when(kind === 'S' && !OLD_NUMBER.test(party) && !partyNumber(party), '596', ...where),
      ]
    }),
  ]
}
