import type { CustomsMessage } from '@edfe/contracts/customs/filing'
import type { Message } from '@edfe/domain/messages'
import type { z } from 'zod'
import type { RequestScope } from '../request-scope.ts'

type Shown = z.output<typeof CustomsMessage>

export interface EntryEvent extends Pick<Shown, 'stream' | 'kind' | 'direction' | 'tone'> {
  title: Message
  /** Sentences in their order. */
  detail: readonly Message[]
  code?: string
  messageId?: string
}

/** Adds to the filing's event log, from which its state is derived; append-only. */
export async function recordEvent(
  { trx, org, actor, now }: RequestScope,
  entryId: string,
  { messageId, title, detail, code, ...event }: EntryEvent,
): Promise<void> {
  await trx
    .insertInto('entry_events')
    .values({
      ...event,
      org_id: org.id,
      entry_id: entryId,
      title: JSON.stringify(title),
      detail: JSON.stringify(detail),
      code: code ?? null,
      message_id: messageId ?? null,
      actor_user_id: actor.userId,
      occurred_at: now,
    })
    .execute()
}
