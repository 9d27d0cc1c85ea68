import type { DraftData } from '@edfe/domain/entry'
import type { RuleContext } from '@edfe/domain/rules'

/**
 * Remembers the result of a function for a stored draft and the rules of the page, so that chips and fields share one
 * call. A stored draft is never changed: a save brings a new object. `more` goes with the rules.
 */
export function oncePerDraft<Result, More extends unknown[]>(
  judge: (draft: DraftData, rules: RuleContext, ...more: More) => Result,
): (draft: DraftData, rules: RuleContext, ...more: More) => Result {
  const byDraft = new WeakMap<DraftData, WeakMap<RuleContext, { result: Result }>>()
  return (draft, rules, ...more) => {
    const byRules = byDraft.get(draft) ?? new WeakMap<RuleContext, { result: Result }>()
    byDraft.set(draft, byRules)
    const known = byRules.get(rules)
    if (known) return known.result
    const result = judge(draft, rules, ...more)
    byRules.set(rules, { result })
    return result
  }
}
