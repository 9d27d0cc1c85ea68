import type { SecurityFilingBody } from '@edfe/contracts/customs/security-filing'
import { type Sentence, say } from '@edfe/domain/messages'
import { isPractice } from '@edfe/domain/profile'
import { nextFilingAction, type SecurityFilingRefusal } from '@edfe/domain/security-filing'
import type { z } from 'zod'
import { entryNotFound, notEditable } from '../../entries/drafts/conflict.ts'
import { announceEntry, auditEntry } from '../../entries/record-change.ts'
import { loadEntry } from '../../entries/repository/load-entry.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import { type Refusal, refuse } from '../../refusals/problems.ts'
import { claimRefusal } from '../claims/filing-claims.ts'
import { notByCbpRules } from '../declaration/change-status.ts'
import type { FilingParts } from '../declaration/filing-parts.ts'
import { filedElsewhere } from '../transmissions/filed-elsewhere.ts'
import { queueEntryMessage } from '../transmissions/queue-entry-message.ts'
import { readSecurityFilings, type StoredSecurityFiling } from './read-security-filings.ts'
import { type SecurityFilingRequest, securityFilingKindOf } from './security-filing.kind.ts'

const WORDS: Readonly<Record<SecurityFilingRefusal, Sentence>> = {
  isf_open: say({
    id: 'refusal.isf.open',
    defaultMessage: 'CBP has not answered the last message about this security filing yet.',
  }),
  isf_not_on_file: say({
    id: 'refusal.isf.not-on-file',
    defaultMessage: 'CBP has no security filing of this bill: there is nothing to delete.',
  }),
  isf_not_live: say({
    id: 'refusal.isf.not-live',
    defaultMessage:
      'Security filings are switched off on this server, because their layout has not been tested with CBP. Its operator can switch them on.',
  }),
  isf_no_bill: say({
    id: 'refusal.isf.no-bill',
    defaultMessage: 'This entry has no security filing of that bill. Load the page again.',
  }),
}

export const securityFilingRefused = (code: SecurityFilingRefusal): Refusal => refuse(409, code, WORDS[code])

type Body = z.output<typeof SecurityFilingBody>

/**
 * Queues a message about the security filing of one master bill: submission with its bytes, history and job, in the caller's
 * transaction, one at a time under the lock of the entry. Nothing of it is signed. Over a live gateway it goes only once
 * the operator has tested the layout with CBP.
 */
export async function requestSecurityFiling(
  parts: FilingParts,
  scope: MemberScope,
  id: string,
  { request, master }: Body,
): Promise<Refusal | undefined> {
  const entry = await loadEntry(scope, id, { lock: true })
  if (!entry) return entryNotFound()
  if (entry.archived) return notEditable(entry)
  const filings = await readSecurityFilings(scope, entry)
  const filing = filings.find((one) => one.master === master)
  // Without a bill the findings say what is missing.
  if (!filing && filings.length > 0) return securityFilingRefused('isf_no_bill')
  const asked = filing ? messageOf(request, filing) : ({ action: 'A' } as const)
  if (typeof asked === 'string') return securityFilingRefused(asked)
  if (filing?.messages.some(({ gateway }) => gateway !== parts.gateway)) return filedElsewhere()
  if (!parts.takesSecurityFilings) return securityFilingRefused('isf_not_live')
  if (!isPractice(parts.gateway) && scope.rules.profile.name !== 'cbp') return notByCbpRules()
  const unclaimed = isPractice(parts.gateway) ? undefined : await claimRefusal(scope, entry)
  if (unclaimed) return unclaimed
  const unfit = await queueEntryMessage(scope, entry, {
    ...parts,
    kind: securityFilingKindOf(asked),
    issues: [],
  })
  if (unfit) return unfit
  await announceEntry(scope, id)
  await auditEntry(scope, id, {
    action: 'update',
    before: {},
    after: { security_filing: { request, master } },
  })
  return undefined
}

/** The message that a request sends about a filing, or why none is sent. */
function messageOf(
  request: Body['request'],
  { master, messages, standing }: StoredSecurityFiling,
): SecurityFilingRequest | SecurityFilingRefusal {
  const action = nextFilingAction(request, standing)
  const { transaction = '', wasFive } = standing
  if (action === 'A') return { action, master }
  if (action === 'R') return { action, master, transaction, wasFive }
  if (action !== 'D') return action
  const onFile = messages.findLast(({ outcome, action: sent }) => outcome === 'accepted' && sent !== 'D')
  return onFile ? { action, filed: { ...onFile.header, transaction } } : 'isf_not_on_file'
}
