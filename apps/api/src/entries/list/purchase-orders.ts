import { sql } from 'kysely'
import type { RequestScope } from '../request-scope.ts'

/** The purchase orders of entries, by entry id: that of the entry, then those of its lines, each once. */
export async function purchaseOrdersOf(
  { trx, org }: RequestScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<{ id: string; orders: string[] }>`
    select e.id, array_remove(array_prepend(nullif(e.purchase_order, ''), array(
      select distinct o.name from entry_lines l, unnest(l.purchase_orders) as o (name)
      where l.org_id = e.org_id and l.entry_id = e.id and o.name is distinct from e.purchase_order
      order by o.name)), null) as orders
    from entries e where e.org_id = ${org.id} and e.id = any(${ids}::uuid[])`.execute(trx)
  return new Map(rows.map(({ id, orders }) => [id, orders]))
}
