import type { CustomsMessage } from '@edfe/contracts/customs/filing'
import type { Message } from '@edfe/domain/messages'
import type { z } from 'zod'
import { insertRows } from '../../db/insert-rows.ts'
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
export const recordEvent = (scope: RequestScope, entryId: string, event: EntryEvent): Promise<void> =>
  recordEvents(scope, entryId, [event])

/** Adds several events in their order; those without a time are of now. */
export async function recordEvents(
  { trx, org, actor, now }: RequestScope,
  entryId: string,
  events: readonly (EntryEvent & { at?: Date })[],
): Promise<void> {
  await insertRows(
    trx,
    'entry_events',
    events.map(({ messageId, title, detail, code, at, ...event }) => ({
      ...event,
      org_id: org.id,
      entry_id: entryId,
      title: JSON.stringify(title),
      detail: JSON.stringify(detail),
      code: code ?? null,
      message_id: messageId ?? null,
      actor_user_id: actor.userId,
      occurred_at: at ?? now,
    })),
  )
}
