import {
  decodeReleaseAnswer,
  decodeResponse,
  type Envelope,
  encodeCargoRelease,
  encodeEntrySummary,
} from '@edfe/abi'
import type { DraftData } from '@edfe/domain/entry'
import { toCargoRelease, toEntrySummaryFacts } from '@edfe/domain/filing'
import type { Finding, RuleContext } from '@edfe/domain/rules'
import { readConditions } from '../customs/notices/customs-conditions.ts'
import { readReleaseConditions } from '../customs/release/release-conditions.ts'
import type { StoredCondition } from '../db/entry-tables.ts'
import type { RehearsedFault, StoredFiling } from '../db/stored-rehearsal.ts'

/** What is rehearsed of a draft, without its outcome. */
type Filed = Omit<StoredFiling, 'outcome' | 'faults'>

/** A filing on its way: its records with the reader of their answer, or what the product's check holds back. */
export type PreparedFiling =
  | { readonly images: string[]; answered(images: readonly string[]): StoredFiling }
  | { readonly held: StoredFiling }

/** Nobody's: a simulator takes any sender, and the password of a live line never leaves for it. */
const SENDER = { siteCode: 'SIML', senderId: 'EDF', password: 'NONE' } as const

/** A draft as the summary or the release of a rehearsed day, in the records of CBP. */
export function prepareFiling(draft: DraftData, rules: RuleContext, filed: Filed): PreparedFiling {
  const envelope: Envelope = {
    ...SENDER,
    transmissionDate: rules.today,
    processingPort: filed.port,
    filerCode: filed.number.slice(0, 3),
  }
  if (filed.kind === 'summary') {
    const made = toEntrySummaryFacts(draft, rules)
    if (!made.ok) return { held: heldBack(filed, made.findings) }
    return {
      images: encodeEntrySummary(made.facts, envelope),
      answered: (images) => {
        const answer = decodeResponse(images)
        return outcomeOf(filed, answer.disposition, readConditions(answer, draft))
      },
    }
  }
  const made = toCargoRelease(draft, rules)
  if (!made.ok) return { held: heldBack(filed, made.findings) }
  return {
    images: encodeCargoRelease(made.facts, envelope),
    answered: (images) => {
      const answer = decodeReleaseAnswer(images)
      return outcomeOf(filed, answer.disposition, readReleaseConditions(answer, draft))
    },
  }
}

const heldBack = (filed: Filed, findings: readonly Finding[]): StoredFiling => ({
  ...filed,
  outcome: 'held',
  faults: findings.map((finding) => faultOf(finding, { code: '', label: '' })),
})

/** Only what refused the filing is a fault of it. */
function outcomeOf(filed: Filed, disposition: string, conditions: readonly StoredCondition[]): StoredFiling {
  if (disposition === 'accepted') return { ...filed, outcome: 'accepted', faults: [] }
  const errors = conditions.filter(({ severity }) => severity === 'error')
  return {
    ...filed,
    outcome: 'refused',
    faults: errors.map((condition) =>
      faultOf(condition, { code: condition.code, label: condition.cbp_label }),
    ),
  }
}

const faultOf = (
  { rule_id, path, step, page, message }: Finding,
  said: Pick<RehearsedFault, 'code' | 'label'>,
): RehearsedFault => ({ rule_id, path, step, ...(page && { page }), message, ...said })
