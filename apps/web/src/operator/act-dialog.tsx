import type { OperatorOrder } from '@edfe/contracts/operator/operator'
import { type FormEvent, useId, useState } from 'react'
import { messageOf } from '../api/problem.ts'
import { Banner } from '../ui/banner.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import formStyles from '../ui/form.module.css'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast.tsx'
import { t } from '../words/t.ts'
import { actTexts } from './act-texts.ts'
import { useAct } from './use-operations.ts'

/** An order without its reason, and what it is about. */
export interface Wanted {
  order: OperatorOrder extends infer Order
    ? Order extends unknown
      ? Omit<Order, 'reason' | 'entry_number'>
      : never
    : never
  about: string
}

/** Asks for the reason of an act; the organizations concerned read it in their audit logs. */
export function ActDialog({ wanted, onClose }: { wanted: Wanted; onClose: () => void }) {
  const form = useId()
  const [reason, setReason] = useState('')
  const [number, setNumber] = useState('')
  const isMatch = wanted.order.act === 'match_message'
  const act = useAct()
  const texts = actTexts(wanted.order.act)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    act.mutate({ ...wanted.order, reason, ...(isMatch && { entry_number: number }) } as OperatorOrder, {
      onSuccess: () => {
        showToast({ text: texts.done })
        onClose()
      },
    })
  }
  return (
    <Dialog
      open
      title={texts.title}
      lead={`${wanted.about} ${texts.lead}`.trim()}
      onClose={onClose}
      footer={
        <DialogActions
          onCancel={onClose}
          type="submit"
          form={form}
          look={texts.danger ? 'danger' : 'primary'}
          busy={act.isPending}
        >
          {texts.label}
        </DialogActions>
      }
    >
      <form id={form} className={formStyles.stack} onSubmit={submit}>
        {act.isError && (
          <Banner
            notice={{
              tone: 'error',
              text: messageOf(
                act.error,
                t({
                  id: 'act-dialog.the-server-could-not-do',
                  defaultMessage: 'The server could not do it.',
                }),
              ),
            }}
          />
        )}
        {isMatch && (
          <TextField
            label={t({ id: 'act-dialog.entry-number', defaultMessage: 'Entry number' })}
            hint={t({
              id: 'act-dialog.as-the-message-has-it',
              defaultMessage: 'Filer code, number and check digit, as CBP gave it: ABC-1234567-8',
            })}
            required
            maxLength={13}
            autoFocus
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          />
        )}
        <TextField
          label={t({ id: 'act-dialog.reason', defaultMessage: 'Reason' })}
          hint={t({ id: 'act-dialog.the-audit-log-keeps-it', defaultMessage: 'The audit log keeps it.' })}
          required
          minLength={3}
          maxLength={200}
          autoFocus={!isMatch}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Dialog>
  )
}
