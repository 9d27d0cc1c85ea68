import { type ImporterAnswer, type KeptImporterAnswer, keptAnswer } from '@edfe/domain/customs-queries'
import { sql } from 'kysely'
import type { SubmissionState } from '../../db/entry-tables.ts'
import type { RequestScope } from '../../entries/request-scope.ts'

/** A question about an importer number, and how far it is. */
export interface ImporterCheck {
  number: string
  state: SubmissionState
  asked_at: Date
  answered_at: Date | null
  answer: KeptImporterAnswer | null
}

type Tenant = Pick<RequestScope, 'trx' | 'org' | 'sealing'>

/** The newest question of the organization, and the newest that CBP answered. */
export async function readImporterChecks({
  trx,
  org,
  sealing,
}: Tenant): Promise<{ latest: ImporterCheck | undefined; answered: ImporterCheck | undefined }> {
  const { rows } = await sql<ImporterCheck>`
    select c.number, s.state, c.asked_at, c.answered_at, c.answer from importer_checks c
    join submissions s on s.org_id = c.org_id and s.importer_check_id = c.id
    where c.org_id = ${org.id} and (c.id = (
        select id from importer_checks where org_id = ${org.id} order by asked_at desc limit 1
      ) or c.id = (
        select id from importer_checks where org_id = ${org.id} and answer is not null
        order by asked_at desc limit 1
      ))
    order by c.asked_at desc`.execute(trx)
  const checks = rows.map((row) => ({ ...row, number: sealing.decrypt(row.number) }))
  return { latest: checks[0], answered: checks.find(({ answer }) => answer !== null) }
}

/** Keeps a new question; the submission that asks it follows. */
export async function addImporterCheck(
  { trx, org, actor, now, sealing }: RequestScope,
  number: string,
): Promise<string> {
  const { id } = await trx
    .insertInto('importer_checks')
    .values({
      org_id: org.id,
      number: sealing.sealNumber(number, ''),
      asked_by: actor.userId,
      asked_at: now,
      answer: null,
      answered_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The number that a question asks about. */
export async function numberOfCheck({ trx, org, sealing }: Tenant, id: string): Promise<string> {
  const { number } = await trx
    .selectFrom('importer_checks')
    .select('number')
    .where('org_id', '=', org.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return sealing.decrypt(number)
}

/** Keeps what CBP answered with its time; a batch that CBP refused has no answer. */
export async function keepImporterAnswer(
  { trx, org, now }: RequestScope,
  id: string,
  importer: ImporterAnswer | undefined,
): Promise<void> {
  await trx
    .updateTable('importer_checks')
    .set({ answer: importer ? JSON.stringify(keptAnswer(importer)) : null, answered_at: now })
    .where('org_id', '=', org.id)
    .where('id', '=', id)
    .execute()
}
