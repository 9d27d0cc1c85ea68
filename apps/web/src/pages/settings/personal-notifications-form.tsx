import type { UserNotifications } from '@edfe/contracts/me'
import { useState } from 'react'
import { FormPanel } from '../../components/form-panel.tsx'
import { Segmented, Tick } from '../../components/segmented.tsx'
import { TextField } from '../../components/text-field.tsx'
import { DIGEST_OPTIONS } from './digests.ts'

/** Quiet hours that a person starts from (specification 1, section 9). */
const USUAL_QUIET = { start: '22:00', end: '08:00' }

interface PersonalNotificationsFormProps {
  saved: UserNotifications
  busy: boolean
  onSave: (next: UserNotifications) => void
}

/** Mail, in-app messages, digest and quiet hours of one person. */
export function PersonalNotificationsForm({ saved, busy, onSave }: PersonalNotificationsFormProps) {
  const [values, setValues] = useState(saved)
  const change = (part: Partial<UserNotifications>) => setValues({ ...values, ...part })
  const quiet = values.quiet_hours
  return (
    <FormPanel
      title="Personal Notifications"
      lead="For you alone, in your time zone."
      action="Save personal notifications"
      busy={busy}
      onSave={() => onSave(values)}
    >
      <div className="prefs">
        <fieldset>
          <legend>Mail me about</legend>
          <div className="ticks">
            <Tick label="Tasks" checked={values.email_tasks} onChange={(on) => change({ email_tasks: on })} />
            <Tick
              label="Mentions"
              checked={values.email_mentions}
              onChange={(on) => change({ email_mentions: on })}
            />
            <Tick
              label="Entry status"
              note="What customs says of an entry that you work on."
              checked={values.email_entry_status}
              onChange={(on) => change({ email_entry_status: on })}
            />
          </div>
        </fieldset>
        <fieldset>
          <legend>In the application</legend>
          <div className="ticks">
            <Tick
              label="Show notifications on the dashboard"
              checked={values.inapp_enabled}
              onChange={(on) => change({ inapp_enabled: on })}
            />
          </div>
        </fieldset>
        <Segmented
          legend="Digest"
          hint="Daily and weekly gather mail into one message."
          options={DIGEST_OPTIONS}
          value={values.digest}
          onChange={(digest) => change({ digest })}
        />
        <fieldset>
          <legend>Quiet hours</legend>
          <div className="ticks">
            <Tick
              label="Hold mail back at night"
              note="What waits is sent when the quiet hours end."
              checked={quiet !== null}
              onChange={(on) => change({ quiet_hours: on ? USUAL_QUIET : null })}
            />
            {quiet && (
              <div className="inline-form">
                <TextField
                  label="From"
                  type="time"
                  required
                  value={quiet.start}
                  onChange={({ target }) => change({ quiet_hours: { ...quiet, start: target.value } })}
                />
                <TextField
                  label="Until"
                  type="time"
                  required
                  value={quiet.end}
                  onChange={({ target }) => change({ quiet_hours: { ...quiet, end: target.value } })}
                />
              </div>
            )}
          </div>
        </fieldset>
      </div>
    </FormPanel>
  )
}
