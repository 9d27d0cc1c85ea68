import { PART_FAULTS } from '@edfe/contracts/parts/part-faults'
import { say, sentenceOf } from '@edfe/domain/messages'
import {
  checkPart,
  type Goods,
  goodsOf,
  MOST_PARTS,
  type Part,
  partNumberKey,
  partWords,
} from '@edfe/domain/parts'
import { sql } from 'kysely'
import '../db/part-tables.ts'
import { auditChange } from '../entries/record-change.ts'
import type { RequestScope } from '../entries/request-scope.ts'
import { type Refusal, refuse } from '../refusals/problems.ts'
import type { TariffOfParts } from './tariff-of-parts.ts'

/** The first parts that cannot be saved, as a refusal that names their fields; undefined when all can. */
export function refusedParts(parts: readonly Part[], pathOf: (index: number, path: string) => string) {
  const fields = parts.flatMap((part, index) =>
    checkPart(part).map(({ path, fault }) => ({
      path: pathOf(index, path),
      message: sentenceOf(PART_FAULTS[fault], { label: partWords(path).label }),
    })),
  )
  const [first] = fields
  return first && refuse(400, 'validation_failed', first.message, { fields: fields.slice(0, 100) })
}

/**
 * Runs what adds parts, and refuses it when the organization then has more than it can keep. One request of an
 * organization at a time adds parts: two that each find room cannot exceed the limit together.
 */
export async function withinLimit<Added>(
  scope: RequestScope,
  add: () => Promise<Added>,
): Promise<Added | Refusal> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`parts ${scope.org.id}`}, 0))`.execute(scope.trx)
  const added = await add()
  return (await countParts(scope)) > MOST_PARTS
    ? refuse(
        409,
        'too_many_parts',
        say(
          { id: 'refusal.too-many-parts', defaultMessage: 'You can keep {limit} parts at most.' },
          { limit: MOST_PARTS },
        ),
      )
    : added
}

export async function countParts({ trx, org }: RequestScope): Promise<number> {
  const { count } = await trx
    .selectFrom('parts')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('org_id', '=', org.id)
    .executeTakeFirstOrThrow()
  return count
}

/** A part as its columns, checked with the tariff in force as it is saved. */
export function columnsOf(scope: RequestScope, tariff: TariffOfParts, part: Part) {
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

/** Writes what was done to a part, or to several, to the audit log. */
export const auditPart = (
  scope: RequestScope,
  id: string | null,
  change: { action: string; before?: Part; after?: unknown },
): Promise<void> => auditChange(scope, { entity: 'part', entityId: id, ...change })
