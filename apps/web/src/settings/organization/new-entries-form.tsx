import type { OrgPreferences } from '@edfe/contracts/organization/organization'
import { entryTypeNeeds } from '@edfe/domain/filing'
import { ENTRY_TYPES, entryTypeName, FORM_MODES, modeName } from '@edfe/domain/reference'
import { useState } from 'react'
import { useSaveOrganizationPreferences } from '../../api/settings.ts'
import { SETTINGS } from '../../messages/settings-messages.ts'
import choicesStyles from '../../ui/choices.module.css'
import fieldStyles from '../../ui/field.module.css'
import layoutStyles from '../../ui/layout.module.css'
import { SavedSection } from '../../ui/save-together.tsx'
import { Tick } from '../../ui/segmented.tsx'
import { SelectField, TextField } from '../../ui/text-field.tsx'
import { t } from '../../words/t.ts'
import { useFieldErrors } from '../use-field-errors.ts'
import type { RunSave } from '../use-save-notice.ts'
import { draftWords } from './draft-words.ts'

const types = () =>
  [
    ['', t({ id: 'new-entries-form.not-set-01', defaultMessage: 'Not set: 01' })],
    ...ENTRY_TYPES.filter(({ code }) => entryTypeNeeds(code)).map(
      ({ code }) => [code, `${code} ${t(entryTypeName(code))}`] as const,
    ),
  ] as const

const modes = () =>
  [
    ['', t({ id: 'new-entries-form.not-set', defaultMessage: 'Not set' })],
    ...FORM_MODES.map((code) => [code, `${code} ${t(modeName(code)!)}`] as const),
  ] as const

/**
 * Shows the values that most shipments of the organization share: steps 1 to 3 of a new entry begin with
 * them.
 */
export function NewEntriesForm({ preferences, run }: { preferences: OrgPreferences; run: RunSave }) {
  const [values, setValues] = useState({
    entry_type: preferences.entry_type ?? '',
    mode_of_transport: preferences.mode_of_transport ?? '',
    location_of_goods: preferences.location_of_goods ?? '',
    firms_code: preferences.firms_code ?? '',
    consignee_is_importer: preferences.consignee_is_importer ?? false,
  })
  const { errors, atFields } = useFieldErrors()
  const save = useSaveOrganizationPreferences()
  const submit = () =>
    run(
      () => atFields(save.mutateAsync({ preferences: values })),
      SETTINGS.shipments.updated,
      SETTINGS.shipments.failed,
    )
  const field = (name: 'entry_type' | 'mode_of_transport' | 'location_of_goods' | 'firms_code') => ({
    columns: 6 as const,
    value: values[name],
    error: errors[`preferences.${name}`],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  })
  return (
    <SavedSection
      title={t({ id: 'new-entries-form.new-entries', defaultMessage: 'New entries' })}
      lead={t({
        id: 'new-entries-form.what-most-of-your-shipments',
        defaultMessage:
          'What most of your shipments share. New entries begin with it, and each can still differ.',
      })}
      values={values}
      onSave={submit}
    >
      <div className={fieldStyles.grid}>
        <SelectField
          label={draftWords('header.entry_type').label}
          options={types()}
          {...field('entry_type')}
        />
        <SelectField
          label={draftWords('shipment_origin.mode_of_transport').label}
          options={modes()}
          {...field('mode_of_transport')}
        />
        <TextField {...draftWords('parties.location_of_goods')} optional {...field('location_of_goods')} />
        <TextField {...draftWords('parties.firms_code')} optional {...field('firms_code')} />
        <div className={`${fieldStyles.columns12} ${choicesStyles.ticks} ${layoutStyles.gapBelow}`}>
          <Tick
            label={t({
              id: 'new-entries-form.your-organization-receives-the-goods',
              defaultMessage: 'Your organization receives the goods itself',
            })}
            note={t({
              id: 'new-entries-form.the-ultimate-consignee-is-the',
              defaultMessage: 'The ultimate consignee is the importer of record: block 26 is SAME.',
            })}
            checked={values.consignee_is_importer}
            onChange={(consignee_is_importer) => setValues({ ...values, consignee_is_importer })}
          />
        </div>
      </div>
    </SavedSection>
  )
}
