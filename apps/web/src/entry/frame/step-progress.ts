import type { StepKey } from '@edfe/domain/entry'
import type { StepProgressBody } from '../editing/entry-api.ts'
import type { EntryEditor } from '../editing/entry-editor.ts'
import { apiOf } from '../editing/entry-queries.ts'
import { isUnsaved } from '../editing/on-server.ts'

/** Records progress of a step. A failure is logged only: what was typed is saved by other means (2§7). */
export async function recordProgress(editor: EntryEditor, body: StepProgressBody): Promise<void> {
  try {
    const { id } = editor.state().entry
    const entry = await apiOf(id).stepProgress(id, body)
    if (entry) editor.accept(entry, { isOwn: true })
  } catch (failure) {
    console.error('step progress was not recorded', failure)
  }
}

/** A first visit is recorded once. */
export async function recordVisit(editor: EntryEditor, step: StepKey): Promise<void> {
  const { entry } = editor.state()
  if (entry.step_progress[step]?.visitedAt || !entry.may.edit || isUnsaved(entry)) return
  await recordProgress(editor, { step, status: 'current' })
}
