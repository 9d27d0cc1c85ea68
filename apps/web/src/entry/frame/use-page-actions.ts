import type { PatchEntry } from '@edfe/contracts/entries/entry'
import { currentStepOf, type DraftData, type DraftSection, type StepKey } from '@edfe/domain/entry'
import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { announce } from '../../ui/announce.tsx'
import { t } from '../../words/t.ts'
import { useEditorState, useEntryContext } from '../editing/entry-context.ts'
import type { EntryEditor, SaveOptions } from '../editing/entry-editor.ts'
import { goOnHere } from '../editing/local/go-on-here.ts'
import { isUnsaved } from '../editing/on-server.ts'
import { entryLink } from '../entry-link.ts'
import type { EntryForm } from '../form/use-entry-form.ts'
import type { DetailPage } from '../pages/detail-pages.ts'
import { neighbour, stepNumber, stepOf, stepOfPage } from '../pages/step-path.ts'
import { recordProgress } from './step-progress.ts'

type Navigation = NonNullable<PatchEntry['navigation']>

/** The message of a page whose save failed and whose server sent none. */
const SAVE_FAILED = defineMessage({
  id: 'use-page-actions.save-failed',
  defaultMessage: 'Failed to save this page. Please try again.',
})

/** The message of a page that nobody can check. */
const NOT_CHECKED = defineMessage({
  id: 'use-page-actions.not-checked',
  defaultMessage:
    'This page cannot be checked: its rules did not arrive. Check your connection, then try again.',
})

const FALLBACK: Partial<Record<StepKey, MessageDescriptor>> = {
  header: defineMessage({
    id: 'use-page-actions.header',
    defaultMessage: 'Failed to save entry header. Please try again.',
  }),
  shipment_origin: defineMessage({
    id: 'use-page-actions.shipment-origin',
    defaultMessage: 'Failed to save shipment and origin. Please try again.',
  }),
  parties_locations: defineMessage({
    id: 'use-page-actions.parties-locations',
    defaultMessage: 'Failed to save parties and locations. Please try again.',
  }),
  line_items: defineMessage({
    id: 'use-page-actions.line-items',
    defaultMessage: 'Failed to save line items. Please try again.',
  }),
  totals_declarations: defineMessage({
    id: 'use-page-actions.totals-declarations',
    defaultMessage: 'Failed to save totals and declarations. Please try again.',
  }),
}

/** The actions of the action bar and the step chips; each saves the page before it leaves. */
export interface PageActions {
  isBusy: boolean
  /** Why the last save or move failed. */
  problem: string | undefined
  /** Checks the page, saves it and goes to the next step; from a detail page back to its step. */
  save: () => Promise<void>
  skip?: () => Promise<void>
  back?: () => Promise<void>
  exit: () => Promise<void>
  /** To another page of the entry; the hash leads to a field there. */
  jump: (path: string, hash?: string) => Promise<void>
}

/** True if leaving a page saves it: not for a reader, nor while somebody only looks around in a new entry. */
function isSavedOnLeaving(editor: EntryEditor, navigation: Navigation): boolean {
  const { entry } = editor.state()
  return entry.may.edit && (navigation === 'save_and_exit' || !isUnsaved(entry) || editor.isDirty())
}

/** Saves one page and leaves it. `page` is its address, `fallback` the message of a failure without one. */
function useSaveAndLeave(
  form: EntryForm,
  section: DraftSection,
  page: string,
  fallback: MessageDescriptor = SAVE_FAILED,
) {
  const { editor, filing } = useEntryContext()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isUnchecked, setUnchecked] = useState(false)
  // A retry in the background may have succeeded since: then the problem of a save is over.
  const isOver = useEditorState(({ phase }) => problem !== undefined && phase === 'saved')
  if (isOver) setProblem(undefined)

  /** Judges the page once the rules are here. */
  const attempt = async () => {
    setProblem(undefined)
    setUnchecked(false)
    setBusy(true)
    const judged = await form.attemptSave()
    setBusy(false)
    setUnchecked(!judged.ok && judged.errors === 0)
    return judged
  }

  /** Goes to a page of the entry, or to the list without one. */
  const go = async (saved: EntryEditor, path: string | undefined, hash?: string) => {
    const { id } = saved.state().entry
    // 'Back' leads to the page of the local entry as well.
    if (saved !== editor) await navigate({ ...entryLink(id, page), replace: true })
    await navigate(
      path === undefined ? { to: '/entries' } : { ...entryLink(id, path), ...(hash && { hash }) },
    )
  }

  /**
   * Saves the page and gives the editor that goes on with the entry: another one when the entry could not be created and is
   * kept in this browser. Undefined when the save failed.
   */
  const save = async (
    navigation: Navigation,
    options: SaveOptions = {},
  ): Promise<EntryEditor | undefined> => {
    setBusy(true)
    setProblem(undefined)
    const sections = { [section]: form.section() } as DraftData
    const result = await editor.save({ ...options, navigation, sections, page })
    const saved = result.ok ? editor : await goOnHere(editor, result, options)
    setBusy(false)
    if (!result.ok && !saved && result.phase !== 'conflict') setProblem(result.message ?? t(fallback))
    return saved
  }

  const leave = async (
    navigation: Navigation,
    path: string | undefined,
    { hash, ...options }: SaveOptions & { hash?: string | undefined } = {},
  ) => {
    const saved = isSavedOnLeaving(editor, navigation) ? await save(navigation, options) : editor
    if (saved) await go(saved, path, hash)
  }

  return {
    isBusy,
    problem: isUnchecked && !filing ? t(NOT_CHECKED) : isOver ? undefined : problem,
    attempt,
    go,
    save,
    leave,
  }
}

/** The actions of a numbered step. */
export function useStepActions(key: StepKey, form: EntryForm, section: DraftSection): PageActions {
  const { editor } = useEntryContext()
  const own = stepOf(key)
  const { isBusy, problem, attempt, go, save, leave } = useSaveAndLeave(
    form,
    section,
    own.path,
    FALLBACK[key],
  )
  const next = neighbour(key, 1)
  const previous = neighbour(key, -1)
  const toNext = next ? { current_step: currentStepOf(next.key) } : {}
  const isCounted = stepNumber(key) <= 3
  return {
    isBusy,
    problem,
    async save() {
      announce(t({ id: 'use-page-actions.validating', defaultMessage: 'Validation in progress…' }))
      const { ok, errors } = await attempt()
      if (!ok) {
        void editor.save()
        if (isCounted && errors > 0) {
          await recordProgress(editor, { step: key, status: 'incomplete', validationErrors: errors })
        }
        return
      }
      if (key === 'header')
        announce(
          t({
            id: 'use-page-actions.header-valid',
            defaultMessage: 'Entry header validation passed.',
          }),
        )
      const saved = await save('save_and_continue', toNext)
      if (!saved) return
      const status = isCounted ? 'valid' : 'complete'
      await recordProgress(saved, { step: key, status, validationErrors: 0 })
      if (next) await go(saved, next.path)
    },
    async skip() {
      const errors = form.countErrors()
      const saved = await save('skip', toNext)
      if (!saved) return
      await recordProgress(saved, { step: key, status: 'partial', skipped: true, validationErrors: errors })
      if (next) await go(saved, next.path)
    },
    back: previous && (() => leave('back', previous.path, { current_step: currentStepOf(previous.key) })),
    // 'Continue Draft' opens the step that was left, or the one that the person went to.
    exit: () => leave('save_and_exit', undefined, { current_step: currentStepOf(key) }),
    jump: (path, hash) =>
      leave('jump', path, { current_step: currentStepOf(stepOfPage(path)?.key ?? key), hash }),
  }
}

/** The actions of a detail page; it returns to the numbered step that it belongs to. */
export function useDetailActions(page: DetailPage, form: EntryForm, section: DraftSection): PageActions {
  const { editor } = useEntryContext()
  const { isBusy, problem, attempt, leave } = useSaveAndLeave(form, section, page)
  const step = stepOfPage(page)?.path
  return {
    isBusy,
    problem,
    async save() {
      if ((await attempt()).ok) await leave('save_and_continue', step)
      else void editor.save()
    },
    back: () => leave('back', step),
    exit: () => leave('save_and_exit', undefined),
    jump: (path, hash) => leave('jump', path, { hash }),
  }
}

/**
 * Returns the ways to leave the review: it has no form to save, and records the way on so that 'Continue
 * Draft' follows it.
 */
export function useReviewActions(): Required<Pick<PageActions, 'back' | 'exit' | 'jump'>> {
  const { editor } = useEntryContext()
  const navigate = useNavigate()
  const leave = async (navigation: Navigation, step: StepKey, path?: string) => {
    const { id } = editor.state().entry
    // Nothing is typed here: a failed record must not hold anybody back.
    if (isSavedOnLeaving(editor, navigation))
      await editor.save({ navigation, current_step: currentStepOf(step), page: 'step-6' })
    await navigate(path === undefined ? { to: '/entries' } : entryLink(id, path))
  }
  return {
    back: () => leave('back', 'totals_declarations', 'step-5'),
    exit: () => leave('save_and_exit', 'review_submit'),
    jump: (path) => leave('jump', stepOfPage(path)?.key ?? 'review_submit', path),
  }
}
