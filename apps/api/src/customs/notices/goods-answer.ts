import type { GoodsAnswer, GoodsEvent } from '@edfe/contracts/customs/goods'
import {
  AGENCIES,
  actorOf,
  billState,
  type Goods,
  inLightOf,
  type ReleaseAction,
  readReleaseAction,
} from '@edfe/domain/release'
import type { RequestScope } from '../../entries/request-scope.ts'

/** The goods of an entry in the reader's words; null before the first notice about its release. */
export function goodsAnswer(scope: RequestScope, goods: Goods | undefined): GoodsAnswer | null {
  if (!goods) return null
  const event = eventIn(scope, goods)
  return {
    is_free: goods.isFree,
    released_on: goods.releasedOn ?? null,
    bills: goods.bills.map((bill) => ({
      numbers: bill.bills.map(({ number }) => number),
      state: billState(goods, bill) ?? null,
      events: bill.actions.map(event),
    })),
    agencies: goods.agencies.map(({ agency, program, lines, isOpen, actions }) => ({
      agency,
      name: AGENCIES[agency] ?? null,
      program,
      lines: lines ?? null,
      is_open: isOpen,
      events: actions.map(event),
    })),
    entry: goods.entry.map(event),
  }
}

const eventIn =
  ({ words }: RequestScope, goods: Goods) =>
  (action: ReleaseAction): GoodsEvent => {
    const notice = inLightOf(goods, readReleaseAction(action))
    const { code, title, detail, tone, request, reportedAt } = notice
    return {
      at: reportedAt ?? null,
      code,
      title: words.format(title),
      detail: words.formatAll(detail),
      tone,
      acts: actorOf(action, goods) ?? null,
      action: request ? words.format(request.action) : null,
    }
  }
