import type { StatusMessage } from '@edfe/abi'
import { z } from 'zod'
import type { FilingDeps } from '../transmissions/file-submission.ts'

export const STATUS_QUEUE = 'read-customs-status'

export const StatusJob = z.object({ message_id: z.string() })
export type StatusJob = z.output<typeof StatusJob>

/**
 * Takes in what customs has said by itself: each message is stored and queued for reading in one transaction, and
 * only then acknowledged, so that none is lost and each is read once. One that cannot be kept holds up no other; its
 * error is thrown at the end. Answers why customs could not be asked.
 */
export async function receiveStatus(deps: FilingDeps): Promise<string | undefined> {
  const received = await deps.gateway.receive()
  if (received.kind === 'away') return received.reason
  const failed: unknown[] = []
  for (const message of received.messages) {
    try {
      await keep(deps, message)
    } catch (error) {
      failed.push(error)
      continue
    }
    await deps.gateway.acknowledge(message.id)
  }
  if (failed.length > 0) throw failed[0]
  return undefined
}

const keep = ({ db, jobs, services }: FilingDeps, { id, images, transmission_id }: StatusMessage) =>
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
