import { maskPassword } from '@edfe/abi'
import { STATEMENT_KINDS } from '@edfe/domain/customs'
import { type RawBuilder, sql } from 'kysely'
import type { RequestScope } from '../../entries/request-scope.ts'
import { maskedRecords, openImages } from '../statements/stored-statements.ts'

/** A message of the organization: one about a submission, or a statement. */
export interface KeptMessage {
  id: string
  direction: 'sent' | 'received'
  application: string
  at: Date
  /** Sealed. */
  images: string
  submission_id: string | null
  entry_id: string | null
  entry_number: string | null
  /** Of a statement without a number ''; null of any other message. */
  statement_number: string | null
}

/** Messages of submissions and statements of an organization, as a table that a query selects from. */
export const keptMessages = (orgId: string): RawBuilder<KeptMessage> => sql<KeptMessage>`(
  select m.id, m.direction, m.application, m.at, m.images, s.id as submission_id, e.id as entry_id, e.entry_number,
    null::text as statement_number
  from transmission_messages m
  join submissions s on s.org_id = m.org_id and s.id = m.submission_id
  left join entries e on e.org_id = s.org_id and e.id = s.entry_id
  where m.org_id = ${orgId}
  union all
  select t.id, 'received', case t.cadence when 'daily' then ${STATEMENT_KINDS.daily.application}
      else ${STATEMENT_KINDS.monthly.application} end, t.received_at, t.images, null, null, null, coalesce(t.number, '')
  from statements t where t.org_id = ${orgId})`

/** The records of a message as people see them: personal numbers and the password masked. */
export const shownRecords = ({ sealing }: Pick<RequestScope, 'sealing'>, images: string): string[] =>
  maskPassword(maskedRecords(openImages(sealing.decrypt(images))))

/** The parts of a message that a list and a page both show. */
export const headOf = ({ id, direction, application, at, ...row }: KeptMessage) => ({
  id,
  direction,
  application: application.trim(),
  at: at.toISOString(),
  entry: row.entry_id && row.entry_number ? { id: row.entry_id, number: row.entry_number } : null,
  statement: row.statement_number === null ? null : { id, number: row.statement_number },
})
