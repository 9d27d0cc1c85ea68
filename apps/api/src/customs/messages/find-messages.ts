import type { MessageSummary, MessagesAnswer, MessagesQuery } from '@edfe/contracts/customs/messages'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { RequestScope } from '../../entries/request-scope.ts'
import { headOf, type KeptMessage, keptMessages, shownRecords } from './kept-messages.ts'

const PAGE = 50
/** Records are sealed, so a search opens them: so many rows of the database at a time, and so many characters at once. */
const AT_ONCE = 100
const MOST_CHARACTERS = 32_000_000

/**
 * The messages whose records have a text, or whose entry or statement has the number, the newest first. What is masked
 * cannot be found. A search that has read much without filling a page ends early and says where it goes on.
 */
export async function findMessages(
  scope: RequestScope,
  { q, direction, before }: z.output<typeof MessagesQuery>,
): Promise<z.output<typeof MessagesAnswer>> {
  const text = q.toUpperCase()
  const messages: MessageSummary[] = []
  let place = before
  for (let read = 0; read < MOST_CHARACTERS; ) {
    const rows = await readRows(scope, direction, place)
    for (const row of rows) {
      const found = summaryOf(scope, row, text)
      if (found && messages.length === PAGE) return { messages, next: place ?? null }
      place = placeOf(row)
      read += row.images.length
      if (found) messages.push(found)
    }
    if (rows.length < AT_ONCE) return { messages, next: null }
  }
  return { messages, next: place ?? null }
}

const placeOf = ({ at, id }: KeptMessage): string => `${at.toISOString()}_${id}`

async function readRows(
  { trx, org }: RequestScope,
  direction: 'sent' | 'received' | undefined,
  place: string | undefined,
): Promise<KeptMessage[]> {
  const [at, id] = place?.split('_') ?? []
  const { rows } = await sql<KeptMessage>`
    select * from ${keptMessages(org.id)} message
    where (${direction ?? null}::text is null or direction = ${direction ?? null})
      and (${at ?? null}::timestamptz is null or (at, id) < (${at ?? null}::timestamptz, ${id ?? null}::uuid))
    order by at desc, id desc limit ${AT_ONCE}`.execute(trx)
  return rows
}

function summaryOf(scope: RequestScope, row: KeptMessage, text: string): MessageSummary | undefined {
  const head = headOf(row)
  const images = shownRecords(scope, row.images)
  const match = text === '' ? undefined : images.find((image) => image.toUpperCase().includes(text))
  if (text !== '' && !match && !hasNumber(head, text)) return undefined
  return { ...head, records: images.length, match: match ?? null }
}

/** Whether its entry or statement has the number, however it is typed. */
function hasNumber({ entry, statement }: Pick<MessageSummary, 'entry' | 'statement'>, text: string): boolean {
  const plain = text.replace(/[^A-Z0-9]/g, '')
  return plain.length > 3 && [entry, statement].some((one) => one?.number.includes(plain))
}
