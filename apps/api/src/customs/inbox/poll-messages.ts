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
  for (const message of received.messages) {
    try {
      const { transmission_id: sent, images } = message
      const mayAnswer = sent && !isNotice(decodeStatus(images).application)
      if (!mayAnswer || !(await isKnownAnswer(deps, sent, images))) await storeInInbox(deps, message)
    } catch (error) {
      failed.push(error)
      continue
    }
    await deps.gateway.acknowledge(message.id)
  }
  if (failed.length > 0) throw failed[0]
  return { unreadable: received.unreadable ?? [] }
}

const storeInInbox = ({ db, jobs, services }: CustomsDeps, { id, images, transmission_id }: StatusMessage) =>
  db.transaction().execute(async (trx) => {
    const kept = await trx
      .insertInto('customs_inbox')
      .values({
        id,
        transmission_id: transmission_id ?? null,
        application: '',
        images: services.sealing.encrypt(JSON.stringify(images)),
        received_at: services.now(),
        read_at: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (kept.numInsertedOrUpdatedRows)
      await jobs.send(trx, STATUS_QUEUE, { message_id: id } satisfies StatusJob)
  })
