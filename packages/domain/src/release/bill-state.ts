import type { Movement } from './codes/bill-codes.ts'
import type { Goods, GoodsOfBill } from './goods.ts'

/** What a person has to know of a bill: what stops it, else that its goods may go, else how far it has come. */
export const BILL_STATES = [
  'held',
  'mismatched',
  'free',
  'unmatched',
  'on_file',
  'departed',
  'arrived',
  'deleted',
] as const
export type BillState = (typeof BILL_STATES)[number]

/** Undefined when every notice about the bill is one that this version has no words for. */
export function billState({ isFree }: Pick<Goods, 'isFree'>, bill: GoodsOfBill): BillState | undefined {
  if (bill.holds.length > 0) return 'held'
  if (bill.movement === 'deleted') return 'deleted'
  if (isFree) return 'free'
  if (bill.isMismatched) return 'mismatched'
  return bill.movement satisfies Movement | undefined
}
