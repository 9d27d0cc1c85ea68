import type { FinalReview } from '@edfe/contracts/entries/entry'
import type { Role, TotalsSection } from '@edfe/domain/entry'
import { type RefObject, useRef, useState } from 'react'
import { ApiProblem, messageOf } from '../../../api/problem.ts'
import { announce } from '../../../ui/announce.tsx'
import { t } from '../../../words/t.ts'
import { entryApi } from '../../editing/entry-api.ts'
import { useEntry, useEntryContext } from '../../editing/entry-context.ts'
import type { EntryForm } from '../../form/use-entry-form.ts'

interface Parts {
  /** In which the person certifies; '' while none is chosen. */
  role: Role | ''
  /** The declaration is given in the panel, and saved with the submission. */
  signsHere: boolean
  /** Another member signed: the declaration stays theirs. */
  isSignedByOther: boolean
  /** What is announced once the entry is submitted. */
  submitted: string
  /** The form of the declaration; null where none is given in the panel. */
  signing: RefObject<EntryForm | null>
  /** What shows the form, so that a fault in it gets the focus. */
  panel: RefObject<HTMLElement | null>
  onReviewed: (review: FinalReview) => void
}

/**
 * The calls to the server of acknowledging, signing and submitting an entry, one at a time. A submission that is pressed
 * while the acknowledgement is on its way waits for it.
 */
export function useSubmission({
  role,
  signsHere,
  isSignedByOther,
  submitted,
  signing,
  panel,
  onReviewed,
}: Parts) {
  const { editor } = useEntryContext()
  const entry = useEntry()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  /** The tick as it was just set, until the server has answered. */
  const [ticking, setTicking] = useState<boolean>()
  const [isReviewed, setReviewed] = useState(false)
  /** The tick on its way, true once it was taken. */
  const acknowledging = useRef<Promise<boolean>>(Promise.resolve(true))
  const isPressed = useRef(false)

  const run = async (action: () => Promise<void>, fallback: string): Promise<boolean> => {
    setBusy(true)
    setProblem(undefined)
    try {
      await action()
      return true
    } catch (failure) {
      const isStale = failure instanceof ApiProblem && failure.code === 'draft_conflict'
      if (isStale) editor.accept(await entryApi.get(entry.id))
      setProblem(messageOf(failure, fallback))
      return false
    } finally {
      setBusy(false)
      setTicking(undefined)
    }
  }

  const acknowledge = (ticked: boolean) => {
    if (signsHere) return setReviewed(ticked)
    acknowledging.current = run(
      async () => {
        setTicking(ticked)
        const answer = await entryApi.finalReview(entry.id, ticked)
        editor.accept(answer.entry, { isOwn: true })
        onReviewed(answer.final_review)
      },
      t({
        id: 'submit-panel.acknowledge-failed',
        defaultMessage: 'The acknowledgement could not be saved. Please try again.',
      }),
    )
  }

  const onceAcknowledged = async (action: () => Promise<boolean>) => {
    if (isPressed.current) return
    isPressed.current = true
    if (ticking === undefined || (await acknowledging.current)) await action()
    isPressed.current = false
  }

  /** Saves the declaration that was given here, and this person's word on the review; false if something is missing. */
  const sign = async (): Promise<boolean> => {
    const form = signing.current
    if (!form) return true
    if (!(await form.attemptSave()).ok) {
      requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return false
    }
    const saved = await editor.save({ sections: { totals_declarations: form.section() as TotalsSection } })
    if (!saved.ok) throw new Error(saved.message)
    const answer = await entryApi.finalReview(entry.id, true)
    editor.accept(answer.entry, { isOwn: true })
    onReviewed(answer.final_review)
    setReviewed(false)
    return answer.final_review.blocking_error_count === 0
  }

  const submit = () =>
    run(
      async () => {
        if (!(await sign())) return
        if (isSignedByOther) {
          const { id, updated_at } = editor.state().entry
          editor.accept(await entryApi.submit(id, undefined, updated_at), { isOwn: true })
          announce(submitted)
          return
        }
        const totals = editor.draft().totals_declarations
        if (role === '' || !totals) return
        const declared = await entryApi.declare(entry.id, {
          accepted: Boolean(totals.declaration_ior_agent && totals.declaration_purchase_agreement),
          declarant_name: totals.declarant_name ?? '',
          signature_value: totals.declarant_signature ?? '',
          declarant_role: role,
          declarant_title: totals.declarant_title ?? '',
          expected_updated_at: editor.state().entry.updated_at,
        })
        editor.accept(declared, { isOwn: true })
        editor.accept(await entryApi.submit(entry.id, role, declared.updated_at), { isOwn: true })
        announce(submitted)
      },
      t({
        id: 'submit-panel.submit-failed',
        defaultMessage: 'The entry could not be submitted. Please try again.',
      }),
    )

  const sendForApproval = () =>
    run(
      async () => {
        if (!(await sign())) return
        editor.accept(await entryApi.sendForApproval(entry.id, editor.state().entry.updated_at), {
          isOwn: true,
        })
        announce(t({ id: 'submit-panel.approval-sent', defaultMessage: 'The entry is sent for approval.' }))
      },
      t({
        id: 'submit-panel.approval-failed',
        defaultMessage: 'The entry could not be sent for approval. Please try again.',
      }),
    )

  return {
    isBusy,
    problem,
    ticking,
    isReviewed,
    acknowledge,
    submit: () => onceAcknowledged(submit),
    sendForApproval: () => onceAcknowledged(sendForApproval),
  }
}
