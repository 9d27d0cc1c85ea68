import type { PartyRow } from '@edfe/contracts/parties/party-directory'
import type { PartyType } from '@edfe/domain/entry'
import {
  type CandidateSearch,
  maskPersonalNumber,
  numberKey,
  numberOf,
  type Party,
  partyKey,
  plainWords,
} from '@edfe/domain/parties'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { RequestScope } from '../request-scope.ts'

export type DirectoryRow = z.output<typeof PartyRow>

interface Row {
  party_data: Party & Partial<Record<RecordNumber, string>>
  party_type: PartyType
  entry_id: string
  entry_number: string
  updated_at: Date
}

/** Where a record keeps the numbers of its party; a party of the directory has one. */
type RecordNumber = 'importer_number' | 'consignee_number' | 'tin' | 'ein' | 'ssn' | 'manufacturer_id'

/** Which records are looked at. Only `from` and `where` meet every record; `among` meets each party once. */
interface Selection {
  /** The first letters of the name: the part of the index that is walked. */
  from?: string
  where?: RawBuilder<unknown>
  among?: RawBuilder<unknown>
  limit: number
}

/** A character that sorts after every text with the same beginning. */
const LAST = '\uffff'

/**
 * The parties of the organisation's entries, each once per name and street with its latest record, by name.
 * The index is walked from one party to the next, so that a hundred thousand entries of one importer cost no more
 * than one. Prefixes are ranges, since `like` reads no index under row-level security.
 */
async function distinctParties(
  { trx, org, sealing }: RequestScope,
  { from = '', where = sql`true`, among = sql`true`, limit }: Selection,
): Promise<DirectoryRow[]> {
  const records = sql`
    p.org_id = ${org.id} and p.name_key > '' and p.name_key >= ${from} and p.name_key < ${from + LAST} and ${where}`
  const { rows } = await sql<Row>`
    with recursive keys as (
      (select p.name_key, p.address_key from entry_parties p
        where ${records} order by p.name_key, p.address_key limit 1)
      union all
      select next.name_key, next.address_key from keys, lateral (
        select p.name_key, p.address_key from entry_parties p
        where ${records} and (p.name_key, p.address_key) > (keys.name_key, keys.address_key)
        order by p.name_key, p.address_key limit 1
      ) next
    )
    select latest.party_data, latest.party_type, latest.entry_id, e.entry_number, latest.updated_at
    from (select * from keys where ${among} limit ${limit}) found, lateral (
      select * from entry_parties p
      where p.org_id = ${org.id} and p.name_key = found.name_key and p.address_key = found.address_key and ${where}
      order by p.updated_at desc limit 1
    ) latest join entries e on e.org_id = ${org.id} and e.id = latest.entry_id
    order by latest.name_key, latest.address_key`.execute(trx)
  return rows.map(({ party_data, updated_at, ...row }) => ({
    ...row,
    party: partyOf(party_data, sealing.decrypt),
    last_used_at: updated_at.toISOString(),
  }))
}

function partyOf(data: Row['party_data'], open: (stored: string) => string): DirectoryRow['party'] {
  const { importer_number, consignee_number, tin, ein: _ein, ssn: _ssn, ...party } = data
  return { ...party, number: maskPersonalNumber(open(importer_number || consignee_number || tin || '')) }
}

interface DirectorySearch {
  q: string
  limit: number
  /** Parties of this country alone, by its code. */
  country?: string | undefined
}

/** Parties of which a word of the name begins as asked; all of them for ''. */
export function searchDirectory(
  scope: RequestScope,
  { q, limit, country }: DirectorySearch,
): Promise<DirectoryRow[]> {
  const where = country ? sql`p.party_data->>'country' = ${country}` : sql`true`
  const words = plainWords(q)
  // Letters, digits and spaces only, so nothing in it is a wildcard.
  const among = sql`(keys.name_key like ${`${words}%`} or keys.name_key like ${`% ${words}%`})`
  return distinctParties(scope, words ? { among, where, limit } : { where, limit })
}

/**
 * The records that may be the party that is typed: those of the same number, then those of like name, at the same
 * street first; where there are none, those whose street begins alike (specification 2§7). Those of the entry itself
 * are left out.
 */
export async function findCandidates(
  scope: RequestScope,
  party: Party,
  { namePrefix, limit, fallback }: CandidateSearch,
  entryId: string | undefined,
): Promise<DirectoryRow[]> {
  const others = entryId ? sql`p.entry_id <> ${entryId}` : sql`true`
  const number = numberKey(numberOf(party))
  const street = plainWords(party.address_line1 ?? '')
  const alike = [
    ...(number
      ? await distinctParties(scope, { where: sql`${others} and p.number_key = ${number}`, limit })
      : []),
    ...(namePrefix && street
      ? await distinctParties(scope, {
          from: namePrefix,
          where: sql`${others} and p.address_key = ${street}`,
          limit,
        })
      : []),
    ...(namePrefix ? await distinctParties(scope, { from: namePrefix, where: others, limit }) : []),
  ]
  if (alike.length > 0) return unique(alike).slice(0, limit)
  if (!fallback) return []
  const { addressPrefix: word } = fallback
  const where = sql`${others} and p.address_key >= ${word} and p.address_key < ${word + LAST}`
  return distinctParties(scope, { where, limit: fallback.limit })
}

const unique = (rows: readonly DirectoryRow[]): DirectoryRow[] => [
  ...new Map(rows.map((row) => [partyKey(row.party), row])).values(),
]
