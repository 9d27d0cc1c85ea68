import { type DraftData, fieldOf } from '@edfe/domain/entry'
import { neededFields } from '@edfe/domain/review'
import type { RuleContext } from '@edfe/domain/rules'
import { useCallback, useContext, useSyncExternalStore } from 'react'
import { EntryContext } from '../editing/entry-context.ts'

/** One judgment of an entry serves every field of the page. */
const judged = new WeakMap<DraftData, ReadonlySet<string>>()

function neededIn(draft: DraftData, rules: RuleContext): ReadonlySet<string> {
  const known = judged.get(draft)
  if (known) return known
  const needed = neededFields(draft, rules)
  judged.set(draft, needed)
  return needed
}

const subscribeToNothing = () => () => {}

/**
 * Whether this entry can be filed without the field at a path of the field table; follows the entry as it is saved.
 * A field that is shown without an entry is optional as the field table says.
 */
export function useIsOptional(path: string): boolean {
  const context = useContext(EntryContext)
  const isOptional = useCallback(() => {
    if (!fieldOf(path)?.optional) return false
    if (!context) return true
    const draft = context.editor.state().entry.draft_data
    return !neededIn(draft, context.rules).has(path.replace(/^line_items\.0\./, ''))
  }, [context, path])
  return useSyncExternalStore(context?.editor.subscribe ?? subscribeToNothing, isOptional)
}
