import { sql } from 'kysely'
import type { Db } from '../../db/engine.ts'
import { gatewayProblems } from '../../messages/customs-messages.ts'
import type { CustomsGateway } from '../gateway/gateway.ts'

/** A contact is noted again only after so many seconds: what is filed at once would wait for one row. */
const NOTED_FOR_SECONDS = 5

interface Watching {
  db: Db
  now(): Date
}

/**
 * A gateway whose contacts are noted in `customs_road`, for the operator. While the operator has paused sending, nothing
 * new leaves; answers to what the other side has are still asked for.
 */
export const watchedGateway = (gateway: CustomsGateway, { db, now }: Watching): CustomsGateway => ({
  async send(transmission) {
    if (!transmission.isHandedOver && (await isPaused(db)))
      return { kind: 'away', reason: gatewayProblems.paused() }
    const answer = await gateway.send(transmission)
    if (answer.kind !== 'away') await note(db, 'sent_at', now())
    return answer
  },
  async poll(awaited) {
    const received = await gateway.poll(awaited)
    if (received.kind === 'away' || received.away) await noteAway(db, now())
    else await note(db, 'heard_at', now())
    if (received.kind === 'received' && received.messages.length > 0) await note(db, 'received_at', now())
    return received
  },
  acknowledge: (id) => gateway.acknowledge(id),
  ...(gateway.close && { close: () => gateway.close!() }),
})

async function isPaused(db: Db): Promise<boolean> {
  const road = await db.selectFrom('customs_road').select('paused_at').executeTakeFirst()
  return road?.paused_at != null
}

/** Writes the time of a contact; whoever answers the question for messages is not away. */
async function note(db: Db, contact: 'sent_at' | 'heard_at' | 'received_at', at: Date): Promise<void> {
  const before = new Date(at.getTime() - NOTED_FOR_SECONDS * 1000)
  await db
    .updateTable('customs_road')
    .set({ [contact]: at, ...(contact === 'heard_at' && { away_since: null }) })
    .where((is) => is.or([is(contact, 'is', null), is(contact, '<', before)]))
    .execute()
}

const noteAway = (db: Db, at: Date) =>
  db
    .updateTable('customs_road')
    .set({ away_since: sql<Date>`coalesce(away_since, ${at})` })
    .execute()
