import type { SecurityFilingAnswer } from '@edfe/contracts/customs/security-filing'
import { dayInZone } from '@edfe/domain/calendar'
import { modeOf } from '@edfe/domain/entry'
import { securityFilingFindings } from '@edfe/domain/filing'
import { isPractice } from '@edfe/domain/profile'
import { dispositionOf } from '@edfe/domain/security-filing'
import { formatFinding } from '@edfe/messages'
import type { z } from 'zod'
import { ruleContext } from '../../entries/entry-services.ts'
import type { StoredEntry } from '../../entries/repository/load-entry.ts'
import type { MemberScope } from '../../entries/request-scope.ts'
import type { FilingParts } from '../declaration/filing-parts.ts'
import { readSecurityFilings, type StoredSecurityFiling } from './read-security-filings.ts'

type Answer = z.output<typeof SecurityFilingAnswer>
type Filing = Answer['filings'][number]

/** The security filings of an entry, and what the stored draft still lacks for them. */
export async function securityFilingAnswer(
  scope: MemberScope,
  entry: StoredEntry,
  parts: Pick<FilingParts, 'gateway' | 'takesSecurityFilings'>,
): Promise<Answer> {
  const context = await ruleContext(scope, entry)
  const findings = securityFilingFindings(entry.draft, context)
  const filings = await readSecurityFilings(scope, entry)
  return {
    filings: filings.map((filing) => filingOf(scope, entry, filing)),
    findings: findings.map((finding) => formatFinding(scope.words, finding, modeOf(entry.draft))),
    is_sent_here: parts.takesSecurityFilings,
    is_practice: isPractice(parts.gateway),
  }
}

function filingOf(
  { words, org }: MemberScope,
  { draft }: StoredEntry,
  { master, messages, advice, standing }: StoredSecurityFiling,
): Filing {
  const first = messages.find(({ outcome }) => outcome === 'accepted')
  const answered = messages.findLast(({ answered_at }) => answered_at !== null)
  const bills = messages.findLast(({ outcome, action }) => outcome === 'accepted' && action !== 'D')?.bills
  return {
    master,
    state: standing.state,
    awaits: standing.awaits ?? null,
    refused: standing.refused ?? null,
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
