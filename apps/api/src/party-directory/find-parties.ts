import type { PartyRow } from '@edfe/contracts/party-directory'
import type { PartyType } from '@edfe/domain/entry'
import {
  type CandidateSearch,
  maskPersonalNumber,
  numberKey,
  numberOf,
  type Party,
  plainWords,
} from '@edfe/domain/parties'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { EntryScope } from '../db/entries/entry-scope.ts'

export type DirectoryRow = z.output<typeof PartyRow>

interface Row {
  party_data: Party & { importer_number?: string; consignee_number?: string }
  party_type: PartyType
  entry_id: string
  entry_number: string
  updated_at: Date
}

/**
 * The parties of the organisation's entries, each once per name and street with its latest record, by name.
 * The index is walked from one party to the next, so that a hundred thousand entries of one importer cost no more
 * than one.
 */
async function distinctParties(
  { trx, orgId, numbers }: EntryScope,
  filter: RawBuilder<unknown>,
  limit: number,
): Promise<DirectoryRow[]> {
  const { rows } = await sql<Row>`
    with recursive keys as (
      (select p.name_key, p.address_key from entry_parties p
        where p.org_id = ${orgId} and p.name_key <> '' and ${filter}
        order by p.name_key, p.address_key limit 1)
      union all
      select next.name_key, next.address_key from keys, lateral (
        select p.name_key, p.address_key from entry_parties p
        where p.org_id = ${orgId} and (p.name_key, p.address_key) > (keys.name_key, keys.address_key) and ${filter}
        order by p.name_key, p.address_key limit 1
      ) next
    )
    select latest.party_data, latest.party_type, latest.entry_id, e.entry_number, latest.updated_at
    from (select * from keys limit ${limit}) found, lateral (
      select * from entry_parties p
      where p.org_id = ${orgId} and p.name_key = found.name_key and p.address_key = found.address_key and ${filter}
      order by p.updated_at desc, p.entry_id limit 1
    ) latest join entries e on e.org_id = ${orgId} and e.id = latest.entry_id
    order by latest.name_key, latest.address_key`.execute(trx)
  return rows.map(({ party_data, updated_at, ...row }) => ({
    ...row,
    party: partyOf(party_data, numbers.open),
    last_used_at: updated_at.toISOString(),
  }))
}

function partyOf(data: Row['party_data'], open: (stored: string) => string): DirectoryRow['party'] {
  const { importer_number, consignee_number, ...party } = data
  return { ...party, number: maskPersonalNumber(open(importer_number || consignee_number || '')) }
}

/** Parties of which a word of the name begins as asked; all of them for ''. */
export function searchDirectory(scope: EntryScope, q: string, limit: number): Promise<DirectoryRow[]> {
  const words = plainWords(q)
  // Letters, digits and spaces only, so nothing in it is a wildcard.
  const filter = words ? sql`(p.name_key like ${`${words}%`} or p.name_key like ${`% ${words}%`})` : sql`true`
  return distinctParties(scope, filter, limit)
}

/**
 * The records that may be the party that is typed: those of like name or the same number, and where there are none,
 * those whose street begins alike (specification 2§7). Those of the entry itself are left out.
 */
export async function findCandidates(
  scope: EntryScope,
  party: Party,
  search: CandidateSearch,
  entryId: string | undefined,
): Promise<DirectoryRow[]> {
  const others = entryId ? sql`p.entry_id <> ${entryId}` : sql`true`
  const alike = [
    ...(search.namePrefix ? [sql`p.name_key like ${`${search.namePrefix}%`}`] : []),
    ...(numberOf(party) ? [sql`p.number_key = ${numberKey(numberOf(party))}`] : []),
  ]
  if (alike.length > 0) {
    const found = await distinctParties(
      scope,
      sql`${others} and (${sql.join(alike, sql` or `)})`,
      search.limit,
    )
    if (found.length > 0) return found
  }
  if (!search.fallback) return []
  const { addressPrefix, limit } = search.fallback
  return distinctParties(scope, sql`${others} and p.address_key like ${`${addressPrefix}%`}`, limit)
}
