import type { OtherPartyType, PartiesSection } from '@edfe/domain/entry'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { announce } from '../../../ui/announce.tsx'
import { Button } from '../../../ui/button.tsx'
import fieldStyles from '../../../ui/field.module.css'
import layoutStyles from '../../../ui/layout.module.css'
import { t } from '../../../words/t.ts'
import { EntryField } from '../../form/entry-field.tsx'
import { focusFieldSoon } from '../../form/field-id.ts'
import { useEntryFormContext } from '../../form/form-context.ts'
import { FormSection } from '../../form/form-section.tsx'
import { inside } from '../../form/inside.ts'
import { PartyIdField, PartySupplierField } from '../../suppliers/supplier-fields.tsx'

interface Props {
  party: OtherPartyType
  title: string
  lead: string
}

type PartyField = keyof NonNullable<PartiesSection[OtherPartyType]>

/** A party without a block of the form: folded to one button until something is known of it. */
export function OtherParty({ party, title, lead }: Props) {
  const { form, blurred } = useEntryFormContext()
  const typed = useWatch({
    control: form.control,
    name: `parties.${party}`,
  }) as PartiesSection[OtherPartyType]
  const [isAsked, setAsked] = useState(false)
  const addButton = useRef<HTMLButtonElement>(null)
  const at = inside(`parties.${party}`)
  const isGiven = Object.values(typed ?? {}).some(Boolean)
  if (!isAsked && !isGiven) {
    const add = () => {
      setAsked(true)
      focusFieldSoon(at('name'))
    }
    return (
      <FormSection title={title} lead={lead}>
        <div className={`${fieldStyles.columns12} ${layoutStyles.gapBelow}`}>
          <Button ref={addButton} look="quiet" small icon="plus" onClick={add}>
            {t(
              {
                id: 'other-party.add-the',
                defaultMessage:
                  'Add the {party, select, ship_to {ship-to party} stuffing_place {stuffing place} booking_party {booking party} other {{party}}}',
              },
              { party },
            )}
          </Button>
        </div>
      </FormSection>
    )
  }
  const remove = () => {
    for (const field of Object.keys(typed ?? {}) as PartyField[])
      form.setValue(at(field), '', { shouldDirty: true })
    setAsked(false)
    requestAnimationFrame(() => addButton.current?.focus())
    blurred(at('name'))
    announce(
      t(
        {
          id: 'other-party.removed',
          defaultMessage:
            'The {party, select, ship_to {ship-to party} stuffing_place {stuffing place} booking_party {booking party} other {{party}}} is removed.',
        },
        { party },
      ),
    )
  }
  return (
    <FormSection title={title} lead={lead}>
      <PartySupplierField party={party} />
      <EntryField name={at('dba')} />
      <EntryField name={at('address_line1')} />
      <EntryField name={at('address_line2')} />
      <EntryField name={at('city')} />
      <EntryField name={at('state')} />
      <EntryField name={at('zip')} />
      <EntryField name={at('country')} />
      <EntryField name={at('contact_name')} />
      <EntryField name={at('phone')} />
      <EntryField name={at('fax')} />
      <EntryField name={at('email')} />
      <EntryField name={at('reference_id')} />
      <EntryField name={at('tin')} />
      {party === 'manufacturer' && <PartyIdField />}
      <div className={`${fieldStyles.columns12} ${layoutStyles.gapBelow}`}>
        <Button look="quiet" small onClick={remove}>
          {t({ id: 'other-party.remove-the', defaultMessage: 'Remove the {party}' }, { party })}
        </Button>
      </div>
    </FormSection>
  )
}
