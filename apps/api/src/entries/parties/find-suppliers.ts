import type { Supplier } from '@edfe/contracts/parties/suppliers'
import type { PartyBlock } from '@edfe/domain/entry'
import { fitsSupplier, knownSuppliers, plainWords, type SupplierRecord } from '@edfe/domain/parties'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { RequestScope } from '../request-scope.ts'

/** The latest entries and lines, which give the suppliers in use and how often each is used. */
const MOST_ENTRIES = 500
const MOST_LINES = 20_000
/** So many records of one supplier are read beyond the latest entries, and of so many suppliers that a text names. */
const MOST_RECORDS = 1_000
const MOST_NAMED = 200
/** A character that sorts after every text with the same beginning. */
const LAST = '\uffff'

interface SupplierSearch {
  q: string
  limit: number
  entry_id?: string | undefined
}

interface Row {
  mid: string
  origin: string
  incoterm: string
  party: Record<string, string> | null
  relationship: string
  used_in: number
  last_used_at: Date
}

/**
 * Sellers, shippers and manufacturers that a text names, the most used first. Without a text, those of the
 * latest entries. With one, all of the organization's entries: the indexes of IDs and names are walked from
 * one supplier to the next, and of each that fits a bounded number of records is read in addition to those of
 * the latest entries, so that the cost grows with the number of suppliers, not with that of entries.
 */
export async function findSuppliers(
  scope: RequestScope,
  { q, limit, entry_id }: SupplierSearch,
): Promise<{ suppliers: z.output<typeof Supplier>[]; total: number }> {
  const named = plainWords(q) === '' ? undefined : await namedSuppliers(scope, q)
  const records = [...(await ofLines(scope, named, entry_id)), ...(await ofParties(scope, named, entry_id))]
  const fitting = knownSuppliers(records).filter((supplier) => fitsSupplier(supplier, q))
  return { suppliers: fitting.slice(0, limit), total: fitting.length }
}

/** The supplier of a manufacturer ID; undefined when no entry names it. */
export async function findSupplier(
  scope: RequestScope,
  mid: string,
): Promise<z.output<typeof Supplier> | undefined> {
  const { suppliers } = await findSuppliers(scope, { q: mid, limit: MOST_NAMED })
  return suppliers.find((supplier) => supplier.mid === mid.toUpperCase())
}

/** The things that a text names: manufacturer IDs, and names of parties with their streets, as their keys. */
interface Named {
  mids: readonly string[]
  parties: readonly { name_key: string; address_key: string }[]
}

/** The distinct values of an indexed column of lines from `from` on, each found by one step in the index. */
const lineKeys = (scope: RequestScope, column: 'manufacturer_mid' | 'manufacturer_key', from = '') => {
  const key = sql.ref(`l.${column}`)
  const inRange = sql`l.org_id = ${scope.org.id} and ${key} > '' and ${key} >= ${from} and ${key} < ${from + LAST}`
  return sql`
    (select ${key} as key from entry_lines l where ${inRange} order by ${key} limit 1)
    union all
    select next.key from keys, lateral (
      select ${key} as key from entry_lines l where ${inRange} and ${key} > keys.key order by ${key} limit 1
    ) next`
}

async function namedSuppliers(scope: RequestScope, q: string): Promise<Named> {
  const { trx, org } = scope
  const id = q.replace(/[^a-z0-9]/gi, '').toUpperCase()
  // Keys of party names leave a first THE out.
  const words = plainWords(q).replace(/^THE /, '')
  // Letters, digits and spaces only, so nothing in it is a wildcard.
  const fits = sql`(keys.key like ${`${words}%`} or keys.key like ${`% ${words}%`})`
  const byId = id
    ? await sql<{ key: string }>`
        with recursive keys as (${lineKeys(scope, 'manufacturer_mid', id)})
        select key from keys limit ${MOST_NAMED}`.execute(trx)
    : { rows: [] }
  const byName = await sql<{ key: string }>`
    with recursive keys as (${lineKeys(scope, 'manufacturer_key')}),
    names as (select key from keys where ${fits} limit ${MOST_NAMED})
    select distinct lines.key from names, lateral (
      select l.manufacturer_mid as key from entry_lines l
      where l.org_id = ${org.id} and l.manufacturer_key = names.key limit ${MOST_RECORDS}
    ) lines where lines.key <> ''`.execute(trx)
  const { rows: parties } = await sql<Named['parties'][number] & { mids: string[] | null }>`
    with recursive keys as (
      (select p.name_key as key, p.address_key from entry_parties p
        where p.org_id = ${org.id} and p.name_key > '' order by p.name_key, p.address_key limit 1)
      union all
      select next.key, next.address_key from keys, lateral (
        select p.name_key as key, p.address_key from entry_parties p
        where p.org_id = ${org.id} and (p.name_key, p.address_key) > (keys.key, keys.address_key)
        order by p.name_key, p.address_key limit 1
      ) next
    )
    select found.key as name_key, found.address_key, (
      select array_agg(distinct records.mid) from (
        select p.party_data ->> 'manufacturer_id' as mid from entry_parties p
        where p.org_id = ${org.id} and p.name_key = found.key and p.address_key = found.address_key
        order by p.updated_at desc limit ${MOST_RECORDS}
      ) records where records.mid <> ''
    ) as mids
    from (select * from keys where ${fits} limit ${MOST_NAMED}) found`.execute(trx)
  const mids = [...byId.rows, ...byName.rows].map(({ key }) => key)
  return { mids: [...new Set([...mids, ...parties.flatMap(({ mids }) => mids ?? [])])], parties }
}

const latestEntries = ({ org }: RequestScope) => sql`
  (select e.id from entries e where e.org_id = ${org.id} and not e.archived
   order by e.created_at desc limit ${MOST_ENTRIES})`

/** The entries whose records count: not archived, and not the one that is typed. */
const counted = ({ org }: RequestScope, id: RawBuilder<unknown>, entryId: string | undefined) => sql`
  entries e on e.org_id = ${org.id} and e.id = ${id} and not e.archived
    ${entryId ? sql`and e.id <> ${entryId}` : sql``}`

/** The manufacturers of lines, each ID once: its latest name and address, its latest answer to block 36C. */
async function ofLines(
  scope: RequestScope,
  named: Named | undefined,
  entryId: string | undefined,
): Promise<SupplierRecord[]> {
  const { org, trx } = scope
  const mids = sql`jsonb_array_elements_text(${JSON.stringify(named?.mids ?? [])}::jsonb)`
  const latest = sql`
    select l.entry_id, l.line_id from ${latestEntries(scope)} e
      join entry_lines l on l.org_id = ${org.id} and l.entry_id = e.id
    where l.manufacturer_mid <> '' ${named ? sql`and l.manufacturer_mid in (select ${mids})` : sql``}
    limit ${MOST_LINES}`
  const others = sql`
    select lines.entry_id, lines.line_id from ${mids} as wanted (mid), lateral (
      select l.entry_id, l.line_id from entry_lines l
      where l.org_id = ${org.id} and l.manufacturer_mid = wanted.mid limit ${MOST_RECORDS}
    ) lines`
  const { rows } = await sql<Row>`
    with picked as (${named ? sql`(${latest}) union (${others})` : latest})
    select line.mid, count(distinct line.entry_id)::int as used_in, max(line.updated_at) as last_used_at,
      (array_agg(line.maker order by line.updated_at desc, line.line_number)
        filter (where line.maker ->> 'name' <> ''))[1] as party,
      coalesce((array_agg(line.relationship order by line.updated_at desc, line.line_number)
        filter (where line.relationship <> ''))[1], '') as relationship,
      coalesce((array_agg(line.origin order by line.updated_at desc, line.line_number)
        filter (where line.origin ~ '^[A-Z]{2}$'))[1], '') as origin,
      coalesce((array_agg(line.incoterm order by line.updated_at desc)
        filter (where line.incoterm <> ''))[1], '') as incoterm
    from (
      select l.manufacturer_mid as mid, l.entry_id, l.line_number, l.relationship,
        l.line_data -> 'manufacturer' as maker, l.origin_country as origin, e.incoterm, e.updated_at
      from picked join entry_lines l
          on l.org_id = ${org.id} and l.entry_id = picked.entry_id and l.line_id = picked.line_id
        join ${counted(scope, sql`picked.entry_id`, entryId)}
    ) line
    group by line.mid`.execute(trx)
  return rows.map((row) => toRecord(row, makerParty))
}

/** Sellers, shippers and manufacturers of the detail page of parties, each name, street and ID once. */
async function ofParties(
  scope: RequestScope,
  named: Named | undefined,
  entryId: string | undefined,
): Promise<SupplierRecord[]> {
  const { org, trx } = scope
  const latest = sql`
    select p.entry_id, p.party_type from ${latestEntries(scope)} e
      join entry_parties p on p.org_id = ${org.id} and p.entry_id = e.id
    where p.party_type in ('seller', 'shipper', 'manufacturer')`
  const others = sql`
    select records.entry_id, records.party_type
    from jsonb_to_recordset(${JSON.stringify(named?.parties ?? [])}::jsonb) as wanted (name_key text, address_key text),
      lateral (
        select p.entry_id, p.party_type from entry_parties p
        where p.org_id = ${org.id} and p.name_key = wanted.name_key and p.address_key = wanted.address_key
          and p.party_type in ('seller', 'shipper', 'manufacturer')
        order by p.updated_at desc limit ${MOST_RECORDS}
      ) records`
  const { rows } = await sql<Row>`
    with picked as (${named ? sql`(${latest}) union (${others})` : latest})
    select coalesce(p.party_data ->> 'manufacturer_id', '') as mid, '' as relationship, '' as origin,
      coalesce((array_agg(e.incoterm order by e.updated_at desc) filter (where e.incoterm <> ''))[1], '') as incoterm,
      count(distinct p.entry_id)::int as used_in, max(e.updated_at) as last_used_at,
      (array_agg(p.party_data order by e.updated_at desc))[1] as party
    from picked join entry_parties p
        on p.org_id = ${org.id} and p.entry_id = picked.entry_id and p.party_type = picked.party_type
      join ${counted(scope, sql`picked.entry_id`, entryId)}
    where p.name_key <> '' or p.party_data ->> 'manufacturer_id' <> ''
    group by p.name_key, p.address_key, 1`.execute(trx)
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
