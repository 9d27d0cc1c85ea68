import type { User } from '@edfe/contracts/accounts/me'
import { LANGUAGE_OPTIONS, SETTINGS, TIME_ZONE_OPTIONS } from '../messages/settings-messages.ts'
import { useSaveProfile } from '../session/use-me.ts'
import fieldStyles from '../ui/field.module.css'
import { FormPanel } from '../ui/form-panel.tsx'
import { SelectField, TextField } from '../ui/text-field.tsx'
import { useFieldErrors } from './use-field-errors.ts'
import type { RunSave } from './use-save-notice.ts'
import { useTextFields } from './use-text-fields.ts'

/** Name, phone, job title, language and time zone. The email is the sign-in and stays. */
export function ProfileForm({ user, run }: { user: User; run: RunSave }) {
  const { errors, atFields } = useFieldErrors()
  const { values, field } = useTextFields(
    {
      given_name: user.given_name,
      family_name: user.family_name,
      phone: user.phone ?? '',
      job_title: user.job_title ?? '',
      language: user.language,
      timezone: user.timezone,
    },
    errors,
  )
  const save = useSaveProfile()
  const submit = () =>
    run(
      () =>
        atFields(
          save.mutateAsync({
            ...values,
            language: values.language as User['language'],
            timezone: values.timezone as User['timezone'],
          }),
        ),
      SETTINGS.account.profileUpdated,
      SETTINGS.account.profileFailed,
    )
  return (
    <FormPanel
      title="Profile Information"
      lead="Your name appears on the declarations that you sign and in the audit record."
      action="Save profile"
      busy={save.isPending}
      onSave={submit}
    >
      <div className={fieldStyles.grid}>
        <TextField label="First name" required autoComplete="given-name" {...field('given_name')} />
        <TextField label="Last name" required autoComplete="family-name" {...field('family_name')} />
        <TextField
          label="Email"
          note="Your sign-in. It cannot be changed here."
          value={user.email}
          columns={6}
          readOnly
        />
        <TextField label="Phone" optional type="tel" autoComplete="tel" {...field('phone')} />
        <TextField label="Job title" optional autoComplete="organization-title" {...field('job_title')} />
        <SelectField
          label="Language"
          note="Changes dates in words and the clock only. Dates in figures stay MM/DD/YYYY, all texts English."
          options={LANGUAGE_OPTIONS}
          {...field('language')}
        />
        <SelectField label="Time zone" options={TIME_ZONE_OPTIONS} {...field('timezone')} />
      </div>
    </FormPanel>
  )
}
