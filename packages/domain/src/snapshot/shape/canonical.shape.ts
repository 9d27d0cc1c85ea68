import { ENTRY_SHAPES } from './entry.shape.ts'
import type { SchemaVersion } from './schema-version.ts'
import { count, list, object, text, type ValuesOf } from './shape.ts'

const MESSAGE_LENGTH = 2000

const issuesShape = list(undefined, 100_000, 'What the rules found when the snapshot was made.', {
  rule_id: text(undefined, 'The rule.'),
  severity: text(undefined, 'How much it matters.', { oneOf: ['error', 'warning', 'info'] }),
  path: text(undefined, "The field, as the product's own interface names it."),
  message: text(undefined, 'What it says.', { max: MESSAGE_LENGTH }),
})

const summaryShape = object(undefined, 'How many issues there are.', {
  issue_count: count('All of them.'),
  error_count: count('Errors.'),
  warning_count: count('Warnings.'),
  info_count: count('Notes.'),
})

const wholeFile = <V extends SchemaVersion>(version: V) => ({
  schema_version: text(undefined, 'Version of this format.', { oneOf: [version] }),
  version: count("Counts the entry's snapshots from 1.", { min: 1 }),
  generated_at: text(undefined, 'When the snapshot was made, an ISO instant.'),
  ...ENTRY_SHAPES[version],
  issues: issuesShape,
  summary: summaryShape,
})

/** The whole file by its version, in the order in which it is written. */
export const CANONICAL_SHAPES = { '1.0': wholeFile('1.0'), '2.0': wholeFile('2.0') } as const

/**
 * Canonical JSON of an entry in either version, as published in docs/canonical-entry.schema.json and
 * docs/canonical-entry-2.0.schema.json.
 */
export type CanonicalEntry = ValuesOf<(typeof CANONICAL_SHAPES)[SchemaVersion]>
