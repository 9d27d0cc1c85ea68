import { livingTotal } from '@edfe/domain/calculations'
import type { DraftData } from '@edfe/domain/entry'
import { useEffect, useMemo, useState } from 'react'
import { useEditorState, useEntry, useEntryContext } from '../editing/entry-context.ts'
import type { EntryFormValue } from '../form/form-context.ts'
import { onValues } from '../form/on-values.ts'
import { CostTable } from './cost-table.tsx'
import { TotalCorner } from './total-corner.tsx'
import { useTariffCheck } from './use-tariff-check.ts'

/** The total follows when typing pauses: no key waits for it. */
const SETTLE_MS = 400

/** The total of the open entry; `form` is that of the page, whose fields count as they are typed. */
export function EntryTotal({ form }: { form?: EntryFormValue['form'] | undefined }) {
  const entry = useEntry()
  const phase = useEditorState((state) => state.phase)
  const draft = useSettledDraft(form)
  const { check, isCurrent } = useTariffCheck(entry, draft, phase === 'saved')
  const total = useMemo(() => livingTotal(draft, isCurrent ? check : undefined), [draft, check, isCurrent])
  const order = (draft.line_items ?? []).map(({ id }) => id)
  return (
    <TotalCorner figure={total} open={total.open.length}>
      <CostTable total={total} check={check} order={order} />
    </TotalCorner>
  )
}

/** The draft with what is typed, a moment after it was typed or arrived. */
function useSettledDraft(form: EntryFormValue['form'] | undefined): DraftData {
  const { editor } = useEntryContext()
  const [draft, setDraft] = useState(() => editor.draft())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setDraft(editor.draft()), SETTLE_MS)
    }
    const stops = [editor.subscribe(settle), ...(form ? [onValues(form, settle)] : [])]
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [editor, form])
  return draft
}
