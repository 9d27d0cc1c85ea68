import { type CalendarDay, parseDay } from '../../../calendar/index.ts'
import type { FurtherBill } from '../../../entry/draft.ts'
import { isAirMode } from '../../../reference/modes-of-transport.ts'
import type { ReleaseBill, ReleaseBillNumber, ReleaseConveyance } from '../../cargo-release.ts'
import type { FilingContext } from '../../filing-context.ts'
import { readCarrierCode } from '../../mapping/bill.ts'
import type { Bills } from '../../mapping/bill-rows.ts'
import { conveyanceName, manifestUnit, packagesOf, packagesOfFirstBill } from '../../mapping/cargo.ts'
import { readInBondNumber } from '../../mapping/in-bond.ts'
import {
  billKindsOf,
  HAND_CARRIED_MODE,
  MODES_WITHOUT_ISSUER,
  NON_AUTOMATED_MODES,
} from '../release-bills.ts'

/** Entries from a zone name bills only for goods that moved in bond to another port (SE15 note 10). */
export const ZONE_TYPE = '06'
const REWAREHOUSE_TYPE = '22'

type Row = Bills & Pick<FurtherBill, 'non_automated'>

/** A bill of the entry with what the release says of it. */
interface BillRow {
  bill: Row
  packages: bigint
  unit: string
}

/** A number without spaces and hyphens, in upper case. */
export const bareNumber = (typed = ''): string => typed.toUpperCase().replace(/[\s-]/g, '')

/** The mode of the release, that of step 2: goods that lie in a zone have none, unless they moved in bond. */
export const releaseMode = ({ draft, entryType }: Pick<FilingContext, 'draft' | 'entryType'>): string => {
  const { mode_of_transport: mode = '', it_number } = draft.shipment_origin ?? {}
  return entryType === ZONE_TYPE && !it_number ? '' : mode
}

/** A bill by its issuer and number; undefined when the release cannot send it. */
function readNumber(typed: string | undefined, mode: string) {
  const text = bareNumber(typed)
  if (MODES_WITHOUT_ISSUER.includes(mode)) return /^[A-Z0-9]{1,50}$/.test(text) ? { number: text } : undefined
  const [, issuer, number] = /^([A-Z]{4})([A-Z0-9]{1,46})$/.exec(text) ?? []
  return issuer && number && issuer !== 'UNKN' ? { issuer, number } : undefined
}

const readMaster = (typed: string | undefined, mode: string) =>
  isAirMode(mode) && !/^\d{11}$/.test(bareNumber(typed)) ? undefined : readNumber(typed, mode)

/** True if CBP takes house bills of a mode (SE15 note 8). */
export const hasHouses = (mode: string, type: string): boolean => billKindsOf(mode, type).includes('H')

type Numbers = Pick<ReleaseBillNumber, 'kind' | 'issuer' | 'number'>[]

/** In-bond number, master and house of a bill in their order; undefined when one of them cannot be sent. */
export function billNumbers(bill: Bills, mode: string, type: string): Numbers | undefined {
  const master = readMaster(bill.bill_of_lading, mode)
  const isHoused = Boolean(bill.house_bill) && hasHouses(mode, type)
  const house = isHoused ? readNumber(bill.house_bill, mode) : undefined
  const inBond = bill.it_number ? readInBondNumber(bill.it_number, mode) : ''
  if (!master || (isHoused && !house) || inBond === undefined) return undefined
  return [
    ...(inBond ? [{ kind: 'I', number: inBond }] : []),
    { kind: house ? 'M' : 'R', ...master },
    ...(house ? [{ kind: 'H', ...house }] : []),
  ]
}

/** What is given of a bill that cannot be sent, so that it is refused and not lost. */
const numbersAsTyped = ({ bill_of_lading, house_bill, it_number }: Bills): Numbers =>
  [
    { kind: 'I', number: bareNumber(it_number) },
    { kind: 'R', number: bareNumber(bill_of_lading) },
    { kind: 'H', number: bareNumber(house_bill) },
  ].filter(({ number }) => number !== '')

/** The bills that the release names: those of a zone or a rewarehouse entry only as far as it has any. */
export function releaseBillRows(context: FilingContext): BillRow[] {
  const { entryType, bills, draft } = context
  const [first, ...further] = bills
  const { shipment_origin: shipment, release } = draft
  const isLeftOut =
    entryType === ZONE_TYPE ? !shipment?.it_number : entryType === REWAREHOUSE_TYPE && !hasNumber(first)
  if (isLeftOut) return []
  const unit = manifestUnit(draft)
  return [
    {
      bill: { ...first, non_automated: release?.non_automated },
      packages: packagesOfFirstBill(context),
      unit,
    },
    ...further.map((row) => ({ bill: row, packages: packagesOf(row), unit: row.unit || unit })),
  ]
}

const hasNumber = ({ bill_of_lading, house_bill, it_number }: Bills): boolean =>
  Boolean(bill_of_lading || house_bill || it_number)

/** True if no manifest at CBP has a bill (SE15 note 5). */
const isNonAutomated = ({ non_automated }: Row, { draft, entryType }: FilingContext): boolean =>
  entryType !== ZONE_TYPE &&
  (non_automated === true ||
    NON_AUTOMATED_MODES.includes(draft.shipment_origin?.mode_of_transport ?? '') ||
    Boolean(draft.release?.general_order))

/** True if some bill of the release is in no manifest, so that its transport is asked for. */
export const needsConveyance = (context: FilingContext): boolean =>
  releaseBillRows(context).some(({ bill }) => isNonAutomated(bill, context))

/** True if some bills are in a manifest and others in none. */
export const mixesManifests = (context: FilingContext): boolean =>
  needsConveyance(context) && !releaseBillRows(context).every(({ bill }) => isNonAutomated(bill, context))

/** The day on which the goods arrive, as the carrier expects it. */
export const arrivalOf = ({ draft }: Pick<FilingContext, 'draft'>): CalendarDay | undefined =>
  parseDay(draft.shipment_origin?.eta) ?? parseDay(draft.shipment_origin?.import_date)

/** The transport of a bill; undefined while its carrier or trip is missing. */
export function conveyanceOf(
  context: FilingContext,
): Omit<ReleaseConveyance, 'quantity' | 'unit'> | undefined {
  const shipment = context.draft.shipment_origin ?? {}
  const carrier = readCarrierCode(shipment, shipment.mode_of_transport ?? '')
  const { trip_number: voyage } = shipment
  if (!carrier || !voyage) return undefined
  return { carrier, voyage, arrivalDate: arrivalOf(context), name: conveyanceName(shipment) }
}

/** Every bill of the release with its transport and containers. A bill that is the same without its house is one. */
export function releaseBills(context: FilingContext): ReleaseBill[] {
  const mode = releaseMode(context)
  const byNumbers = new Map<string, { row: BillRow; numbers: Numbers; names: string[] }>()
  for (const row of releaseBillRows(context)) {
    const numbers = billNumbers(row.bill, mode, context.entryType) ?? numbersAsTyped(row.bill)
    if (numbers.length === 0) continue
    const key = JSON.stringify(numbers)
    const known = byNumbers.get(key)
    byNumbers.set(key, {
      row: known ? { ...row, packages: known.row.packages + row.packages } : row,
      numbers,
      names: [...(known?.names ?? []), ...namesOf(row)],
    })
  }
  return [...byNumbers.values()].map(({ row, numbers, names }, index) =>
    releaseBill(row, numbers, equipmentOf(context, names, index === 0), context),
  )
}

/** Transport and containers of each bill of the summary, in the order of its manifests. */
export const billTransports = (context: FilingContext): Pick<ReleaseBill, 'conveyances' | 'equipment'>[] =>
  releaseBillRows(context).map((row, index) => {
    const equipment = equipmentOf(context, namesOf(row), index === 0)
    const { conveyances } = releaseBill(row, [], equipment, context)
    return { conveyances, equipment }
  })

/** The numbers by which a container may name its bill. */
const namesOf = ({ bill }: BillRow): string[] =>
  [bill.house_bill || bill.bill_of_lading].map((number) => bareNumber(number)).filter(Boolean)

function releaseBill(
  { bill, packages, unit }: BillRow,
  numbers: Numbers,
  equipment: string[],
  context: FilingContext,
): ReleaseBill {
  const isOutside = isNonAutomated(bill, context)
  const quantity = packages > 0n ? packages.toString() : undefined
  const transport = isOutside ? conveyanceOf(context) : undefined
  const isCounted = !transport || releaseMode(context) === HAND_CARRIED_MODE
  return {
    numbers: numbers.map((number, index) => ({
      ...number,
      ...(isCounted && index === numbers.length - 1 && quantity && { quantity }),
      isNonAutomated: isOutside && number.kind !== 'I',
    })),
    conveyances: transport && quantity ? [{ ...transport, quantity, unit }] : [],
    equipment,
  }
}

/** The containers of a bill: those that name it, and of the first bill those that name none. */
function equipmentOf(
  { draft, entryType }: FilingContext,
  names: readonly string[],
  isFirst: boolean,
): string[] {
  if (entryType === ZONE_TYPE) return []
  return (draft.release?.containers ?? [])
    .filter(({ number, bill }) => number && (bill ? names.includes(bareNumber(bill)) : isFirst))
    .map(({ number = '' }) => bareNumber(number))
}
