import { ENTRY_SHAPE } from './entry.shape.ts'
import { count, list, object, text, type ValuesOf } from './shape.ts'

/** The one version of the format; a change that a reader could trip over makes a new one. */
export const SCHEMA_VERSION = '1.0'

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

/** The whole file, in the order in which it is written. */
export const CANONICAL_SHAPE = {
  schema_version: text(undefined, 'Version of this format.', { oneOf: [SCHEMA_VERSION] }),
  version: count("Counts the entry's snapshots from 1.", { min: 1 }),
  generated_at: text(undefined, 'When the snapshot was made, an ISO instant.'),
  ...ENTRY_SHAPE,
  issues: issuesShape,
  summary: summaryShape,
} as const

/** Canonical JSON of an entry, as published in docs/canonical-entry.schema.json. */
export type CanonicalEntry = ValuesOf<typeof CANONICAL_SHAPE>
