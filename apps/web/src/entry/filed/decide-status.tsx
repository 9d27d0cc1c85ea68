import { STATUS_REASON_MAX } from '@edfe/contracts/choices'
import { type EntryStatus, isOnHold } from '@edfe/domain/entry'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { ApiProblem, messageOf } from '../../api/problem.ts'
import { Button } from '../../ui/button.tsx'
import styles from '../../ui/choices.module.css'
import { Dialog } from '../../ui/dialog.tsx'
import formStyles from '../../ui/form.module.css'
import layoutStyles from '../../ui/layout.module.css'
import { statusLabel } from '../../ui/status-badge.tsx'
import textStyles from '../../ui/text.module.css'
import { TextAreaField } from '../../ui/text-field.tsx'
import { entryApi } from '../editing/entry-api.ts'
import { useEditorState, useEntryContext } from '../editing/entry-context.ts'
import { filingQuery } from '../editing/entry-queries.ts'

const MEANING: Partial<Record<EntryStatus, string>> = {
  accepted: 'CBP accepted the entry summary. This is final.',
  rejected: 'CBP rejected it. This is final; a draft can correct it.',
  hold: 'CBP holds the entry. It can be released or rejected later.',
  released: 'CBP released the goods. This is final.',
}

/** For an admin: records CBP's decision by hand, e.g. after a call, or ends a hold. Shown only where a change is allowed. */
export function DecideStatus() {
  const { entry } = useEditorState()
  const [isOpen, setOpen] = useState(false)
  if (entry.may.decide.length === 0) return null
  const isHeld = isOnHold(entry)
  return (
    <>
      <Button look="quiet" small onClick={() => setOpen(true)}>
        {isHeld ? 'End the hold…' : 'Record a decision…'}
      </Button>
      <Dialog
        open={isOpen}
        title={isHeld ? 'End the hold' : "Record CBP's decision"}
        lead="For a decision that did not arrive as a message of CBP. It is kept in the history and the audit log under your name."
        onClose={() => setOpen(false)}
      >
        <DecisionForm onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function DecisionForm({ onClose }: { onClose: () => void }) {
  const { editor } = useEntryContext()
  const { entry } = useEditorState()
  const queryClient = useQueryClient()
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const [status, setStatus] = useState(entry.may.decide[0]!)
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const record = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      editor.accept(await entryApi.decide(entry.id, status, reason.trim(), entry.updated_at), { isOwn: true })
      void queryClient.invalidateQueries({ queryKey: filingQuery(entry.id).queryKey })
      onClose()
    } catch (failure) {
      const isStale = failure instanceof ApiProblem && failure.code === 'draft_conflict'
      if (isStale) editor.accept(await entryApi.get(entry.id))
      setProblem(messageOf(failure, 'The decision could not be recorded. Please try again.'))
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isMissing = reason.trim() === ''
    setMissing(isMissing ? 'Give the reason, e.g. who at CBP said so and when' : undefined)
    if (isMissing) box.current?.focus()
    else void record()
  }
  return (
    <form className={formStyles.stack} onSubmit={submit} noValidate>
      <fieldset>
        <legend className={textStyles.strong}>New status</legend>
        {entry.may.decide.map((choice) => (
          <label key={choice} className={styles.checkbox}>
            <input
              type="radio"
              name={`${id}-status`}
              checked={choice === status}
              onChange={() => setStatus(choice)}
            />
            <span>
              {statusLabel(choice)}
              <small>{MEANING[choice]}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <TextAreaField
        ref={box}
        label="Reason"
        hint="Every member sees it in the history"
        rows={3}
        maxLength={STATUS_REASON_MAX}
        value={reason}
        error={missing ?? problem}
        onChange={({ target }) => {
          setReason(target.value)
          setMissing(undefined)
        }}
      />
      <div className={layoutStyles.actions}>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={isBusy}>
          Record as {statusLabel(status)}
        </Button>
      </div>
    </form>
  )
}
