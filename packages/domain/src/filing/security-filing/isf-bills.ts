import type { ReleaseSection, ShipmentSection } from '../../entry/draft.ts'
import type { FiledBill, FiledContainer, FilingReference } from '../../security-filing/index.ts'
import { type BillReading, readBill, readHouseBill } from '../mapping/bill.ts'
import { billRows } from '../mapping/bill-rows.ts'

const OCEAN_MODE = '11'

/** The bills of one master, which one filing has. */
export interface FiledMaster {
  /** SCAC and number in one. */
  master: string
  bills: readonly FiledBill[]
  /** The master above house bills. */
  references: readonly FilingReference[]
}

/** A bill that cannot be sent, by its path. */
interface UnreadBill {
  path: string
  isMissing: boolean
}

const written = ({ issuer = '', number }: BillReading): string => `${issuer}${number}`

const rowPath = (index: number, field: string): string =>
  index === 0 ? `shipment_origin.${field}` : `shipment_origin.further_bills.${index - 1}.${field}`

/** The filings that the bills of an entry make, one for each master, in their order; and what cannot be read as a bill. */
export function readMasters(shipment: ShipmentSection): { masters: FiledMaster[]; unread: UnreadBill[] } {
  const unread: UnreadBill[] = []
  const byMaster = new Map<string, string[]>()
  for (const [index, row] of billRows(shipment).entries()) {
    const master = readBill(row.bill_of_lading, OCEAN_MODE)
    if (!master) {
      unread.push({ path: rowPath(index, 'bill_of_lading'), isMissing: !row.bill_of_lading })
      continue
    }
    const houses = byMaster.get(written(master)) ?? []
    byMaster.set(written(master), houses)
    const house = readHouseBill(row.house_bill, OCEAN_MODE)
    if (row.house_bill && !house) unread.push({ path: rowPath(index, 'house_bill'), isMissing: false })
    if (house && !houses.includes(written(house))) houses.push(written(house))
  }
  return { masters: [...byMaster].map(([master, houses]) => filedMaster(master, houses)), unread }
}

const filedMaster = (master: string, houses: readonly string[]): FiledMaster =>
  houses.length === 0
    ? { master, bills: [{ kind: 'OB', number: master }], references: [] }
    : {
        master,
        bills: houses.map((number) => ({ kind: 'BM', number })),
        references: [{ qualifier: 'MB', reference: master }],
      }

const CONTAINER = /^([A-Z]{4})(\d{6})(\d?)$/
/** A container as the carriers' equipment tables call it (CATAIR Appendix B). */
const EQUIPMENT = 'CN'

/** The containers of a filing: those of its bills; a container without a bill is that of the first filing. */
export const containersOf = (
  { containers = [] }: ReleaseSection,
  { master, bills }: FiledMaster,
  isFirst: boolean,
): FiledContainer[] =>
  containers.flatMap(({ number = '', bill = '' }) => {
    const [, initial, serial, checkDigit] = CONTAINER.exec(number) ?? []
    const isOwn = bill ? [master, ...bills.map((one) => one.number)].includes(bill) : isFirst
    return initial && serial && isOwn
      ? [{ equipment: EQUIPMENT, initial, number: serial, ...(checkDigit && { checkDigit }) }]
      : []
  })
