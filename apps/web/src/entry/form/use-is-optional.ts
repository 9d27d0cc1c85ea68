import { fieldOf } from '@edfe/domain/entry'
import { useCallback, useContext, useSyncExternalStore } from 'react'
import { EntryContext } from '../editing/entry-context.ts'
import type { RulesOfFiling } from '../editing/late-rules.ts'
import { oncePerDraft } from '../editing/once-per-draft.ts'

/** One judgment of an entry serves every field of the page. */
const neededIn = oncePerDraft((draft, rules, filing: RulesOfFiling) => filing.neededFields(draft, rules))

const subscribeToNothing = () => () => {}

/**
 * True if this entry can be filed without the field at a path of the field table; follows the entry as it is
 * saved. A field that is shown without an entry is optional as the field table says.
 */
export function useIsOptional(path: string): boolean {
  const context = useContext(EntryContext)
  const isOptional = useCallback(() => {
    if (!fieldOf(path)?.optional) return false
    if (!context) return true
    // Until the rules are here, no field is called optional.
    if (!context.filing) return false
    const draft = context.editor.state().entry.draft_data
    return !neededIn(draft, context.rules, context.filing).has(path.replace(/^line_items\.0\./, ''))
  }, [context, path])
  return useSyncExternalStore(context?.editor.subscribe ?? subscribeToNothing, isOptional)
}
