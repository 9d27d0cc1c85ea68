import { STATUS_REASON_MAX } from '@edfe/contracts/choices'
import { type FormEvent, useRef, useState } from 'react'
import { messageOf } from '../../../api/problem.ts'
import { announce } from '../../../ui/announce.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import formStyles from '../../../ui/form.module.css'
import layoutStyles from '../../../ui/layout.module.css'
import { TextAreaField } from '../../../ui/text-field.tsx'
import { t } from '../../../words/t.ts'
import { entryApi } from '../../editing/entry-api.ts'
import { useEntry, useEntryContext } from '../../editing/entry-context.ts'

/** For an approver: returns the entry to its preparer, who is notified of the reason. */
export function SendBack() {
  const entry = useEntry()
  const [isOpen, setOpen] = useState(false)
  const name = entry.status_changed_by?.name
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t({ id: 'send-back.open', defaultMessage: 'Send back…' })}
      </Button>
      <Dialog
        open={isOpen}
        title={t({ id: 'send-back.title', defaultMessage: 'Send this entry back' })}
        lead={t(
          {
            id: 'send-back.lead',
            defaultMessage: 'It becomes a draft again. {name} gets your reason as a task and a notification.',
          },
          { name },
        )}
        onClose={() => setOpen(false)}
      >
        <ReasonForm onClose={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function ReasonForm({ onClose }: { onClose: () => void }) {
  const { editor } = useEntryContext()
  const entry = useEntry()
  const box = useRef<HTMLTextAreaElement>(null)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (reason.trim() === '') {
      setProblem(t({ id: 'send-back.reason-missing', defaultMessage: 'Say what has to be changed.' }))
      box.current?.focus()
      return
    }
    setBusy(true)
    try {
      editor.accept(await entryApi.reopen(entry.id, entry.updated_at, reason.trim()), { isOwn: true })
      announce(t({ id: 'send-back.done', defaultMessage: 'The entry is sent back.' }))
      onClose()
    } catch (failure) {
      setProblem(
        messageOf(
          failure,
          t({
            id: 'send-back.failed',
            defaultMessage: 'The entry could not be sent back. Please try again.',
          }),
        ),
      )
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className={formStyles.stack} onSubmit={(event) => void send(event)} noValidate>
      <TextAreaField
        ref={box}
        label={t({ id: 'send-back.reason', defaultMessage: 'Reason' })}
        hint={t({ id: 'send-back.reason-hint', defaultMessage: 'Every member sees it in the history' })}
        rows={3}
        maxLength={STATUS_REASON_MAX}
        value={reason}
        error={problem}
        onChange={({ target }) => {
          setReason(target.value)
          setProblem(undefined)
        }}
      />
      <div className={layoutStyles.actions}>
        <Button look="quiet" onClick={onClose}>
          {t({ id: 'common.cancel', defaultMessage: 'Cancel' })}
        </Button>
        <Button type="submit" busy={isBusy}>
          {t({ id: 'send-back.send', defaultMessage: 'Send back' })}
        </Button>
      </div>
    </form>
  )
}
