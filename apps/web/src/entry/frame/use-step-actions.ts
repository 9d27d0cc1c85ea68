import type { StepKey } from '@edfe/domain/entry'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { announce } from '../../ui/announce.tsx'
import { useEditorState, useEntryContext } from '../editing/entry-context.ts'
import type { SaveOptions, SaveResult } from '../editing/entry-editor.ts'
import type { DraftData, DraftSection, Navigation } from '../editing/wire.ts'
import { entryLink } from '../entry-link.ts'
import type { EntryForm } from '../form/use-entry-form.ts'
import { currentStep, neighbour, stepNumber, stepOf, stepOfPage } from './step-path.ts'
import { recordProgress } from './step-progress.ts'

/** How a step saves (2§2, 2§4): step 1 as non-draft without audit, step 3 as draft without audit. */
const SAVE_AS: Partial<Record<StepKey, Pick<SaveOptions, 'is_draft' | 'skip_audit'>>> = {
  header: { is_draft: false, skip_audit: true },
  shipment_origin: { is_draft: true },
  parties_locations: { is_draft: true, skip_audit: true },
  line_items: { is_draft: false },
  totals_declarations: { is_draft: false },
}

const FALLBACK: Partial<Record<StepKey, string>> = {
  header: 'Failed to save entry header. Please try again.',
  shipment_origin: 'Failed to save shipment and origin. Please try again.',
  parties_locations: 'Failed to save parties and locations. Please try again.',
  line_items: 'Failed to save line items. Please try again.',
  totals_declarations: 'Failed to save totals and declarations. Please try again.',
}

export interface StepActions {
  isBusy: boolean
  /** Why the last save or move failed. */
  problem: string | undefined
  saveAndContinue: () => Promise<void>
  skip: () => Promise<void>
  back: () => Promise<void>
  exit: () => Promise<void>
  jump: (path: string) => Promise<void>
}

/** Back, Skip, Save & Exit, Save & Continue and the chips: each saves what was typed before it leaves. */
export function useStepActions(key: StepKey, step: EntryForm, section: DraftSection): StepActions {
  const { editor } = useEntryContext()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { phase } = useEditorState()
  const { id } = editor.state().entry
  const go = (path: string) => navigate({ ...entryLink(id, path) })

  const save = async (navigation: Navigation, options: SaveOptions): Promise<SaveResult> => {
    setBusy(true)
    setProblem(undefined)
    const sections = { [section]: step.section() } as DraftData
    const result = await editor.save({ ...options, navigation, sections, page: stepOf(key).path })
    setBusy(false)
    if (!result.ok && result.phase !== 'conflict') setProblem(result.message || FALLBACK[key])
    return result
  }

  const leave = async (navigation: Navigation, path: string | undefined, options: SaveOptions = {}) => {
    // Who may only read goes on without a save.
    if (!editor.state().entry.may.edit) return path === undefined ? undefined : go(path)
    const result = await save(navigation, { is_draft: true, ...options })
    if (!result.ok) return
    await (path === undefined ? navigate({ to: '/entries' }) : go(path))
  }

  const next = neighbour(key, 1)
  const previous = neighbour(key, -1)
  const isCounted = stepNumber(key) <= 3

  return {
    isBusy,
    // Retries go on behind the page: once one of them got through, there is nothing left to say.
    problem: phase === 'saved' ? undefined : problem,
    async saveAndContinue() {
      setProblem(undefined)
      announce('Validation in progress…')
      const { ok, errors } = step.attemptSave()
      if (!ok) {
        void editor.save()
        if (isCounted) {
          await recordProgress(editor, { step: key, status: 'incomplete', validationErrors: errors })
        }
        return
      }
      if (key === 'header') announce('Entry header validation passed.')
      const options = { ...SAVE_AS[key], ...(next && { current_step: currentStep(next) }) }
      const result = await save('save_and_continue', options)
      if (!result.ok) return
      await recordProgress(editor, {
        step: key,
        status: isCounted ? 'valid' : 'complete',
        validationErrors: 0,
      })
      if (next) await go(next.path)
    },
    async skip() {
      const errors = step.countErrors()
      const options = next ? { current_step: currentStep(next) } : {}
      const result = await save('skip', { is_draft: true, ...options })
      if (!result.ok) return
      await recordProgress(editor, { step: key, status: 'partial', skipped: true, validationErrors: errors })
      if (next) await go(next.path)
    },
    back: () => leave('back', previous?.path, previous && { current_step: currentStep(previous) }),
    // 'Continue Draft' opens the step that was left, or the one that was gone to.
    exit: () => leave('save_and_exit', undefined, { current_step: currentStep(stepOf(key)) }),
    jump: (path) => leave('jump', path, { current_step: currentStep(stepOfPage(path) ?? stepOf(key)) }),
  }
}
