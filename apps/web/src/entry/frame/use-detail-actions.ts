import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useEntryContext } from '../editing/entry-context.ts'
import type { DraftData, DraftSection } from '../editing/wire.ts'
import { entryLink } from '../entry-link.ts'
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

  const go = (path: string | undefined) =>
    navigate(path === undefined ? { to: '/entries' } : entryLink(id, path))
  const leave = async (
    path: string | undefined,
    navigation: 'back' | 'jump' | 'save_and_exit' | 'save_and_continue',
  ) => {
    if (!editor.state().entry.may.edit) return go(path)
    setBusy(true)
    setProblem(undefined)
    const sections = { [section]: form.section() } as DraftData
    const result = await editor.save({ navigation, sections, is_draft: true, page: open })
    setBusy(false)
    if (result.ok) await go(path)
    else if (result.phase !== 'conflict') setProblem(result.message)
  }

  return {
    isBusy,
    problem,
    async save() {
      if (form.attemptSave().ok) await leave(returnTo, 'save_and_continue')
      else void editor.save()
    },
    back: () => leave(returnTo, 'back'),
    exit: () => leave(undefined, 'save_and_exit'),
    jump: (path) => leave(path, 'jump'),
  }
}
