import { plainWords } from '@edfe/domain/parties'
import { partNumberKey } from '@edfe/domain/parts'
import { isCountryCode } from '@edfe/domain/reference'
import { type RawBuilder, sql } from 'kysely'
import type { RequestScope } from '../request-scope.ts'

/** A character that sorts after every text with the same beginning. */
const LAST = '\uffff'
/** Entries that are looked up one by one; more than these are read as a set, whose cost grows with the result. */
const MAX_ENTRIES = 500
/** Fewer characters than these are in too many lines to be meant. */
const MIN_HTS_DIGITS = 4
const MIN_MID = 5
const MIN_BILL = 5
const MIN_PART = 3
const MIN_REFERENCE = 3
const MIN_WORDS = 3

/** A column and the range in which its text begins with what was typed. */
interface Lookup {
  table: 'entry_lines' | 'entry_parties' | 'entry_shipments' | 'entries'
  column: string
  low: string
  high: string
  /** A further condition: which parties, or which lines the index holds. */
  and?: RawBuilder<unknown>
}

/**
 * The condition on `entries e` that its bill, some line or some party is what was typed: an HTS number from its fourth
 * digit on (with points or without), a country of origin by its code, a manufacturer by MID or name, a seller by name, a
 * bill of lading or air waybill, a part number or the filer's file reference by its beginning, or goods whose description
 * begins so. Undefined when no entry has any.
 */
export async function lineCondition(
  scope: RequestScope,
  typed: string,
): Promise<RawBuilder<unknown> | undefined> {
  const lookups = lookupsOf(typed)
  if (lookups.length === 0) return undefined
  const { trx, org } = scope
  const found = sql.join(
    lookups.map(({ table, column, low, high, and = sql`` }) => {
      const key = sql`(${sql.ref(`found.${column}`)} collate "C")`
      const entry = sql.ref(table === 'entries' ? 'found.id' : 'found.entry_id')
      return sql`(select ${entry} as entry_id from ${sql.table(table)} found
        where found.org_id = ${org.id} and ${key} >= ${low} and ${key} < ${high} ${and})`
    }),
    sql` union all `,
  )
  const { rows } = await sql<{ id: string }>`
    select distinct entry_id as id from (
      select entry_id from (${found}) matches limit ${MAX_ENTRIES + 1}
    ) capped`.execute(trx)
  if (rows.length === 0) return undefined
  return rows.length > MAX_ENTRIES
    ? sql`e.id in (${found})`
    : sql`e.id = any(${rows.map(({ id }) => id)}::uuid[])`
}

/** Where the typed text is looked up; each range is one step into an index. */
function lookupsOf(typed: string): Lookup[] {
  const text = typed.trim()
  const words = plainWords(text)
  const digits = text.replace(/[.\s]/g, '')
  const code = text.toUpperCase().replace(/\s/g, '')
  const part = partNumberKey(text)
  const line = (column: string, low: string): Lookup => ({
    table: 'entry_lines',
    column,
    low,
    high: low + LAST,
  })
  return [
    ...(/^\d+$/.test(digits) && digits.length >= MIN_HTS_DIGITS ? [line('hts_key', digits)] : []),
    ...(isCountryCode(code) ? [line('origin_country', code)] : []),
    ...(/^[A-Z0-9]+$/.test(code) && code.length >= MIN_MID ? [line('manufacturer_mid', code)] : []),
    ...(/^[A-Z0-9-]+$/.test(code) && code.length >= MIN_BILL
      ? [{ table: 'entry_shipments' as const, column: 'bl_awb', low: code, high: code + LAST }]
      : []),
    ...(part.length >= MIN_PART ? [{ ...line('part_key', part), and: sql`and found.part_key <> ''` }] : []),
    ...(text.length >= MIN_REFERENCE ? [...new Set([text, text.toUpperCase()])].map(reference) : []),
    ...(words.length >= MIN_WORDS
      ? [
          line('manufacturer_key', words),
          line('description_key', words),
          {
            table: 'entry_parties' as const,
            column: 'name_key',
            low: words.replace(/^THE /, ''),
            high: words.replace(/^THE /, '') + LAST,
            and: sql`and found.party_type in ('manufacturer', 'seller')`,
          },
        ]
      : []),
  ]
}

/** A file reference is kept as it was typed: it is looked up so, and in capital letters. */
const reference = (text: string): Lookup => ({
  table: 'entries',
  column: 'file_reference_no',
  low: text,
  high: text + LAST,
  and: sql`and found.file_reference_no <> ''`,
})
