import type { Digest } from '@edfe/contracts/accounts/me'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import choicesStyles from '../ui/choices.module.css'
import { FormPanel } from '../ui/form-panel.tsx'
import { Segmented, Tick } from '../ui/segmented.tsx'
import { t } from '../words/t.ts'
import { digestOptions } from './digests.ts'
import preferencesStyles from './preferences.module.css'

interface Shared {
  inapp_enabled: boolean
  digest: z.output<typeof Digest>
}

/** One kind of mail: its setting, label and note. */
export interface MailSwitch<T> {
  setting: keyof T & string
  label: string
  note?: string
}

interface NotificationFormProps<T extends Shared> {
  title: string
  lead: string
  action: string
  /** Legend of the kinds of mail. */
  mail: string
  switches: readonly MailSwitch<T>[]
  /** Label of the checkbox for in-app notifications. */
  inApp: string
  saved: T
  busy: boolean
  onSave: (next: T) => void
  /** Additional fields, which change the values by `change`. */
  more?: (values: T, change: (part: Partial<T>) => void) => ReactNode
}

/** Mail by kind, in-app notifications and digest: the settings that members and organisations share. */
export function NotificationForm<T extends Shared>(props: NotificationFormProps<T>) {
  const { title, lead, action, mail, switches, inApp, saved, busy, onSave, more } = props
  const [values, setValues] = useState(saved)
  const change = (part: Partial<T>) => setValues({ ...values, ...part })
  return (
    <FormPanel title={title} lead={lead} action={action} busy={busy} onSave={() => onSave(values)}>
      <div className={preferencesStyles.groups}>
        <fieldset>
          <legend>{mail}</legend>
          <div className={choicesStyles.ticks}>
            {switches.map(({ setting, label, note }) => (
              <Tick
                key={setting}
                label={label}
                note={note}
                checked={values[setting] === true}
                onChange={(on) => change({ [setting]: on } as Partial<T>)}
              />
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend>
            {t({ id: 'notification-form.in-the-application', defaultMessage: 'In the application' })}
          </legend>
          <div className={choicesStyles.ticks}>
            <Tick
              label={inApp}
              checked={values.inapp_enabled}
              onChange={(on) => change({ inapp_enabled: on } as Partial<T>)}
            />
          </div>
        </fieldset>
        <Segmented
          legend={t({ id: 'notification-form.digest', defaultMessage: 'Digest' })}
          hint={t({
            id: 'notification-form.daily-and-weekly-digests-combine',
            defaultMessage:
              'Daily and weekly digests combine emails into one message at 8:00 a.m. The weekly digest comes on Monday. A rejection, a hold or a request from CBP comes at once, also in quiet hours.',
          })}
          options={digestOptions()}
          value={values.digest}
          onChange={(digest) => change({ digest } as Partial<T>)}
        />
        {more?.(values, change)}
      </div>
    </FormPanel>
  )
}
