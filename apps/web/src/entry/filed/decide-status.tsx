import { STATUS_REASON_MAX } from '@edfe/contracts/choices'
import { type EntryStatus, isOnHold } from '@edfe/domain/entry'
import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
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
import { t } from '../../words/t.ts'
import { entryApi } from '../editing/entry-api.ts'
import { useEntry, useEntryContext } from '../editing/entry-context.ts'
import { filingQuery } from '../editing/entry-queries.ts'

const MEANING: Partial<Record<EntryStatus, MessageDescriptor>> = {
  accepted: defineMessage({
    id: 'decide-status.accepted',
    defaultMessage: 'CBP accepted the entry summary. This is final.',
  }),
  rejected: defineMessage({
    id: 'decide-status.rejected',
    defaultMessage: 'CBP rejected it. This is final; a draft can correct it.',
  }),
  hold: defineMessage({
    id: 'decide-status.hold',
    defaultMessage: 'CBP holds the entry. It can be released or rejected later.',
  }),
  released: defineMessage({
    id: 'decide-status.released',
    defaultMessage: 'CBP released the goods. This is final.',
  }),
}

/** For an admin: records CBP's decision by hand, e.g. after a call, or ends a hold. Shown only where a change is allowed. */
export function DecideStatus() {
  const entry = useEntry()
  const [isOpen, setOpen] = useState(false)
  if (entry.may.decide.length === 0) return null
  const isHeld = isOnHold(entry)
  return (
    <>
      <Button look="quiet" small onClick={() => setOpen(true)}>
        {isHeld
          ? t({ id: 'decide-status.open-end-hold', defaultMessage: 'End the hold…' })
          : t({ id: 'decide-status.open-decision', defaultMessage: 'Record a decision…' })}
      </Button>
      <Dialog
        open={isOpen}
        title={
          isHeld
            ? t({ id: 'decide-status.title-end-hold', defaultMessage: 'End the hold' })
            : t({ id: 'decide-status.title-decision', defaultMessage: "Record CBP's decision" })
        }
        lead={t({
          id: 'decide-status.lead',
          defaultMessage:
            'For a decision that did not arrive as a message of CBP. It is kept in the history and the audit log under your name.',
        })}
        onClose={() => setOpen(false)}
      >
        <DecisionForm onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function DecisionForm({ onClose }: { onClose: () => void }) {
  const { editor } = useEntryContext()
  const entry = useEntry()
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
      setProblem(
        messageOf(
          failure,
          t({
            id: 'decide-status.failed',
            defaultMessage: 'The decision could not be recorded. Please try again.',
          }),
        ),
      )
    } finally {
      setBusy(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isMissing = reason.trim() === ''
    setMissing(
      isMissing
        ? t({
            id: 'decide-status.reason-missing',
            defaultMessage: 'Give the reason, e.g. who at CBP said so and when',
          })
        : undefined,
    )
    if (isMissing) box.current?.focus()
    else void record()
  }
  return (
    <form className={formStyles.stack} onSubmit={submit} noValidate>
      <fieldset>
        <legend className={textStyles.strong}>
          {t({ id: 'decide-status.new-status', defaultMessage: 'New status' })}
        </legend>
        {entry.may.decide.map((choice) => {
          const meaning = MEANING[choice]
          return (
            <label key={choice} className={styles.checkbox}>
              <input
                type="radio"
                name={`${id}-status`}
                checked={choice === status}
                onChange={() => setStatus(choice)}
              />
              <span>
                {statusLabel(choice)}
                <small>{meaning && t(meaning)}</small>
              </span>
            </label>
          )
        })}
      </fieldset>
      <TextAreaField
        ref={box}
        label={t({ id: 'decide-status.reason', defaultMessage: 'Reason' })}
        hint={t({
          id: 'decide-status.reason-hint',
          defaultMessage: 'Every member sees it in the history',
        })}
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
          {t({ id: 'common.cancel', defaultMessage: 'Cancel' })}
        </Button>
        <Button type="submit" busy={isBusy}>
          {t(
            { id: 'decide-status.save', defaultMessage: 'Record as {status}' },
            { status: statusLabel(status) },
          )}
        </Button>
      </div>
    </form>
  )
}
