import { importerProblem } from '@edfe/domain/customs-queries'
import type { RuleContext } from '@edfe/domain/rules'
import type { RequestScope } from '../request-scope.ts'

/** What CBP said is wrong with an importer number of the organization, by its newest answer; undefined where nothing is. */
export async function readImporterProblem({
  trx,
  org,
  sealing,
  today,
}: RequestScope): Promise<RuleContext['importerProblem']> {
  const check = await trx
    .selectFrom('importer_checks')
    .select(['number', 'answer'])
    .where('org_id', '=', org.id)
    .where('answer', 'is not', null)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const problem = check?.answer && importerProblem(check.answer, today)
  return check && problem ? { number: sealing.decrypt(check.number), problem } : undefined
}
