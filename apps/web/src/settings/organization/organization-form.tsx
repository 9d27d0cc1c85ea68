import type { Organization } from '@edfe/contracts/organization/organization'
import { MAX_CHECK_DIGIT_FACTOR } from '@edfe/domain/profile'
import { useState } from 'react'
import { useSaveOrganization } from '../../api/settings.ts'
import { LookupField } from '../../lookup/lookup-field.tsx'
import { rulesOptions } from '../../messages/rules-options.ts'
import { TIME_ZONE_OPTIONS } from '../../messages/settings-choices.ts'
import { SETTINGS } from '../../messages/settings-messages.ts'
import { afterPointerRelease } from '../../ui/after-pointer-release.ts'
import fieldStyles from '../../ui/field.module.css'
import { numberChoice } from '../../ui/number-choice.tsx'
import { SavedSection } from '../../ui/save-together.tsx'
import { SelectField, TextField } from '../../ui/text-field.tsx'
import { t } from '../../words/t.ts'
import { useFieldErrors } from '../use-field-errors.ts'
import type { RunSave } from '../use-save-notice.ts'
import { useTextFields } from '../use-text-fields.ts'
import { filerCodeError, sanitizeFilerCode } from './filer-code.ts'

/** Where the entry numbers of the organisation go on, said under its filer code. */
const nextNumberNote = ({ cbp_filer_code, entry_id_prefix, next_entry_sequence }: Organization) => {
  const sequence = String(next_entry_sequence).padStart(4, '0')
  return t(
    {
      id: 'organization-form.the-next-entry-is-and',
      defaultMessage: 'The next entry is {filerCode}-{number} and a check digit.',
    },
    { filerCode: cbp_filer_code ?? 'ZZZ', number: `${entry_id_prefix}${sequence}` },
  )
}

/** 0 to 9, as CBP assigns them to a filer whose numbers are used up (CATAIR Appendix E). */
const FACTORS = Array.from({ length: MAX_CHECK_DIGIT_FACTOR + 1 }, (_, factor) => {
  return [String(factor), String(factor)] as const
})

/** Nine digits are an EIN here: the field asks for no other number. */
const einWithHyphen = (typed: string): string => typed.trim().replace(/^(\d{2}) ?(\d{7})$/, '$1-$2')

interface OrganizationFormProps {
  organization: Organization | null
  run: RunSave
}

/** Creates the organization when there is none, else updates it. */
export function OrganizationForm({ organization, run }: OrganizationFormProps) {
  const [codeError, setCodeError] = useState<string>()
  const { errors, atFields } = useFieldErrors()
  const { values, setValues, field } = useTextFields(
    {
      name: organization?.name ?? '',
      dba: organization?.dba ?? '',
      ein: organization?.ein ?? '',
      importer_number: organization?.importer_number ?? '',
      cbp_filer_code: organization?.cbp_filer_code ?? '',
      check_digit_factor: String(organization?.check_digit_factor ?? 0),
      timezone: organization?.timezone ?? 'America/New_York',
      default_port: organization?.default_port ?? '',
      rules_profile: organization?.rules_profile ?? 'cbp',
    },
    errors,
  )
  const save = useSaveOrganization()
  const submit = async () => {
    const error = filerCodeError(values.cbp_filer_code)
    setCodeError(error)
    if (error) {
      document.getElementById('cbp_filer_code')?.focus()
      return false
    }
    const optional = (text: string) => text.trim() || null
    return run(
      () =>
        atFields(
          save.mutateAsync({
            name: values.name.trim(),
            timezone: values.timezone as Organization['timezone'],
            dba: optional(values.dba),
            ein: optional(values.ein),
            importer_number: optional(values.importer_number),
            cbp_filer_code: optional(values.cbp_filer_code),
            check_digit_factor: Number(values.check_digit_factor),
            default_port: optional(values.default_port),
            rules_profile: values.rules_profile,
          }),
        ),
      organization ? SETTINGS.organization.updated : SETTINGS.organization.created,
      SETTINGS.organization.failed,
    )
  }
  return (
    <SavedSection
      title={t({
        id: 'organization-form.organization-information',
        defaultMessage: 'Organization Information',
      })}
      lead={t({
        id: 'organization-form.members-see-only-this-organizations',
        defaultMessage: "Members see only this organization's entries.",
      })}
      values={values}
      onSave={submit}
    >
      <div className={fieldStyles.grid}>
        <TextField
          label={t({ id: 'common.name', defaultMessage: 'Name' })}
          required
          autoComplete="organization"
          {...field('name')}
        />
        <TextField
          label={t({ id: 'organization-form.doing-business-as', defaultMessage: 'Doing business as' })}
          optional
          {...field('dba')}
        />
        <TextField
          label={t({ id: 'organization-form.ein', defaultMessage: 'EIN' })}
          optional
          placeholder="12-3456789"
          hint={t({
            id: 'organization-form.the-importer-number-of-new',
            defaultMessage: 'The importer number of new entries that have no other',
          })}
          {...field('ein')}
          onBlur={() => setValues({ ...values, ein: einWithHyphen(values.ein) })}
        />
        <TextField
          id="importer_number"
          label={t({ id: 'organization-form.importer-number', defaultMessage: 'Importer number' })}
          optional
          hint={t({
            id: 'organization-form.new-entries-begin-with-it',
            defaultMessage: 'New entries begin with it',
          })}
          note={numberChoice(values.importer_number, (importer_number) =>
            setValues({ ...values, importer_number }),
          )}
          {...field('importer_number')}
        />
        <TextField
          id="cbp_filer_code"
          label={t({ id: 'organization-form.cbp-filer-code', defaultMessage: 'CBP filer code' })}
          optional
          hint={t({
            id: 'organization-form.three-characters-without-one-entries',
            defaultMessage: 'Three characters. Without one, entries use ZZZ.',
          })}
          maxLength={3}
          {...(organization?.entry_id_prefix ? { note: nextNumberNote(organization) } : {})}
          {...field('cbp_filer_code')}
          error={codeError ?? errors.cbp_filer_code}
          onChange={({ target }) => setValues({ ...values, cbp_filer_code: sanitizeFilerCode(target.value) })}
          onBlur={() => afterPointerRelease(() => setCodeError(filerCodeError(values.cbp_filer_code)))}
        />
        <SelectField
          label={t({ id: 'organization-form.check-digit-factor', defaultMessage: 'Check digit factor' })}
          hint={t({
            id: 'organization-form.0-for-most-filers-counts',
            defaultMessage: "0 for most filers. Counts under CBP's rules.",
          })}
          options={FACTORS}
          {...field('check_digit_factor')}
        />
        <LookupField
          label={t({ id: 'organization-form.default-port', defaultMessage: 'Default port' })}
          hint={t({
            id: 'organization-form.port-code-that-new-entries',
            defaultMessage: 'Port code that new entries begin with',
          })}
          lookup="port-codes"
          columns={6}
          value={values.default_port}
          error={errors.default_port}
          onChange={(default_port) => setValues((now) => ({ ...now, default_port }))}
        />
        <SelectField
          label={t({ id: 'organization-form.time-zone', defaultMessage: 'Time zone' })}
          hint={t({
            id: 'organization-form.used-for-entry-dates-and',
            defaultMessage: 'Used for entry dates and deadlines',
          })}
          options={TIME_ZONE_OPTIONS}
          {...field('timezone')}
        />
        <SelectField
          id="rules_profile"
          label={t({ id: 'organization-form.rules', defaultMessage: 'Rules' })}
          hint={t({
            id: 'organization-form.a-change-renumbers-drafts-never',
            defaultMessage: 'A change renumbers drafts, never filed entries',
          })}
          options={rulesOptions()}
          {...field('rules_profile')}
        />
      </div>
    </SavedSection>
  )
}
