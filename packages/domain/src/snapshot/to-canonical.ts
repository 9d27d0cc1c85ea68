import type { DraftData } from '../entry/draft.ts'
import { normaliseDraft } from '../entry/normalise-draft.ts'
import type { Finding, Severity } from '../rules/finding.ts'
import { canonicalFacts } from './canonical-facts.ts'
import type { CanonicalEntry } from './shape/canonical.shape.ts'
import { ENTRY_SHAPES } from './shape/entry.shape.ts'
import { schemaVersionOf } from './shape/schema-version.ts'
import { writeMembers } from './write-canonical.ts'

export interface CanonicalInput {
  draft: DraftData
  /** The findings of the rules, in the order in which the review shows them. */
  /** With their messages in English, as canonical JSON is. */
  findings: readonly (Pick<Finding, 'rule_id' | 'severity' | 'path'> & { message: string })[]
  /** From 1, one more than the entry's latest snapshot. */
  version: number
  /** ISO instant. */
  generatedAt: string
}

/**
 * The canonical JSON of an entry: every member present, in one order, amounts with their places written out, social
 * security numbers masked. What cannot be read stands as it was typed; `checkCanonical` names it.
 */
export function toCanonical({ draft, findings, version, generatedAt }: CanonicalInput): CanonicalEntry {
  const normal = normaliseDraft(draft)
  const schemaVersion = schemaVersionOf(normal)
  const count = (severity: Severity): number => findings.filter((one) => one.severity === severity).length
  return {
    schema_version: schemaVersion,
    version,
    generated_at: generatedAt,
    ...writeMembers(ENTRY_SHAPES[schemaVersion], normal, canonicalFacts(normal)),
    issues: findings.map(({ rule_id, severity, path, message }) => ({ rule_id, severity, path, message })),
    summary: {
      issue_count: findings.length,
      error_count: count('error'),
      warning_count: count('warning'),
      info_count: count('info'),
    },
  }
}
