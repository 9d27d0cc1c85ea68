import { partFaultText } from '@edfe/contracts/parts/part-fault-text'
import { checkPart, type Goods, goodsOf, MOST_PARTS, type Part, partNumberKey } from '@edfe/domain/parts'
import { sql } from 'kysely'
import '../db/part-tables.ts'
import { auditChange } from '../entries/record-change.ts'
import type { RequestScope } from '../entries/request-scope.ts'
import { notFound, type Refusal, refuse } from '../refusals/problems.ts'
import { type TariffOfParts, tariffOfParts } from './tariff-of-parts.ts'

/** Rows of one statement: as many as keep it far below the parameters that PostgreSQL takes. */
const BATCH = 500

const tooMany = () => refuse(409, 'too_many_parts', `You can keep ${MOST_PARTS} parts at most.`)
const taken = ({ part_number }: Part) => refuse(409, 'part_exists', `Part ${part_number} already exists.`)

/** The first parts that cannot be saved, as a refusal that names their fields; undefined when all can. */
function refusedParts(parts: readonly Part[], pathOf: (index: number, path: string) => string) {
  const fields = parts.flatMap((part, index) =>
    checkPart(part).map(({ path, label, fault }) => ({
      path: pathOf(index, path),
      message: partFaultText(label, fault),
    })),
  )
  const [first] = fields
  return first && refuse(400, 'validation_failed', first.message, { fields: fields.slice(0, 100) })
}

const ofOne = (_index: number, path: string) => path

/** A part as its columns, checked with the tariff in force as it is saved. */
function columnsOf(scope: RequestScope, tariff: TariffOfParts, part: Part) {
  const goods: Goods = goodsOf(part)
  return {
    part_number: part.part_number,
    part_key: partNumberKey(part.part_number),
    goods: JSON.stringify(goods),
    ...tariff.rates(goods.htsus ?? ''),
    updated_at: scope.now,
    updated_by: scope.actor.userId,
  }
}

/** Saves a new part and returns its id. */
export async function createPart(scope: RequestScope, part: Part): Promise<string | Refusal> {
  const refused = refusedParts([part], ofOne)
  if (refused) return refused
  if ((await countParts(scope)) >= MOST_PARTS) return tooMany()
  const { trx, org } = scope
  const values = columnsOf(scope, tariffOfParts(scope.today), part)
  const saved = await trx
    .insertInto('parts')
    .values({ org_id: org.id, ...values })
    .onConflict((conflict) => conflict.columns(['org_id', 'part_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!saved) return taken(part)
  await auditPart(scope, saved.id, { action: 'create', after: part })
  return saved.id
}

/** Saves all fields of a part. */
export async function updatePart(scope: RequestScope, id: string, part: Part): Promise<Refusal | undefined> {
  const { trx, org } = scope
  const before = await lockPart(scope, id)
  if (!before) return notFound()
  const refused = refusedParts([part], ofOne)
  if (refused) return refused
  const values = columnsOf(scope, tariffOfParts(scope.today), part)
  const other = await trx
    .selectFrom('parts')
    .select('id')
    .where('org_id', '=', org.id)
    .where('part_key', '=', values.part_key)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (other) return taken(part)
  await trx.updateTable('parts').set(values).where('org_id', '=', org.id).where('id', '=', id).execute()
  await auditPart(scope, id, { action: 'update', before, after: part })
  return undefined
}

export async function deletePart(scope: RequestScope, id: string): Promise<Refusal | undefined> {
  const { trx, org } = scope
  const before = await lockPart(scope, id)
  if (!before) return notFound()
  await trx.deleteFrom('parts').where('org_id', '=', org.id).where('id', '=', id).execute()
  await auditPart(scope, id, { action: 'delete', before })
  return undefined
}

/** Saves many parts, all or none; a part of the same number is replaced. */
export async function importParts(
  scope: RequestScope,
  parts: readonly Part[],
): Promise<{ added: number; replaced: number } | Refusal> {
  const refused = refusedParts(parts, (index, path) => `parts.${index}.${path}`)
  if (refused) return refused
  const tariff = tariffOfParts(scope.today)
  // The later of two rows with one number counts.
  const byKey = new Map(parts.map((part) => [partNumberKey(part.part_number), part]))
  const rows = [...byKey.values()].map((part) => ({
    org_id: scope.org.id,
    ...columnsOf(scope, tariff, part),
  }))
  const before = await countParts(scope)
  for (let from = 0; from < rows.length; from += BATCH) {
    await scope.trx
      .insertInto('parts')
      .values(rows.slice(from, from + BATCH))
      .onConflict((conflict) =>
        conflict.columns(['org_id', 'part_key']).doUpdateSet(({ ref }) => ({
          part_number: ref('excluded.part_number'),
          goods: ref('excluded.goods'),
          checked_edition: ref('excluded.checked_edition'),
          checked_general: ref('excluded.checked_general'),
          checked_special: ref('excluded.checked_special'),
          updated_at: ref('excluded.updated_at'),
          updated_by: ref('excluded.updated_by'),
        })),
      )
      .execute()
  }
  const after = await countParts(scope)
  if (after > MOST_PARTS) return tooMany()
  const counts = { added: after - before, replaced: rows.length - (after - before) }
  await auditPart(scope, null, { action: 'import', after: counts })
  return counts
}

/** Says that parts were checked with the edition in force; its rates are the ones that the next edition is compared with. */
export async function checkParts(scope: RequestScope, ids: readonly string[]): Promise<number> {
  const { trx, org } = scope
  const tariff = tariffOfParts(scope.today)
  const parts = await trx
    .selectFrom('parts')
    .select(['id', 'hts_key', 'part_number'])
    .where('org_id', '=', org.id)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const { id, hts_key } of parts)
    await trx
      .updateTable('parts')
      .set(tariff.rates(hts_key))
      .where('org_id', '=', org.id)
      .where('id', '=', id)
      .execute()
  if (parts.length > 0)
    await auditPart(scope, null, {
      action: 'check',
      after: { edition: tariff.edition, part_numbers: parts.map(({ part_number }) => part_number) },
    })
  return parts.length
}

async function countParts({ trx, org }: RequestScope): Promise<number> {
  const { count } = await trx
    .selectFrom('parts')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('org_id', '=', org.id)
    .executeTakeFirstOrThrow()
  return count
}

async function lockPart({ trx, org }: RequestScope, id: string): Promise<Part | undefined> {
  const row = await trx
    .selectFrom('parts')
    .select(['part_number', 'goods'])
    .where('org_id', '=', org.id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && { ...row.goods, part_number: row.part_number }
}

const auditPart = (
  scope: RequestScope,
  id: string | null,
  change: { action: string; before?: Part; after?: unknown },
): Promise<void> => auditChange(scope, { entity: 'part', entityId: id, ...change })
