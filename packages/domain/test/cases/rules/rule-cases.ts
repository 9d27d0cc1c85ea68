import type { DraftData } from '../../../src/entry/draft.ts'
import type { RuleContext } from '../../../src/rules/context.ts'

/** A value for the rule's own field, or values by path; paths of a line or fee rule may be inside the row. */
export type CaseValue = string | boolean | readonly unknown[] | { readonly [path: string]: unknown }

/**
 * What must break a rule and what must meet it, each as one change of the valid draft. `given` holds for all
 * cases of the rule and comes first.
 */
export interface RuleCases {
  given?: { readonly [path: string]: unknown }
  ctx?: Partial<RuleContext>
  broken: readonly CaseValue[]
  met: readonly CaseValue[]
}

export type CaseTable = Readonly<Record<string, RuleCases>>

/** Sets a value at a dotted path of a copy of the draft. */
export function withValue(draft: DraftData, path: string, value: unknown): DraftData {
  const [section = '', ...keys] = path.split('.')
  const sections: Record<string, unknown> = { ...structuredClone(draft) }
  sections[section] = keys.length === 0 ? value : valueWithin(sections[section], keys, value)
  return sections
}

/** A row list or an object with a value at the path of its keys. */
function valueWithin(holder: unknown, [key = '', ...keys]: readonly string[], value: unknown): unknown {
  const copy: Record<string, unknown> = { ...(typeof holder === 'object' ? holder : {}) }
  copy[key] = keys.length === 0 ? value : valueWithin(copy[key], keys, value)
  return Array.isArray(holder) ? Object.assign([...holder], copy) : copy
}
