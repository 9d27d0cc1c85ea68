import { readReleaseNotice, releaseActions } from '@edfe/abi'
import { NOTICE_KINDS } from '@edfe/domain/customs'
import { type Goods, unknownActions } from '@edfe/domain/release'
import type { RequestScope } from '../../entries/request-scope.ts'
import { keepFilingsOf } from '../filings/keep-filings.ts'
import { lockNumber } from '../filings/locked-number.ts'
import type { MatchedNotice } from '../subjects/subject.ts'
import { storeMessages } from '../transmissions/submission-store.ts'
import { applyMeanings, type SaidOfEntry } from './apply-meanings.ts'
import type { CustomsNotifyTools } from './notify-of-answer.ts'
import { goodsIn, heardIn, saidIn } from './read-goods.ts'

/**
 * Applies unsolicited CBP notifications to an entry, in the order in which they came: message, events, requests, the
 * state of the goods, and the status of the entry while its answer is still open. An accepted entry stays accepted,
 * whatever follows. Nothing is done for one that was read before.
 */
export async function applyNotifications(
  scope: RequestScope,
  tools: CustomsNotifyTools,
  entryId: string,
  notices: readonly MatchedNotice[],
): Promise<void> {
  const stored = await storeNotices(scope, notices)
  if (stored.length === 0) return
  // Notices of one entry come beside each other: each counts with those that were applied before it.
  const locked = await lockNumber(scope, entryId)
  if (!locked) return
  const { entry, records } = locked
  const heard = stored.some(isAboutGoods) ? heardIn(scope, entry, records) : []
  const messages: SaidOfEntry[] = []
  let goods: Goods | undefined
  const waiting = new Set(stored.map(({ messageId }) => messageId))
  for (const { messageId, at, submissionId, images, meanings: said, ...notice } of stored) {
    waiting.delete(messageId)
    const message = { submissionId, messageId, said, at }
    if (!isAboutGoods(notice)) {
      messages.push({ ...message, goods: undefined })
      continue
    }
    const until = heard.filter(({ id }) => !waiting.has(id))
    const { answered } = saidIn(until, messageId)
    const actions = releaseActions(readReleaseNotice(images))
    goods = goodsIn(until)
    messages.push({
      ...message,
      goods,
      // What an answer to a question said before is in the history again, and nobody is notified twice.
      repeated: actions.map((action) => unknownActions(answered, [action]).length === 0),
    })
  }
  entry.release_status = await applyMeanings(scope, tools, entry, messages)
  await keepFilingsOf(scope, locked, goods)
}

const isAboutGoods = ({ application }: Pick<MatchedNotice, 'application'>): boolean =>
  application === NOTICE_KINDS.releaseStatus.application

/** A notice that was kept as a message, and when: a millisecond after the one before it, so that their order stays. */
interface StoredNotice extends MatchedNotice {
  messageId: string
  at: Date
}

/** Keeps notices as messages; returns those that were not kept before. */
async function storeNotices(scope: RequestScope, notices: readonly MatchedNotice[]): Promise<StoredNotice[]> {
  const dated = notices.map((notice, index) => ({
    ...notice,
    direction: 'received' as const,
    at: new Date(scope.now.getTime() + index),
  }))
  const ids = await storeMessages(scope, dated)
  return dated.flatMap((notice, index) => {
    const messageId = ids[index]
    return messageId ? [{ ...notice, messageId }] : []
  })
}
