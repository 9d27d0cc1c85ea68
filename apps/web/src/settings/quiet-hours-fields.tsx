import type { UserNotifications } from '@edfe/contracts/me'
import { Tick } from '../ui/segmented.tsx'
import { TextField } from '../ui/text-field.tsx'

type QuietHours = UserNotifications['quiet_hours']

/** Quiet hours that a person starts from (specification 1, section 9). */
const USUAL: NonNullable<QuietHours> = { start: '22:00', end: '08:00' }

interface QuietHoursFieldsProps {
  hours: QuietHours
  onChange: (hours: QuietHours) => void
}

/** Whether mail rests at night, and from when until when; the hours may pass midnight. */
export function QuietHoursFields({ hours, onChange }: QuietHoursFieldsProps) {
  return (
    <fieldset>
      <legend>Quiet hours</legend>
      <div className="ticks">
        <Tick
          label="Hold mail back at night"
          note="What waits is sent when the quiet hours end."
          checked={hours !== null}
          onChange={(on) => onChange(on ? USUAL : null)}
        />
        {hours && (
          <div className="inline-form">
            <TextField
              label="From"
              type="time"
              required
              value={hours.start}
              onChange={({ target }) => onChange({ ...hours, start: target.value })}
            />
            <TextField
              label="Until"
              type="time"
              required
              value={hours.end}
              onChange={({ target }) => onChange({ ...hours, end: target.value })}
            />
          </div>
        )}
      </div>
    </fieldset>
  )
}
