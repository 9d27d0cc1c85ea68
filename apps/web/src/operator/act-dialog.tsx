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
      ? Omit<Order, 'reason' | 'entry_number' | 'first_day'>
      : never
    : never
  about: string
  /** The day that is proposed as the first one of an edition, `YYYY-MM-DD`. */
  firstDay?: string
}

/** Asks for the reason of an act; the organizations concerned read it in their audit logs. */
export function ActDialog({ wanted, onClose }: { wanted: Wanted; onClose: () => void }) {
  const form = useId()
  const [reason, setReason] = useState('')
  const [number, setNumber] = useState('')
  const [firstDay, setFirstDay] = useState(wanted.firstDay ?? '')
  const isMatch = wanted.order.act === 'match_message'
  const isEdition = wanted.order.act === 'approve_tariff'
  const act = useAct()
  const texts = actTexts(wanted.order.act)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const asked = { ...(isMatch && { entry_number: number }), ...(isEdition && { first_day: firstDay }) }
    act.mutate({ ...wanted.order, reason, ...asked } as OperatorOrder, {
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
        {isEdition && (
          <TextField
            label={t({ id: 'act-dialog.first-day', defaultMessage: 'First day' })}
            hint={t({
              id: 'act-dialog.first-day-hint',
              defaultMessage:
                'The day of publication. Where the law begins on another day, give that one: entry dates from it on use the edition.',
            })}
            type="date"
            required
            value={firstDay}
            onChange={({ target }) => setFirstDay(target.value)}
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
