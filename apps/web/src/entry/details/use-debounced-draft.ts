import { type DraftData, type FeeRow, feeFields, type LineItem, lineFields } from '@edfe/domain/entry'
import { startTransition, useEffect, useState } from 'react'
import { useEntryContext } from '../editing/entry-context.ts'
import { useEntryFormContext } from '../form/form-context.ts'
import { fromFormValues } from '../form/form-values.ts'
import { onValues } from '../form/on-values.ts'

const DEBOUNCE_MS = 200

interface Typed {
  line_items?: Record<string, LineItem>
  totals_declarations?: { deferred_tax_code?: string; fee_summary?: Record<string, FeeRow> }
}

/**
 * The draft with what this page's form holds, read again once typing rests: adding up 999 lines at every key
 * would be felt in the field that is typed in.
 */
export function useDebouncedDraft(order: readonly string[]): DraftData {
  const { form } = useEntryFormContext()
  const { editor } = useEntryContext()
  const read = (): DraftData => {
    const { line_items: lines, totals_declarations: typed } = form.getValues() as Typed
    const stored = editor.state().entry.draft_data
    const rows = stored.totals_declarations?.fee_summary ?? []
    return {
      ...stored,
      line_items: order.flatMap((id) => (lines?.[id] ? [fromFormValues(lineFields, lines[id])] : [])),
      totals_declarations: {
        ...stored.totals_declarations,
        deferred_tax_code: typed?.deferred_tax_code,
        fee_summary: rows.map((row) => ({
          ...row,
          ...fromFormValues(feeFields, typed?.fee_summary?.[row.id]),
        })),
      },
    }
  }
  const [draft, setDraft] = useState(read)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read changes with the form, not with the render
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onValues(form, () => {
      clearTimeout(timer)
      timer = setTimeout(() => startTransition(() => setDraft(read())), DEBOUNCE_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [form, order, editor])
  return draft
}
