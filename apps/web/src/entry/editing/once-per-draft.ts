import type { DraftData } from '@edfe/domain/entry'
import type { RuleContext } from '@edfe/domain/rules'

/**
 * Keeps what a function says of a stored draft under the rules of the page, so that every chip and field that asks
 * costs one judgment together. A draft that was saved is never changed: a save brings another object.
 */
export function oncePerDraft<Result>(
  judge: (draft: DraftData, rules: RuleContext) => Result,
): (draft: DraftData, rules: RuleContext) => Result {
  const byDraft = new WeakMap<DraftData, WeakMap<RuleContext, { result: Result }>>()
  return (draft, rules) => {
    const byRules = byDraft.get(draft) ?? new WeakMap<RuleContext, { result: Result }>()
    byDraft.set(draft, byRules)
    const known = byRules.get(rules)
    if (known) return known.result
    const result = judge(draft, rules)
    byRules.set(rules, { result })
    return result
  }
}
