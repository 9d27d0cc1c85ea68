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
import type { StoredCondition, SubmissionState } from '../../db/entry-tables.ts'
import type { StoredEntry } from '../../entries/repository/load-entry.ts'
import type { RequestScope } from '../../entries/request-scope.ts'
import { type FilingRecords, readFilingRecords } from '../filings/filing-records.ts'

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

type NumberedEntry = Pick<StoredEntry, 'entry_number' | 'draft'>

/** The security filings in the records of a number, whichever version sent them, one for each master bill. */
export function securityFilingsIn(
  scope: RequestScope,
  { draft }: Pick<StoredEntry, 'draft'>,
  records: FilingRecords,
): StoredSecurityFiling[] {
  const messages = messagesIn(scope, records)
  const advice = messages.length > 0 ? adviceIn(scope, records) : []
  return filingsByMaster(mastersOf(draft), filingChains(messages)).map(({ master, messages: own }) => {
    const numbers = new Set(own.map(({ transaction }) => transaction))
    const ownAdvice = advice.filter(({ transaction }) => numbers.has(transaction))
    return { master, messages: own, advice: ownAdvice, standing: securityFilingStanding(own, ownAdvice) }
  })
}

export const readSecurityFilings = async (
  scope: RequestScope,
  entry: NumberedEntry,
): Promise<StoredSecurityFiling[]> => securityFilingsIn(scope, entry, await readFilingRecords(scope, entry))

const messagesIn = ({ sealing }: RequestScope, { sent }: FilingRecords): StoredFilingMessage[] =>
  sent
    .filter(({ kind }) => kind === FILED_KINDS.securityFiling.name)
    .map(({ images, state, disposition, filing_number, ...row }) => ({
      ...row,
      ...sentIn(JSON.parse(sealing.decrypt(images)) as string[]),
      outcome: outcomeOf(state, disposition),
      isUnknown: row.conditions.some(({ code }) => code === UNKNOWN_FILING),
      transaction: filing_number ?? undefined,
    }))

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

/** CBP's advice about the filings, in the order in which it came. */
const adviceIn = (
  { sealing }: RequestScope,
  { received }: FilingRecords,
): (BillAdvice & { transaction: string })[] =>
  received
    .filter(({ application }) => application === NOTICE_KINDS.securityFilingAdvice.application)
    .flatMap(({ images }) => decodeSecurityFilingAdvice(JSON.parse(sealing.decrypt(images)) as string[]))
    .flatMap(({ transaction, bills }) =>
      bills.flatMap(({ number, dispositions }) =>
        dispositions.map(({ code }) => ({ transaction, bill: billReadings(number)[0] ?? number, code })),
      ),
    )
