import type { SecurityFilingBody } from '@edfe/contracts/customs/security-filing'
import { isSimulated } from '@edfe/domain/profile'
import type { z } from 'zod'
import { entryNotFound, notEditable } from '../../entries/drafts/conflict.ts'
import { announceEntry, auditEntry } from '../../entries/record-change.ts'
import { loadEntry } from '../../entries/repository/load-entry.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import type { Refusal } from '../../refusals/problems.ts'
import { claimRefusal } from '../claims/filing-claims.ts'
import type { FilingParts } from '../declaration/filing-parts.ts'
import { keepFilings } from '../filings/keep-filings.ts'
import { queueEntryMessage } from '../transmissions/queue-entry-message.ts'
import { readSecurityFilings } from './read-security-filings.ts'
import { securityFilingKindOf } from './security-filing.kind.ts'
import { messageOf, roadRefusal, securityFilingRefused } from './security-filing-requests.ts'
import { awaitsRelease } from './with-release.ts'

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
  const barred = roadRefusal(parts, scope, filing)
  if (barred) return barred
  if (asked.action === 'A' && (await awaitsRelease(scope, entry, filings)))
    return securityFilingRefused('isf_with_release')
  const unclaimed = isSimulated(parts.gateway) ? undefined : await claimRefusal(scope, entry)
  if (unclaimed) return unclaimed
  const unfit = await queueEntryMessage(scope, entry, {
    ...parts,
    kind: securityFilingKindOf(asked),
    issues: [],
  })
  if (unfit) return unfit
  await keepFilings(scope, id)
  announceEntry(scope, id)
  await auditEntry(scope, id, {
    action: 'update',
    before: {},
    after: { security_filing: { request, master } },
  })
  return undefined
}
