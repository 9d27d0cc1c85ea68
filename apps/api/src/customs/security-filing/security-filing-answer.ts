import type { SecurityFilingAnswer } from '@edfe/contracts/customs/security-filing'
import { dayInZone } from '@edfe/domain/calendar'
import { modeOf } from '@edfe/domain/entry'
import { hasSecurityFiling, securityFilingFindings } from '@edfe/domain/filing'
import { customsAt, isPractice } from '@edfe/domain/profile'
import { securityCell, securityFilingCell } from '@edfe/domain/release'
import { dispositionOf, sinceUnknown } from '@edfe/domain/security-filing'
import { formatFinding } from '@edfe/messages'
import type { z } from 'zod'
import { ruleContext } from '../../entries/entry-services.ts'
import type { StoredEntry } from '../../entries/repository/load-entry.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import { readSecurityFilings, type StoredSecurityFiling } from './read-security-filings.ts'
import { type FilingRoad, requestsAbout, SECURITY_FILING_REFUSAL_WORDS } from './security-filing-requests.ts'
import { followingOf, timingOf } from './security-filing-times.ts'
import { awaitsRelease } from './with-release.ts'

type Answer = z.output<typeof SecurityFilingAnswer>
type Filing = Answer['filings'][number]

/** The security filings of an entry, and what the stored draft still lacks for them. */
export async function securityFilingAnswer(
  scope: MemberScope,
  entry: StoredEntry,
  road: FilingRoad,
): Promise<Answer> {
  const context = await ruleContext(scope, entry)
  const findings = securityFilingFindings(entry.draft, context)
  const stored = await readSecurityFilings(scope, entry)
  const waits = await awaitsRelease(scope, entry, stored)
  const filings = stored.map((filing) => filingOf(scope, entry, filing, { ...road, waits }))
  const isByVessel = hasSecurityFiling(entry.draft)
  const { tone, state } = securityCell({ isByVessel, security: stored.map(({ standing }) => standing) })
  return {
    filings,
    overall: {
      tone,
      words: scope.words.format(state),
      is_sent: stored.some(({ messages }) => messages.length > 0),
    },
    is_needed: isByVessel,
    timing: timingOf(scope, entry, filings),
    following: followingOf(scope, entry),
    findings: findings.map((finding) => formatFinding(scope.words, finding, modeOf(entry.draft))),
    is_sent_here: road.takesSecurityFilings,
    not_sent: road.takesSecurityFilings
      ? null
      : scope.words.format(SECURITY_FILING_REFUSAL_WORDS.isf_not_live),
    is_practice: isPractice(road.gateway),
    customs: customsAt(road.gateway),
  }
}

function filingOf(
  scope: MemberScope,
  entry: StoredEntry,
  filing: StoredSecurityFiling,
  road: FilingRoad & { waits: boolean },
): Filing {
  const { words, org } = scope
  const { draft } = entry
  const { master, messages, advice, standing } = filing
  const known = sinceUnknown(messages)
  const deleted = known.findLastIndex(({ action, outcome }) => action === 'D' && outcome === 'accepted')
  const first = known.slice(deleted + 1).find(({ outcome }) => outcome === 'accepted')
  const { tone, state, sentence } = securityFilingCell(standing)
  const answered = messages.findLast(({ answered_at }) => answered_at !== null)
  const bills = known.findLast(({ outcome, action }) => outcome === 'accepted' && action !== 'D')?.bills
  return {
    master,
    state: standing.state,
    awaits: standing.awaits ?? null,
    refused: standing.refused ?? null,
    tone,
    words: words.format(state),
    sentence: words.format(sentence),
    requests: requestsAbout(filing, entry, scope, road),
    number: standing.transaction ?? null,
    version: standing.version,
    filed_on: first ? dayInZone(first.submitted_at, org.timezone) : null,
    bills: (bills ?? []).map((number) => {
      const code = advice.findLast(({ bill }) => bill === number)?.code
      return {
        number,
        code: code ?? null,
        meaning: code ? words.format({ id: dispositionOf(code).words.id }) : null,
      }
    }),
    conditions: (answered?.outcome === 'rejected' ? answered.conditions : []).map((condition) =>
      formatFinding(words, condition, modeOf(draft)),
    ),
    messages: messages.map(({ id, action, outcome, submitted_at, answered_at, submitter }) => ({
      id,
      action,
      outcome,
      submitted_at: submitted_at.toISOString(),
      answered_at: answered_at?.toISOString() ?? null,
      submitted_by: submitter || null,
    })),
  }
}
