import { decodeStatus, type StatusMessage } from '@edfe/abi'
import { isNotice } from '@edfe/domain/customs'
import { z } from 'zod'
import { english } from '../../messages/formatter.ts'
import type { CustomsDeps } from '../transmissions/file-submission.ts'
import { awaitedOf, isKnownAnswer } from './answered-before.ts'

export const STATUS_QUEUE = 'read-customs-status'

export const StatusJob = z.object({ message_id: z.string() })
export type StatusJob = z.output<typeof StatusJob>

/**
 * Polls for unsolicited CBP messages. Each is stored and queued for reading in one transaction, and only then
 * acknowledged, so that none is lost and each is read once. A message that cannot be stored does not delay others; its
 * error is thrown at the end. `away` is the reason if the gateway did not answer; `unreadable` names what it could not read.
 */
export async function pollMessages(deps: CustomsDeps): Promise<{ away?: string; unreadable: string[] }> {
  const received = await deps.gateway.poll(awaitedOf(deps))
  if (received.kind === 'away') return { away: english.format(received.reason), unreadable: [] }
  const failed: unknown[] = []
  const fresh: StatusMessage[] = []
  const kept: StatusMessage[] = []
  for (const message of received.messages) {
    const { transmission_id: sent, images } = message
    await keepingOn(failed, async () => {
      const mayAnswer = sent && !isNotice(decodeStatus(images).application)
      const isKnown = mayAnswer && (await isKnownAnswer(deps, sent, images))
      ;(isKnown ? kept : fresh).push(message)
    })
  }
  try {
    await storeInInbox(deps, fresh)
    kept.push(...fresh)
  } catch {
    for (const message of fresh)
      await keepingOn(failed, async () => {
        await storeInInbox(deps, [message])
        kept.push(message)
      })
  }
  for (const { id } of kept) await keepingOn(failed, () => deps.gateway.acknowledge(id))
  if (failed.length > 0) throw failed[0]
  return {
    ...(received.away && { away: english.format(received.away) }),
    unreadable: received.unreadable ?? [],
  }
}

/** Does the work for one message; its error is kept, and delays no other message. */
const keepingOn = async (failed: unknown[], work: () => Promise<unknown>) => {
  try {
    await work()
  } catch (error) {
    failed.push(error)
  }
}

/** Stores messages and queues the reading of each, in one transaction. Those that are there already are left out. */
async function storeInInbox(
  { db, jobs, services }: CustomsDeps,
  messages: readonly StatusMessage[],
): Promise<void> {
  if (messages.length === 0) return
  await db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto('customs_inbox')
      .values(
        messages.map(({ id, images, transmission_id }) => ({
          id,
          transmission_id: transmission_id ?? null,
          application: '',
          images: services.sealing.encrypt(JSON.stringify(images)),
          received_at: services.now(),
          read_at: null,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute()
    await jobs.sendAll(
      trx,
      STATUS_QUEUE,
      added.map(({ id }): StatusJob => ({ message_id: id })),
    )
  })
}
