import type { UserNotifications } from '@edfe/contracts/accounts/me'
import choicesStyles from '../ui/choices.module.css'
import formStyles from '../ui/form.module.css'
import { Tick } from '../ui/segmented.tsx'
import { TextField } from '../ui/text-field.tsx'
import { t } from '../words/t.ts'

type QuietHours = UserNotifications['quiet_hours']

/** Default quiet hours (specification 1, section 9). */
const DEFAULT_HOURS: NonNullable<QuietHours> = { start: '22:00', end: '08:00' }

interface QuietHoursFieldsProps {
  hours: QuietHours
  onChange: (hours: QuietHours) => void
}

/** Shows the quiet hours of emails at night, with their start and end. The hours may pass midnight. */
export function QuietHoursFields({ hours, onChange }: QuietHoursFieldsProps) {
  return (
    <fieldset>
      <legend>{t({ id: 'quiet-hours-fields.quiet-hours', defaultMessage: 'Quiet hours' })}</legend>
      <div className={choicesStyles.ticks}>
        <Tick
          label={t({
            id: 'quiet-hours-fields.pause-emails-overnight',
            defaultMessage: 'Pause emails overnight',
          })}
          note={t({
            id: 'quiet-hours-fields.we-send-them-when-the',
            defaultMessage: 'We send them when the quiet hours end.',
          })}
          checked={hours !== null}
          onChange={(on) => onChange(on ? DEFAULT_HOURS : null)}
        />
        {hours && (
          <div className={formStyles.row}>
            <TextField
              label={t({ id: 'quiet-hours-fields.from', defaultMessage: 'From' })}
              type="time"
              required
              value={hours.start}
              onChange={({ target }) => onChange({ ...hours, start: target.value })}
            />
            <TextField
              label={t({ id: 'quiet-hours-fields.until', defaultMessage: 'Until' })}
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
