import type { RequestScope } from '../request-scope.ts'

interface Shipment {
  goods: string
  supplier: string
  amount: string
}

/** Reads the details by which people know these entries, and their duty and fees, by entry id. */
export async function readShipments(
  { trx, org }: RequestScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Shipment>> {
  if (ids.length === 0) return new Map()
  const rows = await trx
    .selectFrom('entries')
    .select(['id', 'goods', 'supplier', 'grand_total'])
    .where('org_id', '=', org.id)
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, goods, supplier, grand_total }) => [id, { goods, supplier, amount: grand_total }]),
  )
}
