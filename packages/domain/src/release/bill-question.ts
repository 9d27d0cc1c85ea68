import type { StatusQuestion } from '../customs-queries/index.ts'
import type { ShipmentSection } from '../entry/draft.ts'
import { furtherBills } from '../filing/mapping/bill-rows.ts'
import { isAirMode } from '../reference/modes-of-transport.ts'
import type { NoticeBill } from './release-action.ts'

type BillQuestion = Extract<StatusQuestion, { about: 'bill' | 'airWaybill' }>

/** Ship, rail and truck, whose bills are in a manifest at CBP. */
const MANIFEST_MODES = /^[123][01]$/

/**
 * The question about the bill of a release notice: its house where it has one. Undefined for bills that CBP cannot look
 * up, such as those of a pipeline, and for a notice that names none.
 */
export function billQuestion(bills: readonly NoticeBill[], mode: string): BillQuestion | undefined {
  const [first, below] = bills.filter(({ type }) => type !== 'other')
  if (!first) return undefined
  if (isAirMode(mode))
    return /^\d{11}$/.test(first.number)
      ? { about: 'airWaybill', number: first.number, house: below?.number, limit: 'all' }
      : undefined
  const [, issuer, number] = /^([A-Z]{4})([A-Z0-9]+)$/.exec((below ?? first).number) ?? []
  if (!issuer || !number || !MANIFEST_MODES.test(mode)) return undefined
  return { about: 'bill', issuer, number, withRelated: false, limit: 'all' }
}

/** The numbers of a bill as one text, by which a question about it is found again. */
export const billName = (bills: readonly NoticeBill[]): string => bills.map(({ number }) => number).join(' ')

/** The bill of an entry that has only one, which a notice may leave unnamed; empty where there are several or none. */
export function onlyBill(shipment: ShipmentSection = {}): NoticeBill[] {
  const master = bare(shipment.bill_of_lading)
  const house = bare(shipment.house_bill)
  if (!master || furtherBills(shipment).length > 0) return []
  return house
    ? [
        { type: 'master', number: master },
        { type: 'house', number: house },
      ]
    : [{ type: 'regular', number: master }]
}

const bare = (typed = ''): string => typed.toUpperCase().replace(/[\s-]/g, '')
