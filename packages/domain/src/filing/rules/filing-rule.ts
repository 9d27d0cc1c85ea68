import type { LineItem } from '../../entry/draft.ts'
import type { Finding, Severity } from '../../rules/finding.ts'
import type { FilingLine, FilingView } from '../filing-view.ts'
import { findingPlace } from '../finding-place.ts'

interface RuleWords {
  id: `FILING_${string}`
  /** Error unless said otherwise. */
  severity?: Severity
  /** Path in the draft; a line rule's starts at the line, e.g. `htsus`. */
  path: string
  /** Where customs says so. */
  source: string
  message: string
}

/** What AE needs beyond the data layer: data and one predicate. */
export interface FilingRule extends RuleWords {
  /** The places where the rule is broken; none when it holds. */
  broken(view: FilingView): readonly Place[]
}

/** One place where a rule is broken. */
export interface Place {
  path: string
  detail?: string
}

/** A rule of the whole entry; `detail` says what was found. */
export const entryRule = (
  words: RuleWords & { holds(view: FilingView): boolean; detail?(view: FilingView): string },
): FilingRule => ({
  ...words,
  broken: (view) => (words.holds(view) ? [] : [{ path: words.path, detail: words.detail?.(view) }]),
})

/** A rule of every line; its findings stand at `line_items.N.` and the path. */
export const lineRule = (
  words: RuleWords & { holds(line: FilingLine, view: FilingView): boolean },
): FilingRule => ({
  ...words,
  broken: (view) =>
    view.lines
      .filter((line) => !words.holds(line, view))
      .map((line) => ({ path: `line_items.${line.index}.${words.path}` })),
})

/**
 * A rule of every line whose field step 2 gives for all of them. Lines with a value of their own answer for it;
 * the others are one finding at the shared field.
 */
export const sharedRule = (
  words: RuleWords & {
    /** The field of the line and the path of step 2. */
    own: keyof LineItem
    holds(line: FilingLine, view: FilingView): boolean
  },
): FilingRule => ({
  ...words,
  broken: (view) => {
    const lines = view.lines.filter((line) => !words.holds(line, view))
    const shared = lines.find(({ line }) => !line[words.own])
    return [
      ...(shared ? [{ path: words.path }] : []),
      ...lines
        .filter(({ line }) => line[words.own])
        .map(({ index }) => ({ path: `line_items.${index}.${words.own}` })),
    ]
  },
})

/** The rule's findings on a view. */
export const findingsOf = (rule: FilingRule, view: FilingView): Finding[] =>
  rule.broken(view).map(({ path, detail }) => ({
    rule_id: rule.id,
    severity: rule.severity ?? 'error',
    path,
    message: rule.message,
    ...(detail && { detail }),
    ...findingPlace(path),
  }))

export const MATRIX = 'CBP AE chapter, July 2026, data by entry type'
export const TRANSPORT = 'CBP AE chapter, July 2026, usage note g'
export const MANIFEST = 'CBP AE chapter, July 2026, usage note h'
