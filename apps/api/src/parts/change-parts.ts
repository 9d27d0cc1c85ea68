import { say } from '@edfe/domain/messages'
import type { Goods, Part } from '@edfe/domain/parts'
import { sql } from 'kysely'
import '../db/part-tables.ts'
import type { RequestScope } from '../entries/request-scope.ts'
import { isRefusal, type Refusal, refuse } from '../refusals/problems.ts'
import { auditPart, columnsOf, refusedParts } from './part-rows.ts'
import { tariffOfParts } from './tariff-of-parts.ts'

/** A part as it was read: `updated_at` is ISO 8601. */
interface Version {
  id: string
  updated_at: string
}

/** Saves the goods of many parts, all or none, and returns their new versions. */
export async function changeParts(
  scope: RequestScope,
  changes: readonly (Version & { goods: Goods })[],
): Promise<{ id: string; updated_at: Date }[] | Refusal> {
  const before = await lockVersions(scope, changes)
  if (isRefusal(before)) return before
  const after = changes.map(
    ({ goods }, index): Part => ({ ...goods, part_number: before[index]!.part_number }),
  )
  const refused = refusedParts(after, (index, path) => `parts.${index}.goods.${path}`)
  if (refused) return refused
  const { trx, org, now } = scope
  const tariff = tariffOfParts(scope.today)
  for (const [index, { id }] of changes.entries()) {
    const part = after[index]!
    await trx
      .updateTable('parts')
      .set(columnsOf(scope, tariff, part))
      .where('org_id', '=', org.id)
      .where('id', '=', id)
      .execute()
    await auditPart(scope, id, { action: 'update', before: before[index]!, after: part })
  }
  return changes.map(({ id }) => ({ id, updated_at: now }))
}

/** Deletes many parts, all or none, and returns how many. */
export async function deleteParts(
  scope: RequestScope,
  versions: readonly Version[],
): Promise<number | Refusal> {
  const before = await lockVersions(scope, versions)
  if (isRefusal(before)) return before
  const { trx, org } = scope
  await trx
    .deleteFrom('parts')
    .where('org_id', '=', org.id)
    .where('id', '=', sql<string>`any(${versions.map(({ id }) => id)}::uuid[])`)
    .execute()
  await auditPart(scope, null, {
    action: 'delete',
    after: { part_numbers: before.map(({ part_number }) => part_number) },
  })
  return before.length
}

const MOST_NAMED = 10

/** The parts in the order of their versions, locked; a refusal when one of them was changed or deleted since it was read. */
async function lockVersions(
  { trx, org }: RequestScope,
  versions: readonly Version[],
): Promise<Part[] | Refusal> {
  const rows = await trx
    .selectFrom('parts')
    .select(['id', 'part_number', 'goods', 'updated_at'])
    .where('org_id', '=', org.id)
    .where('id', '=', sql<string>`any(${versions.map(({ id }) => id)}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const found = versions.map(({ id }) => byId.get(id))
  const changed = found.filter(
    (row, index) => row && row.updated_at.getTime() !== Date.parse(versions[index]!.updated_at),
  )
  const gone = found.filter((row) => !row).length
  if (changed.length + gone > 0)
    return partsChanged(
      changed.flatMap((row) => row?.part_number ?? []),
      gone,
    )
  return found.flatMap((row) => (row ? { ...row.goods, part_number: row.part_number } : []))
}

function partsChanged(numbers: readonly string[], gone: number): Refusal {
  return refuse(
    409,
    'parts_changed',
    say(
      {
        id: 'refusal.parts-changed',
        defaultMessage:
          '{changed, plural, =0 {} other {Changed by somebody else in the meantime: {named}{more, plural, =0 {} other { and {more} more}}. }}{gone, plural, =0 {} one {One part is deleted. } other {# parts are deleted. }}Nothing is saved.',
      },
      {
        changed: numbers.length,
        named: numbers.slice(0, MOST_NAMED).join(', '),
        more: Math.max(0, numbers.length - MOST_NAMED),
        gone,
      },
    ),
  )
}
