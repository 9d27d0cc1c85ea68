import { billName, billQuestion, type Goods, onlyBill } from '@edfe/domain/release'
import type { StoredEntry } from '../../entries/repository/load-entry.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { readGoods } from '../notices/read-goods.ts'

type Question = NonNullable<ReturnType<typeof billQuestion>>

/** A bill of the goods that CBP can look up, by its numbers, and the question about it. */
export interface AskableBill {
  bill: string
  question: Question
}

/** The bills of an entry's goods that CBP can look up, each once. */
export function askableBills({ draft }: Pick<StoredEntry, 'draft'>, { bills }: Goods): AskableBill[] {
  const mode = draft.shipment_origin?.mode_of_transport ?? ''
  return bills.flatMap(({ bills: named }) => {
    const numbers = named.length > 0 ? named : onlyBill(draft.shipment_origin)
    const question = billQuestion(numbers, mode)
    return question ? [{ bill: billName(numbers), question }] : []
  })
}

/** One of them; undefined for a bill that CBP has not named, or that no manifest has. */
export async function askableBill(
  scope: RequestScope,
  entry: StoredEntry,
  bill: string,
): Promise<AskableBill | undefined> {
  const goods = await readGoods(scope, entry)
  return goods && askableBills(entry, goods).find((one) => one.bill === bill)
}
