import type { DraftData } from '@edfe/domain/entry'
import { sql } from 'kysely'
import { toPersonRef } from '../repository/entry-view.ts'
import type { RequestScope } from '../request-scope.ts'

/** One person's acknowledgement that the review is read and true. */
export interface Acknowledgement {
  person: { id: string; name: string }
  /** ISO instant. */
  at: string
}

/** Reads the people who have acknowledged the present review of an entry, the first one first. */
export async function readAcknowledgements(
  { trx, org }: RequestScope,
  entryId: string,
): Promise<Acknowledgement[]> {
  const { rows } = await sql<{ user_id: string; name: string; acknowledged_at: Date }>`
    select a.user_id, trim(u.given_name || ' ' || u.family_name) as name, a.acknowledged_at
    from entry_acknowledgements a join users u on u.id = a.user_id
    where a.org_id = ${org.id} and a.entry_id = ${entryId}
    order by a.acknowledged_at, a.user_id`.execute(trx)
  return rows.map(({ user_id, name, acknowledged_at }) => ({
    person: toPersonRef(user_id, name)!,
    at: acknowledged_at.toISOString(),
  }))
}

/** True if the person of this scope is among them; nobody can acknowledge for another person. */
export const isAcknowledgedBy = (
  known: readonly Acknowledgement[],
  { actor }: Pick<RequestScope, 'actor'>,
): boolean => known.some(({ person }) => person.id === actor.userId)

/** Records the acknowledgement of this scope's person; an earlier one keeps its time. */
export async function acknowledge({ trx, org, actor, now }: RequestScope, entryId: string): Promise<void> {
  await sql`
    insert into entry_acknowledgements (org_id, entry_id, user_id, acknowledged_at)
    values (${org.id}, ${entryId}, ${actor.userId}, ${now})
    on conflict do nothing`.execute(trx)
}

/** Withdraws the acknowledgement of one person, or everyone's when none is named. */
export async function withdrawAcknowledgements(
  { trx, org }: RequestScope,
  entryId: string,
  userId?: string,
): Promise<void> {
  const whose = userId ? sql`user_id = ${userId}` : sql`true`
  await sql`
    delete from entry_acknowledgements
    where org_id = ${org.id} and entry_id = ${entryId} and ${whose}`.execute(trx)
}

/** The review section of a draft after somebody acknowledged or withdrew. */
export const reviewSection = (
  draft: DraftData,
  known: readonly Acknowledgement[],
): NonNullable<DraftData['final_review']> => ({
  ...draft.final_review,
  acknowledged: known.length > 0,
  acknowledged_at: known.at(-1)?.at ?? '',
})
