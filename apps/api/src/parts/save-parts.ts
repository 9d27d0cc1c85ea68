import { say } from '@edfe/domain/messages'
import { type Part, partNumberKey } from '@edfe/domain/parts'
import { sql } from 'kysely'
import '../db/part-tables.ts'
import type { RequestScope } from '../entries/request-scope.ts'
import { isRefusal, notFound, type Refusal, refuse } from '../refusals/problems.ts'
import { auditPart, columnsOf, countParts, refusedParts, withinLimit } from './part-rows.ts'
import { tariffOfParts } from './tariff-of-parts.ts'

/** Rows of one statement: as many as keep it far below the parameters that PostgreSQL takes. */
const BATCH = 500

const taken = ({ part_number }: Part) =>
  refuse(
    409,
    'part_exists',
    say({ id: 'refusal.part-exists', defaultMessage: 'Part {part_number} already exists.' }, { part_number }),
  )
const partChanged = () =>
  refuse(
    412,
    'part_changed',
    say({
      id: 'refusal.part-changed',
      defaultMessage: 'The part was changed since it was read. Read it again and repeat the change.',
    }),
  )

/** The versions of a part, its `updated_at`, that a request may change; undefined allows any. */
type AllowedVersions = readonly string[] | undefined

const ofOne = (_index: number, path: string) => path
const ofMany = (index: number, path: string) => `parts.${index}.${path}`

/** Saves a new part and returns its id. */
export async function createPart(scope: RequestScope, part: Part): Promise<string | Refusal> {
  const refused = refusedParts([part], ofOne)
  if (refused) return refused
  const { trx, org } = scope
  const values = columnsOf(scope, tariffOfParts(scope.today), part)
  const saved = await withinLimit(scope, () =>
    trx
      .insertInto('parts')
      .values({ org_id: org.id, ...values })
      .onConflict((conflict) => conflict.columns(['org_id', 'part_key']).doNothing())
      .returning('id')
      .executeTakeFirst(),
  )
  if (isRefusal(saved)) return saved
  if (!saved) return taken(part)
  await auditPart(scope, saved.id, { action: 'create', after: part })
  return saved.id
}

/** Saves a part as `change` makes it of the stored one; `versions` are those that the request may change. */
export async function updatePart(
  scope: RequestScope,
  id: string,
  { change, versions }: { change: (before: Part) => Part; versions: AllowedVersions },
): Promise<Refusal | undefined> {
  const { trx, org } = scope
  const before = await lockPart(scope, id, versions)
  if (isRefusal(before)) return before
  const part = change(before)
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

export async function deletePart(
  scope: RequestScope,
  id: string,
  versions: AllowedVersions,
): Promise<Refusal | undefined> {
  const { trx, org } = scope
  const before = await lockPart(scope, id, versions)
  if (isRefusal(before)) return before
  await trx.deleteFrom('parts').where('org_id', '=', org.id).where('id', '=', id).execute()
  await auditPart(scope, id, { action: 'delete', before })
  return undefined
}

/** Rows of parts to insert; the later of two with one number counts. */
function rowsOf(scope: RequestScope, parts: readonly Part[]) {
  const tariff = tariffOfParts(scope.today)
  const byKey = new Map(parts.map((part) => [partNumberKey(part.part_number), part]))
  return [...byKey.values()].map((part) => ({ org_id: scope.org.id, ...columnsOf(scope, tariff, part) }))
}

/** Saves many parts, all or none; a part of the same number is replaced. */
export async function importParts(
  scope: RequestScope,
  parts: readonly Part[],
): Promise<{ added: number; replaced: number } | Refusal> {
  const refused = refusedParts(parts, ofMany)
  if (refused) return refused
  const rows = rowsOf(scope, parts)
  const counts = await withinLimit(scope, async () => {
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
    const added = (await countParts(scope)) - before
    return { added, replaced: rows.length - added }
  })
  if (isRefusal(counts)) return counts
  await auditPart(scope, null, { action: 'import', after: counts })
  return counts
}

/** Saves the parts whose numbers no part has, and returns these. */
export async function addParts(
  scope: RequestScope,
  parts: readonly Part[],
): Promise<{ id: string; updated_at: Date }[] | Refusal> {
  const refused = refusedParts(parts, ofMany)
  if (refused) return refused
  const rows = rowsOf(scope, parts)
  const added = await withinLimit(scope, async () => {
    const saved: { id: string; updated_at: Date }[] = []
    for (let from = 0; from < rows.length; from += BATCH)
      saved.push(
        ...(await scope.trx
          .insertInto('parts')
          .values(rows.slice(from, from + BATCH))
          .onConflict((conflict) => conflict.columns(['org_id', 'part_key']).doNothing())
          .returning(['id', 'updated_at'])
          .execute()),
      )
    return saved
  })
  if (isRefusal(added)) return added
  const counts = { added: added.length, replaced: 0 }
  if (added.length > 0) await auditPart(scope, null, { action: 'import', after: counts })
  return added
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

async function lockPart(
  { trx, org }: RequestScope,
  id: string,
  versions: AllowedVersions,
): Promise<Part | Refusal> {
  const row = await trx
    .selectFrom('parts')
    .select(['part_number', 'goods', 'updated_at'])
    .where('org_id', '=', org.id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return notFound()
  if (versions && !versions.includes(row.updated_at.toISOString())) return partChanged()
  return { ...row.goods, part_number: row.part_number }
}
