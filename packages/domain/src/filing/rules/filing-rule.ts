import type { LineItem } from '../../entry/draft.ts'
import type { MessageParams } from '../../messages/index.ts'
import type { Finding, Severity } from '../../rules/finding.ts'
import { messageIds } from '../../rules/rule.ts'
import type { FilingContext, FilingLine } from '../filing-context.ts'
import { findingPlace } from '../finding-place.ts'

interface RuleWords {
  id: `FILING_${string}`
  /** Error unless said otherwise. */
  severity?: Severity
  /** Path in the draft; a line rule's starts at the line, e.g. `htsus`. */
  path: string
  /** Where customs says so. */
  source: string
  /** English in ICU syntax; `params` fills its blanks. It is in the catalogue as `rule.` and the id. */
  message: string
  /** A second sentence with what was found; in the catalogue as `rule.`, the id and `.detail`. */
  detail?: string
}

/** What AE needs beyond the data layer: data and one predicate. */
export interface FilingRule extends RuleWords {
  /** The places where the rule is broken; none when it holds. */
  broken(context: FilingContext): readonly Place[]
}

/** One place where a rule is broken. */
export interface Place {
  path: string
  params?: MessageParams
}

/** A rule of the whole entry; `params` fills the blanks of its sentences. */
export const entryRule = (
  words: RuleWords & {
    holds(context: FilingContext): boolean
    params?(context: FilingContext): MessageParams
  },
): FilingRule => ({
  ...words,
  broken: (context) => (words.holds(context) ? [] : [{ path: words.path, params: words.params?.(context) }]),
})

/** A rule of every line; its findings stand at `line_items.N.` and the path. */
export const lineRule = (
  words: RuleWords & { holds(line: FilingLine, context: FilingContext): boolean },
): FilingRule => ({
  ...words,
  broken: (context) =>
    context.lines
      .filter((line) => !words.holds(line, context))
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
    holds(line: FilingLine, context: FilingContext): boolean
  },
): FilingRule => ({
  ...words,
  broken: (context) => {
    const lines = context.lines.filter((line) => !words.holds(line, context))
    const shared = lines.find(({ line }) => !line[words.own])
    return [
      ...(shared ? [{ path: words.path }] : []),
      ...lines
        .filter(({ line }) => line[words.own])
        .map(({ index }) => ({ path: `line_items.${index}.${words.own}` })),
    ]
  },
})

/** The rule's findings on a context. */
export function findingsOf(rule: FilingRule, context: FilingContext): Finding[] {
  const ids = messageIds(rule.id)
  return rule.broken(context).map(({ path, params }) => {
    const filled = params && { params }
    return {
      rule_id: rule.id,
      severity: rule.severity ?? 'error',
      path,
      message: { id: ids.message, ...filled },
      ...(rule.detail && { detail: { id: ids.detail, ...filled } }),
      ...findingPlace(path),
    }
  })
}

export const MATRIX = 'CBP AE chapter, July 2026, data by entry type'
export const TRANSPORT = 'CBP AE chapter, July 2026, usage note g'
export const MANIFEST = 'CBP AE chapter, July 2026, usage note h'
