import type { FilingAnswer } from '@edfe/contracts/customs/filing'
import { may } from '@edfe/domain/access'
import { isSameCustoms } from '@edfe/domain/profile'
import { sql } from 'kysely'
import type { StoredEntry } from '../../entries/repository/load-entry.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import type { FilingParts } from '../declaration/filing-parts.ts'
import { filedWithCbp } from './ask-status.ts'
import { latestQuestion } from './latest-question.ts'

/** The latest question about an entry, when CBP said something last, and whether the member may ask. */
export async function readQuestion(
  scope: RequestScope,
  entry: StoredEntry,
  { gateway, takesQuestions }: Pick<FilingParts, 'gateway' | 'takesQuestions'>,
): Promise<FilingAnswer['question']> {
  const latest = await latestQuestion(scope, entry.id)
  const filed = await filedWithCbp(scope, entry)
  return {
    latest: latest
      ? {
          state: latest.state,
          asked_at: latest.askedAt.toISOString(),
          answered_at: latest.answeredAt?.toISOString() ?? null,
        }
      : null,
    heard_at: await heardAt(scope, entry.id),
    may_ask:
      may(scope.actor.role, 'entry.submit') &&
      takesQuestions &&
      filed !== undefined &&
      isSameCustoms(filed.gateway, gateway),
  }
}

async function heardAt({ trx, org }: RequestScope, entryId: string): Promise<string | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(m.at) as at from submissions s
    join transmission_messages m on m.org_id = s.org_id and m.submission_id = s.id and m.direction = 'received'
    where s.org_id = ${org.id} and s.entry_id = ${entryId} and s.bill is null`.execute(trx)
  return rows[0]?.at?.toISOString() ?? null
}
