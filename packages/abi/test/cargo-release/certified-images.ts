import { toEntrySummaryFacts } from '@edfe/domain/filing'
import { ruleContext } from '@edfe/domain/test/filing'
import { encodeCertifiedSummary } from '../../src/cargo-release/encode-certified-summary.ts'
import { changedEntry } from '../summary/golden-message.ts'
import { envelope } from '../summary/sample-message.ts'
import type { GoldenCertification } from './golden-certifications.ts'

/** The whole message of a certified summary, in its envelope. */
export function certifiedImages({
  change,
  action = 'A',
  facts = (same) => same,
  certification,
}: GoldenCertification): string[] {
  const result = toEntrySummaryFacts(changedEntry(change), ruleContext(), action)
  if (!result.ok) throw new Error(result.findings.map(({ rule_id, detail }) => `${rule_id} ${detail}`).join())
  return encodeCertifiedSummary(facts(result.facts), certification, envelope)
}
