import { billReadings, decodeSecurityFilingAdvice, readSentFiling } from '@edfe/abi'
import { FILED_KINDS, NOTICE_KINDS } from '@edfe/domain/customs'
import { mastersOf } from '@edfe/domain/filing'
import type { CustomsGatewayName } from '@edfe/domain/profile'
import {
  type BillAdvice,
  filingChains,
  filingsByMaster,
  type SecurityFilingHeader,
  type SecurityFilingStanding,
  type SentFilingMessage,
  securityFilingStanding,
  UNKNOWN_FILING,
} from '@edfe/domain/security-filing'
import { sql } from 'kysely'
import type { StoredCondition, SubmissionState } from '../../db/entry-tables.ts'
import type { StoredEntry } from '../../entries/repository/load-entry.ts'
import type { RequestScope } from '../../entries/request-scope.ts'

/** A message about a security filing as it is stored. */
export interface StoredFilingMessage extends SentFilingMessage {
  id: string
  header: SecurityFilingHeader
  gateway: CustomsGatewayName
  conditions: StoredCondition[]
  submitted_at: Date
  answered_at: Date | null
  submitter: string | null
}

/** The security filing of one master bill: its messages, the oldest first, CBP's advice, and how it stands. */
export interface StoredSecurityFiling {
  master: string
  messages: StoredFilingMessage[]
  advice: BillAdvice[]
  standing: SecurityFilingStanding
}

/** The security filings of an entry's number, whichever version sent them, one for each master bill. */
export async function readSecurityFilings(
  scope: RequestScope,
  entry: Pick<StoredEntry, 'entry_number' | 'draft'>,
): Promise<StoredSecurityFiling[]> {
  const messages = await readMessages(scope, entry)
  const advice = messages.length > 0 ? await readAdvice(scope, entry) : []
  return filingsByMaster(mastersOf(entry.draft), filingChains(messages)).map(({ master, messages: own }) => {
    const numbers = new Set(own.map(({ transaction }) => transaction))
    const ownAdvice = advice.filter(({ transaction }) => numbers.has(transaction))
    return { master, messages: own, advice: ownAdvice, standing: securityFilingStanding(own, ownAdvice) }
  })
}

interface Row {
  id: string
  state: SubmissionState
  disposition: string | null
  filing_number: string | null
  gateway: CustomsGatewayName
  conditions: StoredCondition[]
  submitted_at: Date
  answered_at: Date | null
  submitter: string | null
  images: string
}

async function readMessages(
  { trx, org, sealing }: RequestScope,
  entry: Pick<StoredEntry, 'entry_number'>,
): Promise<StoredFilingMessage[]> {
  const { rows } = await sql<Row>`
    select s.id, s.state, s.disposition, s.filing_number, s.gateway, s.conditions, s.submitted_at, s.answered_at,
      trim(u.given_name || ' ' || u.family_name) as submitter, s.images
    from entries v
    join submissions s on s.org_id = v.org_id and s.entry_id = v.id and s.kind = ${FILED_KINDS.securityFiling.name}
    left join users u on u.id = s.submitted_by
    where v.org_id = ${org.id} and v.entry_number = ${entry.entry_number}
    order by s.submitted_at, s.id`.execute(trx)
  return rows.map(({ images, state, disposition, filing_number, ...row }) => ({
    ...row,
    ...sentIn(JSON.parse(sealing.decrypt(images)) as string[]),
    outcome: outcomeOf(state, disposition),
    isUnknown: row.conditions.some(({ code }) => code === UNKNOWN_FILING),
    transaction: filing_number ?? undefined,
  }))
}

/** What a message said, as far as the standing needs it. */
function sentIn(
  images: readonly string[],
): Pick<StoredFilingMessage, 'action' | 'master' | 'replaces' | 'isFive' | 'bills' | 'header'> {
  const { action, filing } = readSentFiling(images)
  const { submission, shipment, importer, transaction } = filing
  const said = {
    replaces: transaction,
    isFive: submission === '2' || submission === '4',
    header: { submission, shipment, importer },
  }
  if (action !== 'A' && action !== 'R') return { ...said, action: 'D', master: '', bills: [] }
  const bills = filing.bills.map(({ number }) => number)
  const master = filing.references.find(({ qualifier }) => qualifier === 'MB')?.reference
  return { ...said, action, bills, master: master ?? bills[0] ?? '' }
}

function outcomeOf(state: SubmissionState, disposition: string | null): SentFilingMessage['outcome'] {
  if (state === 'failed') return 'failed'
  if (state !== 'answered') return 'open'
  return disposition === 'accepted' ? 'accepted' : 'rejected'
}

/** CBP's advice about the entry's filings, in the order in which it came. */
async function readAdvice(
  { trx, org, sealing }: RequestScope,
  entry: Pick<StoredEntry, 'entry_number'>,
): Promise<(BillAdvice & { transaction: string })[]> {
  const { rows } = await sql<{ images: string }>`
    select m.images from transmission_messages m
    join submissions s on s.org_id = m.org_id and s.id = m.submission_id
    join entries v on v.org_id = s.org_id and v.id = s.entry_id
    where v.org_id = ${org.id} and v.entry_number = ${entry.entry_number} and m.direction = 'received'
      and m.application = ${NOTICE_KINDS.securityFilingAdvice.application}
    order by m.at, m.id`.execute(trx)
  return rows.flatMap(({ images }) =>
    decodeSecurityFilingAdvice(JSON.parse(sealing.decrypt(images)) as string[]).flatMap(
      ({ transaction, bills }) =>
        bills.flatMap(({ number, dispositions }) =>
          dispositions.map(({ code }) => ({ transaction, bill: billReadings(number)[0] ?? number, code })),
        ),
    ),
  )
}
