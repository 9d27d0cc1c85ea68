import { type ClearablePart, clearDraftPart, type DraftData, type DraftSection } from '@edfe/domain/entry'
import { defineMessage } from '@edfe/domain/messages'
import { useState } from 'react'
import { messageOf } from '../../api/problem.ts'
import { showToast } from '../../ui/toast.tsx'
import { t } from '../../words/t.ts'
import { useEntryContext } from './entry-context.ts'
import type { EntryEditor } from './entry-editor.ts'
import { apiOf } from './entry-queries.ts'

/** The sections that a part empties, as they are now; a signature is not among what comes back. */
function contentOf(draft: DraftData, part: ClearablePart): DraftData {
  const cleared = clearDraftPart(draft, part)
  const sections = (Object.keys(draft) as DraftSection[]).filter(
    (section) => draft[section] !== cleared[section] && section !== 'final_review',
  )
  const content: DraftData = Object.fromEntries(sections.map((section) => [section, draft[section]]))
  const { declarant_signature: _signature, ...totals } = content.totals_declarations ?? {}
  return content.totals_declarations ? { ...content, totals_declarations: totals } : content
}

async function putBack(editor: EntryEditor, content: DraftData): Promise<void> {
  try {
    await editor.save()
    const { id, updated_at } = editor.state().entry
    editor.accept(await apiOf(id).patch(id, content, updated_at, {}))
    showToast({
      text: t({ id: 'use-clear-draft.cleared-values-restored', defaultMessage: 'Cleared values restored.' }),
    })
  } catch (failure) {
    showToast({
      text: messageOf(
        failure,
        t({
          id: 'use-clear-draft.the-fields-could-not-be',
          defaultMessage: 'The fields could not be put back. Please try again.',
        }),
      ),
    })
  }
}

/** Empties the draft or a part of it, and offers to put it back. What is typed is saved before. */
export function useClearDraft(part: ClearablePart, done: string) {
  const { editor } = useEntryContext()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const clear = async (): Promise<boolean> => {
    setBusy(true)
    setProblem(undefined)
    try {
      const saved = await editor.save()
      if (!saved.ok) {
        setProblem(saved.message ?? t(CLEAR_FAILED))
        return false
      }
      const content = contentOf(editor.draft(), part)
      const { id, updated_at } = editor.state().entry
      editor.accept(await apiOf(id).clear(id, part, updated_at))
      showToast({
        text: done,
        action: {
          label: t({ id: 'common.undo', defaultMessage: 'Undo' }),
          run: () => void putBack(editor, content),
        },
      })
      return true
    } catch (failure) {
      setProblem(messageOf(failure, t(CLEAR_FAILED)))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { clear, isBusy, problem }
}

const CLEAR_FAILED = defineMessage({
  id: 'use-clear-draft.the-fields-could-not-be-2',
  defaultMessage: 'The fields could not be cleared. Please try again.',
})
