import {
  decodeSecurityFilingAnswer,
  encodeSecurityFiling,
  encodeSecurityFilingDeletion,
  type SecurityFilingAnswer,
} from '@edfe/abi'
import { FILED_KINDS } from '@edfe/domain/customs'
import {
  filingConditionToFinding,
  textAt,
  toCargoRelease,
  toSecurityFiling,
  toUnifiedFiling,
} from '@edfe/domain/filing'
import type { Finding, RuleContext } from '@edfe/domain/rules'
import type { SecurityFiling, SecurityFilingHeader } from '@edfe/domain/security-filing'
import { announceEntry } from '../../entries/record-change.ts'
import type { StoredEntry } from '../../entries/repository/load-entry.ts'
import { maskDraft } from '../../entries/repository/personal-numbers.ts'
import { securityFilingEvents as words } from '../../messages/security-filing-messages.ts'
import { defineEntryKind, type EntryKind } from '../kinds/entry-kind.ts'
import { applySecurityFilingAnswer } from './apply-security-filing-answer.ts'

/** What is sent about the filing of one master bill. A deletion repeats the header of what is on file. */
export type SecurityFilingRequest =
  | { action: 'A'; master?: string }
  | { action: 'A'; withRelease: true }
  | { action: 'R'; master: string; transaction: string; wasFive: boolean }
  | { action: 'D'; filed: SecurityFilingHeader }

interface Facts {
  port: string
  filerCode: string
  message: SecurityFiling | SecurityFilingHeader
}

/** A message about a security filing: its records differ by what is asked. */
export const securityFilingKindOf = (request: SecurityFilingRequest): EntryKind =>
  defineEntryKind({
    ...FILED_KINDS.securityFiling,
    queue: 'file-security-filing',
    events: {
      asked: () => ({
        kind: 'security_filing_asked',
        title: words.asked({ action: request.action }),
        detail: [],
      }),
      sent: words.sent,
    },
    facts: (entry, context) => factsOf(entry, context, request),
    encode: ({ message }, envelope) =>
      'action' in message
        ? encodeSecurityFiling(message, envelope)
        : encodeSecurityFilingDeletion(message, envelope),
    readAnswer: (images) => withEntry(decodeSecurityFilingAnswer(images)),
    conditions: ({ conditions }, { draft }) => {
      const shown = maskDraft(draft)
      return conditions.map((condition) => {
        const finding = filingConditionToFinding(condition)
        return {
          ...finding,
          code: condition.code,
          cbp_label: condition.narrative,
          sent_value: textAt(shown, finding.path),
        }
      })
    },
    answered: applySecurityFilingAnswer,
    failed: async (scope, { subject }) => announceEntry(scope, subject.id),
  })

/** The kind of every security filing in the queue: what was sent is made already, and its answer is read alike. */
export const securityFilingKind = securityFilingKindOf({ action: 'A' })

/** A filing in the message of a release. */
export const unifiedFilingKind = securityFilingKindOf({ action: 'A', withRelease: true })

function factsOf(
  entry: StoredEntry,
  context: RuleContext,
  request: SecurityFilingRequest,
): { ok: true; facts: Facts } | { ok: false; findings: Finding[] } {
  if (request.action === 'D') {
    const { port_code: port, entry_number } = entry
    return { ok: true, facts: { port, filerCode: entry_number.slice(0, 3), message: request.filed } }
  }
  if ('withRelease' in request) return unifiedFacts(entry, context)
  const { master, ...submitted } = request
  const made = toSecurityFiling(entry.draft, context, submitted, master)
  if (!made.ok) return made
  const { filing, ...addressed } = made.facts
  return { ok: true, facts: { ...addressed, message: filing } }
}

/** A filing in the message of a release, as CBP makes it of that message. */
function unifiedFacts(
  { draft, port_code }: StoredEntry,
  context: RuleContext,
): { ok: true; facts: Facts } | { ok: false; findings: Finding[] } {
  const release = toCargoRelease(draft, context)
  if (!release.ok) return release
  const { port = port_code, filerCode } = release.facts
  const unified = toUnifiedFiling(draft, context, release.facts)
  return unified.ok ? { ok: true, facts: { port, filerCode, message: unified.completed } } : unified
}

/** The own reference of a filing is the number of its entry, which says whether an answer came to the right one. */
const withEntry = (answer: SecurityFilingAnswer): SecurityFilingAnswer => {
  const { ownReference = '' } = answer
  return { ...answer, filerCode: ownReference.slice(0, 3), entryNumber: ownReference.slice(3) }
}
