import type { Line } from '@edfe/contracts/operator/operator'
import { type FormEvent, useId, useState } from 'react'
import { messageOf } from '../api/problem.ts'
import { Banner } from '../ui/banner.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import formStyles from '../ui/form.module.css'
import { Segmented } from '../ui/segmented.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast.tsx'
import { t } from '../words/t.ts'
import { actTexts } from './act-texts.ts'
import { type LineRoad, lineRoadName } from './line-roads.ts'
import { useAct } from './use-operations.ts'

const LETTERS_AND_DIGITS = '[A-Za-z0-9]*'

interface Props {
  line: Line
  /** Where a line can lead; the first is where it leads until the operator sets it. */
  roads: readonly LineRoad[]
  onClose: () => void
}

/** Sets how an organization files: practice, CBP's test system or the live road, and as whom the transmitter names itself to CBP. */
export function LineDialog({ line, roads, onClose }: Props) {
  const form = useId()
  const [road, setRoad] = useState(line.road ?? roads[0])
  const [site, setSite] = useState(line.site_code ?? '')
  const [sender, setSender] = useState(line.sender_id ?? line.filer_code)
  const [office, setOffice] = useState(line.office_code ?? '')
  const [password, setPassword] = useState('')
  const [expires, setExpires] = useState(line.password_expires_on ?? '')
  const [reason, setReason] = useState('')
  const act = useAct()
  const texts = actTexts('set_line')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const order = {
      act: 'set_line' as const,
      id: line.org_id,
      road: road ?? 'live',
      site_code: site.trim().toUpperCase(),
      sender_id: sender.trim().toUpperCase(),
      office_code: office.trim().toUpperCase() || null,
      ...(password !== '' && { password: password.toUpperCase() }),
      password_expires_on: expires || null,
      reason,
    }
    act.mutate(order, {
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
      lead={t(
        { id: 'line-dialog.lead', defaultMessage: '{organization}, filer code {code}. {lead}' },
        { organization: line.organization, code: line.filer_code, lead: texts.lead },
      )}
      onClose={onClose}
      footer={
        <DialogActions onCancel={onClose} type="submit" form={form} busy={act.isPending}>
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
                t({ id: 'line-dialog.not-set', defaultMessage: 'The line could not be set.' }),
              ),
            }}
          />
        )}
        {roads.length > 1 && (
          <Segmented
            legend={t({ id: 'line-dialog.road', defaultMessage: 'Road' })}
            hint={t({
              id: 'line-dialog.road-hint',
              defaultMessage: 'Over the live road every filing reaches CBP.',
            })}
            options={roads.map((one) => [one, lineRoadName(one)])}
            value={road ?? 'live'}
            onChange={setRoad}
          />
        )}
        <TextField
          label={t({ id: 'line-dialog.site-code', defaultMessage: 'Site code' })}
          hint={t({ id: 'line-dialog.site-hint', defaultMessage: 'Four characters, from CBP' })}
          required
          minLength={4}
          maxLength={4}
          pattern={LETTERS_AND_DIGITS}
          value={site}
          onChange={({ target }) => setSite(target.value)}
        />
        <TextField
          label={t({ id: 'line-dialog.transmitter', defaultMessage: 'Transmitter' })}
          hint={t({
            id: 'line-dialog.transmitter-hint',
            defaultMessage: 'Three characters: the filer code, or that of the service centre that transmits',
          })}
          required
          minLength={3}
          maxLength={3}
          pattern={LETTERS_AND_DIGITS}
          value={sender}
          onChange={({ target }) => setSender(target.value)}
        />
        <TextField
          label={t({ id: 'line-dialog.office', defaultMessage: 'Office code' })}
          hint={t({
            id: 'line-dialog.office-hint',
            defaultMessage: 'Two characters, if CBP has assigned one',
          })}
          minLength={2}
          maxLength={2}
          pattern={LETTERS_AND_DIGITS}
          value={office}
          onChange={({ target }) => setOffice(target.value)}
        />
        <TextField
          label={t({ id: 'line-dialog.password', defaultMessage: 'Password of record A' })}
          hint={
            line.password_set_at
              ? t({
                  id: 'line-dialog.password-kept',
                  defaultMessage: 'Leave it empty to keep the present one. It is not shown again.',
                })
              : t({ id: 'line-dialog.password-new', defaultMessage: 'It is not shown again.' })
          }
          type="password"
          autoComplete="off"
          required={!line.password_set_at}
          maxLength={6}
          pattern={LETTERS_AND_DIGITS}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <TextField
          label={t({ id: 'line-dialog.expires', defaultMessage: 'Password expires on' })}
          hint={t({
            id: 'line-dialog.expires-hint',
            defaultMessage: 'You get an email two weeks before.',
          })}
          type="date"
          value={expires}
          onChange={({ target }) => setExpires(target.value)}
        />
        <TextField
          label={t({ id: 'act-dialog.reason', defaultMessage: 'Reason' })}
          hint={t({ id: 'act-dialog.the-audit-log-keeps-it', defaultMessage: 'The audit log keeps it.' })}
          required
          minLength={3}
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </Dialog>
  )
}
