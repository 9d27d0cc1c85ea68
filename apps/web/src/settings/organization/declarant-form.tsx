import type { OrgPreferences } from '@edfe/contracts/organization/organization'
import { useState } from 'react'
import { useSaveOrganizationPreferences } from '../../api/settings.ts'
import { SETTINGS } from '../../messages/settings-messages.ts'
import fieldStyles from '../../ui/field.module.css'
import { SavedSection } from '../../ui/save-together.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { t } from '../../words/t.ts'
import { useFieldErrors } from '../use-field-errors.ts'
import type { RunSave } from '../use-save-notice.ts'

const fields = () =>
  [
    ['declarant_name', t({ id: 'declarant-form.declarant-name', defaultMessage: 'Declarant name' })],
    ['declarant_title', t({ id: 'declarant-form.declarant-title', defaultMessage: 'Declarant title' })],
  ] as const

/**
 * Shows the declarant and filer of the organization's entries: blocks 45 to 47 of a new entry begin with
 * them.
 */
export function DeclarantForm({ preferences, run }: { preferences: OrgPreferences; run: RunSave }) {
  const [values, setValues] = useState({
    declarant_name: preferences.declarant_name ?? '',
    declarant_title: preferences.declarant_title ?? '',
    filer_phone: preferences.filer_phone ?? '',
  })
  const { errors, atFields } = useFieldErrors()
  const save = useSaveOrganizationPreferences()
  const submit = () =>
    run(
      () => atFields(save.mutateAsync({ preferences: values })),
      SETTINGS.declarant.updated,
      SETTINGS.declarant.failed,
    )
  return (
    <SavedSection
      title={t({ id: 'declarant-form.declarant', defaultMessage: 'Declarant' })}
      lead={t({
        id: 'declarant-form.prefills-the-declaration-and-the',
        defaultMessage:
          'Prefills the declaration and the filer on a new entry. Each entry can still differ, and the declarant signs it.',
      })}
      values={values}
      onSave={submit}
    >
      <div className={fieldStyles.grid}>
        {fields().map(([name, label]) => (
          <TextField
            key={name}
            label={label}
            optional
            columns={6}
            value={values[name]}
            error={errors[`preferences.${name}`]}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          />
        ))}
        <TextField
          label={t({ id: 'declarant-form.filer-phone', defaultMessage: 'Filer phone' })}
          optional
          columns={6}
          type="tel"
          hint={t({
            id: 'declarant-form.with-a-phone-number-your',
            defaultMessage:
              'With a phone number, your organization is the filer in blocks 46 and 47. Leave it blank if a broker files for you',
          })}
          value={values.filer_phone}
          error={errors['preferences.filer_phone']}
          onChange={({ target }) => setValues({ ...values, filer_phone: target.value })}
        />
      </div>
    </SavedSection>
  )
}
