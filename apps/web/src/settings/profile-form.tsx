import type { User } from '@edfe/contracts/accounts/me'
import { LANGUAGE_OPTIONS, TIME_ZONE_OPTIONS } from '../messages/settings-choices.ts'
import { SETTINGS } from '../messages/settings-messages.ts'
import { useSaveProfile } from '../session/use-me.ts'
import fieldStyles from '../ui/field.module.css'
import { FormPanel } from '../ui/form-panel.tsx'
import { SelectField, TextField } from '../ui/text-field.tsx'
import { t } from '../words/t.ts'
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
      title={t({ id: 'profile-form.profile-information', defaultMessage: 'Profile Information' })}
      lead={t({
        id: 'profile-form.your-name-appears-on-the',
        defaultMessage: 'Your name appears on the declarations that you sign and in the audit record.',
      })}
      action={t({ id: 'profile-form.save-profile', defaultMessage: 'Save profile' })}
      busy={save.isPending}
      onSave={submit}
    >
      <div className={fieldStyles.grid}>
        <TextField
          label={t({ id: 'profile-form.first-name', defaultMessage: 'First name' })}
          required
          autoComplete="given-name"
          {...field('given_name')}
        />
        <TextField
          label={t({ id: 'profile-form.last-name', defaultMessage: 'Last name' })}
          required
          autoComplete="family-name"
          {...field('family_name')}
        />
        <TextField
          label={t({ id: 'common.email', defaultMessage: 'Email' })}
          note={t({
            id: 'profile-form.your-sign-in-it-cannot',
            defaultMessage: 'Your sign-in. It cannot be changed here.',
          })}
          value={user.email}
          columns={6}
          readOnly
        />
        <TextField
          label={t({ id: 'profile-form.phone', defaultMessage: 'Phone' })}
          optional
          type="tel"
          autoComplete="tel"
          {...field('phone')}
        />
        <TextField
          label={t({ id: 'profile-form.job-title', defaultMessage: 'Job title' })}
          optional
          autoComplete="organization-title"
          {...field('job_title')}
        />
        <SelectField
          label={t({ id: 'profile-form.language', defaultMessage: 'Language' })}
          note={t({
            id: 'profile-form.changes-dates-in-words-and',
            defaultMessage:
              'The language of pages and emails. Dates in figures stay MM/DD/YYYY, records for CBP English.',
          })}
          options={LANGUAGE_OPTIONS}
          {...field('language')}
        />
        <SelectField
          label={t({ id: 'profile-form.time-zone', defaultMessage: 'Time zone' })}
          options={TIME_ZONE_OPTIONS}
          {...field('timezone')}
        />
      </div>
    </FormPanel>
  )
}
