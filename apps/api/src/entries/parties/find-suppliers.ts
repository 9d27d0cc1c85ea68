import type { Supplier } from '@edfe/contracts/parties/suppliers'
import type { PartyBlock } from '@edfe/domain/entry'
import { fitsSupplier, knownSuppliers, type SupplierRecord } from '@edfe/domain/parties'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { RequestScope } from '../request-scope.ts'

/** The latest entries and lines that are read: the suppliers of years ago are no suggestion, and cost none. */
const MOST_ENTRIES = 500
const MOST_LINES = 20_000

interface SupplierSearch {
  q: string
  limit: number
  entry_id?: string | undefined
}

interface Row {
  mid: string
  party: Record<string, string> | null
  relationship: string
  used_in: number
  last_used_at: Date
}

/** Sellers, shippers and manufacturers of the latest entries that a text names, the most used first. */
export async function findSuppliers(
  scope: RequestScope,
  { q, limit, entry_id }: SupplierSearch,
): Promise<{ suppliers: z.output<typeof Supplier>[]; total: number }> {
  const records = [...(await ofLines(scope, entry_id)), ...(await ofParties(scope, entry_id))]
  const fitting = knownSuppliers(records).filter((supplier) => fitsSupplier(supplier, q))
  return { suppliers: fitting.slice(0, limit), total: fitting.length }
}

const latestEntries = ({ org }: RequestScope, entryId: string | undefined) => sql`
  (select e.id, e.updated_at from entries e
   where e.org_id = ${org.id} and not e.archived ${entryId ? sql`and e.id <> ${entryId}` : sql``}
   order by e.created_at desc limit ${MOST_ENTRIES})`

/** The manufacturers of lines, each ID once: its latest name and address, its latest answer to block 36C. */
async function ofLines(scope: RequestScope, entryId: string | undefined): Promise<SupplierRecord[]> {
  const { rows } = await sql<Row>`
    select line.mid, count(distinct line.entry_id)::int as used_in, max(line.updated_at) as last_used_at,
      (array_agg(line.maker order by line.updated_at desc, line.line_number)
        filter (where line.maker ->> 'name' <> ''))[1] as party,
      coalesce((array_agg(line.relationship order by line.updated_at desc, line.line_number)
        filter (where line.relationship <> ''))[1], '') as relationship
    from (
      select l.manufacturer_mid as mid, l.entry_id, l.line_number, l.relationship,
        l.line_data -> 'manufacturer' as maker, e.updated_at
      from ${latestEntries(scope, entryId)} e
        join entry_lines l on l.org_id = ${scope.org.id} and l.entry_id = e.id
      limit ${MOST_LINES}
    ) line
    where line.mid <> '' group by line.mid`.execute(scope.trx)
  return rows.map((row) => toRecord(row, makerParty))
}

/** Sellers, shippers and manufacturers of the detail page of parties, each name, street and ID once. */
async function ofParties(scope: RequestScope, entryId: string | undefined): Promise<SupplierRecord[]> {
  const { rows } = await sql<Row>`
    select coalesce(p.party_data ->> 'manufacturer_id', '') as mid, '' as relationship,
      count(distinct p.entry_id)::int as used_in, max(e.updated_at) as last_used_at,
      (array_agg(p.party_data order by e.updated_at desc))[1] as party
    from ${latestEntries(scope, entryId)} e
      join entry_parties p on p.org_id = ${scope.org.id} and p.entry_id = e.id
    where p.party_type in ('seller', 'shipper', 'manufacturer')
      and (p.name_key <> '' or p.party_data ->> 'manufacturer_id' <> '')
    group by p.name_key, p.address_key, 1`.execute(scope.trx)
  return rows.map((row) => toRecord(row, otherParty))
}

const toRecord = (
  { party, last_used_at, ...row }: Row,
  read: (party: Record<string, string>) => PartyBlock,
): SupplierRecord => ({ ...row, party: read(party ?? {}), last_used_at: last_used_at.toISOString() })

/** The manufacturer of a line under the names that a party has. */
const makerParty = ({ province, postal, ...maker }: Record<string, string>): PartyBlock => ({
  ...maker,
  ...(province && { state: province }),
  ...(postal && { zip: postal }),
})

/** A party without its taxpayer number, which stays with the entry. */
const otherParty = ({
  tin: _tin,
  ein: _ein,
  ssn: _ssn,
  manufacturer_id: _mid,
  ...party
}: Record<string, string>) => party
