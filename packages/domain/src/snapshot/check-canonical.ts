import type { CanonicalProblem } from './member-problem.ts'
import { atPlace, isObject } from './path.ts'
import { readCanonical } from './read-canonical.ts'
import { CANONICAL_SHAPES } from './shape/canonical.shape.ts'
import { knownVersion } from './shape/schema-version.ts'

/** The shortest tariff number that a snapshot takes, and the one that it writes also has dots. */
const HTS_LENGTH = 10

const given = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''

/** Every line has a tariff number and a value (specification 2§5). */
export function lineProblems(json: unknown): CanonicalProblem[] {
  const lines = atPlace(json, 'lines')
  if (!Array.isArray(lines)) return []
  return lines.flatMap((line, index) => {
    const { htsus, line_value: value } = isObject(line) ? line : {}
    const hasHts = typeof htsus === 'string' && htsus.length >= HTS_LENGTH
    return [
      ...(hasHts ? [] : [problem(`lines.${index}.htsus`, 'Must have at least 10 characters.')]),
      ...(given(value) ? [] : [problem(`lines.${index}.line_value`, 'Is required.')]),
    ]
  })
}

/** Where a summary is given, it counts the issues that are listed. */
export function summaryProblems(json: unknown): CanonicalProblem[] {
  const issues = atPlace(json, 'issues')
  const total = atPlace(json, 'summary.issue_count')
  if (!Array.isArray(issues) || total === undefined || total === issues.length) return []
  return [problem('summary.issue_count', `Must be ${issues.length}, the number of issues.`)]
}

/** When a snapshot was made is an instant with its zone. */
export function instantProblems(json: unknown): CanonicalProblem[] {
  const at = atPlace(json, 'generated_at')
  const isInstant =
    typeof at === 'string' &&
    /^\d{4}-\d{2}-\d{2}T\S+(Z|[+-]\d{2}:\d{2})$/.test(at) &&
    !Number.isNaN(Date.parse(at))
  return isInstant ? [] : [problem('generated_at', 'Must be an instant such as 2026-03-05T14:00:00Z.')]
}

/** Finds the members that the product gives every snapshot it makes, and that an incoming file may lack. */
function ownProblems(json: unknown): CanonicalProblem[] {
  const missing = ['header.entry_number', 'header.port_code'].filter((path) => !given(atPlace(json, path)))
  const absent = Object.keys(CANONICAL_SHAPES['1.0']).filter((name) => atPlace(json, name) === undefined)
  return [...absent, ...missing].map((path) => problem(path, 'Is required.'))
}

const problem = (path: string, message: string): CanonicalProblem => ({ path, message })

export type CanonicalCheck =
  | { ok: true }
  | { ok: false; code: 'SCHEMA_VALIDATION_FAILED'; message: string; problems: CanonicalProblem[] }

/** The checks of a snapshot before it is stored (specification 2§5, 'Canonical snapshot checks'). */
export function checkCanonical(payload: unknown): CanonicalCheck {
  const version = knownVersion(atPlace(payload, 'schema_version')) ?? '1.0'
  const problems = unique([
    ...ownProblems(payload),
    ...readCanonical(CANONICAL_SHAPES[version], payload).problems,
    ...instantProblems(payload),
    ...lineProblems(payload),
    ...summaryProblems(payload),
  ])
  if (problems.length === 0) return { ok: true }
  const message = `Schema validation failed: ${sentence(problems)}`
  return { ok: false, code: 'SCHEMA_VALIDATION_FAILED', message, problems }
}

/** The first thing that is wrong with a field says enough. */
export function unique(problems: readonly CanonicalProblem[]): CanonicalProblem[] {
  const byPath = new Map<string, CanonicalProblem>()
  for (const one of problems) if (!byPath.has(one.path)) byPath.set(one.path, one)
  return [...byPath.values()]
}

/** 'lines.0.htsus: Must have at least 10 characters. (and 2 more)' */
export function sentence([first, ...more]: readonly CanonicalProblem[]): string {
  if (!first) return ''
  const words = first.path ? `${first.path}: ${first.message}` : first.message
  return more.length > 0 ? `${words} (and ${more.length} more)` : words
}
