import type { DraftData } from '../../entry/draft.ts'
import type { RuleContext } from '../context.ts'

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
  const copy = structuredClone(draft)
  const keys = path.split('.')
  const last = keys.pop() as string
  let holder = copy as unknown as Record<string, unknown>
  for (const key of keys) {
    holder[key] ??= {}
    holder = holder[key] as Record<string, unknown>
  }
  holder[last] = value
  return copy
}
