import { createHash } from 'node:crypto'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import {
  type Message,
  type MessagePage,
  PAGE_SIZE,
  type Submitted,
  type TransmissionState,
} from '@edfe/gateway'

/** A transmission on its way to the far side. */
export interface Unsent extends Submitted {
  id: string
}
/** A message of the far side. */
export type Received = Pick<Message, 'id' | 'transmission_id' | 'records'>

/** What the bridge has taken and not yet delivered; of what it has delivered, the ids, so that it comes once. */
export interface BridgeStore {
  /** 'conflict' for other records than those that were taken under this id. */
  submit(id: string, submitted: Submitted): 'taken' | 'conflict'
  find(id: string): TransmissionState | undefined
  page(after: string | undefined): MessagePage
  acknowledge(messageId: string): void
  unsent(): Unsent[]
  handedOver(transmission: Pick<Unsent, 'id' | 'sending'>): void
  /** Keeps a message once under its id. */
  receive(message: Received): void
  /** The number of messages that are not acknowledged. */
  waiting(): number
  close(): void
}

const TABLES = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  create table if not exists transmissions (
    id text primary key, digest text not null, sending integer not null, records text);
  create table if not exists messages (
    position integer primary key autoincrement, id text not null unique, transmission_id text, records text,
    received_at text not null)`

interface MessageRow {
  position: number
  id: string
  transmission_id: string | null
  records: string
  received_at: string
}

const rowOf = (row: Record<string, SQLOutputValue>): MessageRow => ({
  position: Number(row.position),
  id: String(row.id),
  transmission_id: row.transmission_id === null ? null : String(row.transmission_id),
  records: String(row.records),
  received_at: String(row.received_at),
})

/** Opens the store at a path; `:memory:` for tests. Its calls throw what SQLite throws, such as a full disk. */
export function openStore(path: string): BridgeStore {
  const database = new DatabaseSync(path)
  database.exec(TABLES)
  const known = database.prepare('select digest, sending from transmissions where id = ?')
  const take = database.prepare(
    `insert into transmissions (id, digest, sending, records) values (?, ?, ?, ?)
     on conflict (id) do update set sending = excluded.sending, records = excluded.records
     where excluded.sending > sending`,
  )
  const answers = database.prepare(
    'select * from messages where transmission_id = ? and records is not null order by position',
  )
  const following = database.prepare(
    'select * from messages where position > ? and records is not null order by position limit ?',
  )
  const delivered = database.prepare('update messages set records = null where id = ?')
  const open = database.prepare(
    'select id, sending, records from transmissions where records is not null order by rowid',
  )
  const sent = database.prepare('update transmissions set records = null where id = ? and sending = ?')
  const keep = database.prepare(
    `insert into messages (id, transmission_id, records, received_at) values (?, ?, ?, ?)
     on conflict (id) do nothing`,
  )
  const count = database.prepare('select count(*) as messages from messages where records is not null')
  return {
    submit(id, { sending, records }) {
      const digest = createHash('sha256').update(records.join('\n')).digest('hex')
      const before = known.get(id)
      if (before && before.digest !== digest) return 'conflict'
      take.run(id, digest, sending, JSON.stringify(records))
      return 'taken'
    },
    find(id) {
      const found = known.get(id)
      if (!found) return undefined
      const rows = answers.all(id).map(rowOf)
      return { id, sending: Number(found.sending), answers: rows.map(messageOf) }
    },
    page(after) {
      const rows = following.all(Number(after ?? 0), PAGE_SIZE + 1).map(rowOf)
      const messages = rows.slice(0, PAGE_SIZE)
      const next = rows.length > PAGE_SIZE ? String(messages.at(-1)?.position) : null
      return { messages: messages.map(messageOf), next }
    },
    acknowledge: (messageId) => void delivered.run(messageId),
    unsent: () =>
      open.all().map(({ id, sending, records }) => ({
        id: String(id),
        sending: Number(sending),
        records: JSON.parse(String(records)) as string[],
      })),
    handedOver: ({ id, sending }) => void sent.run(id, sending),
    receive: ({ id, transmission_id, records }) =>
      void keep.run(id, transmission_id, JSON.stringify(records), new Date().toISOString()),
    waiting: () => Number(count.get()?.messages),
    close: () => database.close(),
  }
}

const messageOf = ({ id, transmission_id, records, received_at }: MessageRow): Message => ({
  id,
  transmission_id,
  records: JSON.parse(records) as string[],
  received_at,
})
