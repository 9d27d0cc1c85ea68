import { FILED_KINDS, NOTICE_KINDS } from '@edfe/domain/customs'
import type { ReleaseAction } from '@edfe/domain/filing'
import type { CustomsGatewayName } from '@edfe/domain/profile'
import { sql } from 'kysely'
import type { StoredCondition, SubmissionState } from '../../db/entry-tables.ts'
import type { RequestScope } from '../../entries/request-scope.ts'

/** A message about the release or the security filing of an entry's number, whichever version of the entry sent it. */
export interface SentRow {
  id: string
  kind: string
  action: ReleaseAction
  state: SubmissionState
  disposition: string | null
  is_referred: boolean
  filing_number: string | null
  gateway: CustomsGatewayName
  conditions: StoredCondition[]
  submitted_at: Date
  answered_at: Date | null
  submitter: string | null
  /** Sealed. */
  images: string
}

/** A message of CBP about the number: a notice of its goods, an answer to a question, advice about a security filing. */
export interface ReceivedRow {
  id: string
  application: string
  /** Sealed. */
  images: string
}

/** What was sent and received about the release, the goods and the security filing of a number, the oldest first. */
export interface FilingRecords {
  sent: readonly SentRow[]
  received: readonly ReceivedRow[]
}

const SENT = [FILED_KINDS.release.name, FILED_KINDS.securityFiling.name]
const RECEIVED = [
  NOTICE_KINDS.releaseStatus.application,
  FILED_KINDS.statusQuery.answer,
  NOTICE_KINDS.securityFilingAdvice.application,
]

/** Everything that the filings of a number are read from. */
export async function readFilingRecords(
  { trx, org }: RequestScope,
  { entry_number }: { entry_number: string },
): Promise<FilingRecords> {
  const { rows: sent } = await sql<SentRow>`
    select s.id, s.kind, s.action, s.state, s.disposition, s.is_referred, s.filing_number, s.gateway, s.conditions,
      s.submitted_at, s.answered_at, trim(u.given_name || ' ' || u.family_name) as submitter, s.images
    from entries v
    join submissions s on s.org_id = v.org_id and s.entry_id = v.id and s.kind in (${sql.join(SENT)})
    left join users u on u.id = s.submitted_by
    where v.org_id = ${org.id} and v.entry_number = ${entry_number}
    order by s.submitted_at, s.id`.execute(trx)
  const { rows: received } = await sql<ReceivedRow>`
    select m.id, m.application, m.images from entries v
    join submissions s on s.org_id = v.org_id and s.entry_id = v.id
    join transmission_messages m on m.org_id = s.org_id and m.submission_id = s.id and m.direction = 'received'
      and m.application in (${sql.join(RECEIVED)})
    where v.org_id = ${org.id} and v.entry_number = ${entry_number}
    order by m.at, m.id`.execute(trx)
  return { sent, received }
}
