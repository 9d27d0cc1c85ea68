import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useEntryContext } from '../editing/entry-context.ts'
import type { DraftData, DraftSection } from '../editing/wire.ts'
import type { EntryForm } from '../form/use-entry-form.ts'

export interface DetailActions {
  isBusy: boolean
  problem: string | undefined
  /** Judges, saves, and returns to the numbered step. */
  save: () => Promise<void>
  back: () => Promise<void>
  exit: () => Promise<void>
  jump: (path: string) => Promise<void>
}

/** Actions of a named page: it belongs to a numbered step and returns there. */
export function useDetailActions(form: EntryForm, section: DraftSection, returnTo: string): DetailActions {
  const { editor } = useEntryContext()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { id } = editor.state().entry
  const { page: open } = useParams({ strict: false }) as { page?: string }

  const leave = async (path: string, navigation: 'back' | 'jump' | 'save_and_exit' | 'save_and_continue') => {
    if (!editor.state().entry.may.edit) return void (await navigate({ to: path as never }))
    setBusy(true)
    setProblem(undefined)
    const sections = { [section]: form.section() } as DraftData
    const result = await editor.save({ navigation, sections, is_draft: true, page: open })
    setBusy(false)
    if (result.ok) await navigate({ to: path as never })
    else if (result.phase !== 'conflict') setProblem(result.message)
  }

  const page = (path: string) => `/entries/${id}/${path}`
  return {
    isBusy,
    problem,
    async save() {
      if (form.attemptSave().ok) await leave(page(returnTo), 'save_and_continue')
      else void editor.save()
    },
    back: () => leave(page(returnTo), 'back'),
    exit: () => leave('/entries', 'save_and_exit'),
    jump: (path) => leave(page(path), 'jump'),
  }
}
