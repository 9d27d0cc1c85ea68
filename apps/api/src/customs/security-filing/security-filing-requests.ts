import type { SecurityFilingAnswer } from '@edfe/contracts/customs/security-filing'
import { may } from '@edfe/domain/access'
import { hasSecurityFiling } from '@edfe/domain/filing'
import { type Sentence, say } from '@edfe/domain/messages'
import { isSameCustoms, isSimulated } from '@edfe/domain/profile'
import { nextFilingAction, type SecurityFilingRefusal } from '@edfe/domain/security-filing'
import type { StoredEntry } from '../../entries/repository/load-entry.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import { type Refusal, refuse } from '../../refusals/problems.ts'
import { notByCbpRules } from '../declaration/change-status.ts'
import type { FilingParts } from '../declaration/filing-parts.ts'
import { filedElsewhere } from '../transmissions/filed-elsewhere.ts'
import type { StoredSecurityFiling } from './read-security-filings.ts'
import type { SecurityFilingRequest } from './security-filing.kind.ts'

type Requests = SecurityFilingAnswer['filings'][number]['requests']

/** Why a request about a security filing is not sent now. */
export const SECURITY_FILING_REFUSAL_WORDS: Readonly<Record<SecurityFilingRefusal, Sentence>> = {
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
  isf_with_release: say({
    id: 'refusal.isf.with-release',
    defaultMessage:
      'It goes with the release in one message: file the release. To file it now, choose below not to send it with the release.',
  }),
  isf_no_bill: say({
    id: 'refusal.isf.no-bill',
    defaultMessage: 'This entry has no security filing of that bill. Load the page again.',
  }),
}

export const securityFilingRefused = (code: SecurityFilingRefusal): Refusal =>
  refuse(409, code, SECURITY_FILING_REFUSAL_WORDS[code])

/** The message that a request sends about a filing, or why none is sent. */
export function messageOf(
  request: Requests[number]['request'],
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

/** The road on which security filings go, or not. */
export type FilingRoad = Pick<FilingParts, 'gateway' | 'takesSecurityFilings'>

/** Why nothing about a filing goes over the road of this server now. */
export function roadRefusal(
  { gateway, takesSecurityFilings }: FilingRoad,
  { rules }: MemberScope,
  filing: Pick<StoredSecurityFiling, 'messages'> | undefined,
): Refusal | undefined {
  if (filing?.messages.some((message) => !isSameCustoms(message.gateway, gateway)))
    return filedElsewhere('isf')
  if (!takesSecurityFilings) return securityFilingRefused('isf_not_live')
  return !isSimulated(gateway) && rules.profile.name !== 'cbp' ? notByCbpRules() : undefined
}

/** Each request about a filing that makes sense now, and why it is not sent where it is not. */
export function requestsAbout(
  filing: StoredSecurityFiling,
  entry: StoredEntry,
  scope: MemberScope,
  { waits, ...road }: FilingRoad & { waits: boolean },
): Requests {
  if (entry.archived || !may(scope.actor.role, 'entry.submit')) return []
  const { transaction } = filing.standing
  const said = (action: 'A' | 'R' | 'D') => {
    const asked = nextFilingAction(action === 'D' ? 'delete' : 'file', filing.standing)
    const refusal =
      asked === 'isf_open'
        ? securityFilingRefused(asked)
        : (roadRefusal(road, scope, filing) ??
          (action === 'A' && waits ? securityFilingRefused('isf_with_release') : undefined))
    return { action, refusal: refusal ? scope.words.format(refusal.message) : null }
  }
  return [
    ...(hasSecurityFiling(entry.draft)
      ? [{ request: 'file' as const, ...said(transaction ? 'R' : 'A') }]
      : []),
    ...(transaction ? [{ request: 'delete' as const, ...said('D') }] : []),
  ]
}
