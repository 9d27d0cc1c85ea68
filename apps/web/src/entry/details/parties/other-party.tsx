import type { OtherPartyType, PartiesSection } from '@edfe/domain/entry'
import { type ReactNode, useRef, useState } from 'react'
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
import { useFieldFromHash } from '../../form/use-field-from-hash.ts'
import { PartyIdField, PartySupplierField } from '../../suppliers/supplier-fields.tsx'

interface Props {
  party: OtherPartyType
  title: string
  lead: string
  /** The entry needs name and address: they are asked at once, and other facts only where they are given. */
  isNeeded?: boolean
  /** Its fields are asked for already. */
  isOpened?: boolean
  /** Beside the button that removes the party. */
  action?: ReactNode
}

/** Facts that no filing asks of a party. */
const FURTHER = ['contact_name', 'phone', 'fax', 'email', 'reference_id', 'tin'] as const

type PartyField = keyof NonNullable<PartiesSection[OtherPartyType]>

/** A party without a block of the form: folded to one button until something is known of it. */
export function OtherParty({ party, title, lead, isNeeded = false, isOpened = false, action }: Props) {
  const { form, blurred } = useEntryFormContext()
  const typed = useWatch({
    control: form.control,
    name: `parties.${party}`,
  }) as PartiesSection[OtherPartyType]
  const [isAsked, setAsked] = useState(isOpened)
  /** Of a party that is needed, what else was given before: a field does not go while somebody clears it. */
  const given = useRef(typed)
  const addButton = useRef<HTMLButtonElement>(null)
  const at = inside(`parties.${party}`)
  useFieldFromHash((path) => {
    if (path.startsWith(`parties.${party}.`)) setAsked(true)
  })
  const isGiven = Object.values(typed ?? {}).some(Boolean)
  if (!isNeeded && !isAsked && !isGiven) {
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
                  'Add the {party, select, seller {seller} shipper {shipper} manufacturer {manufacturer} buyer {buyer} consolidator {consolidator} ship_to {ship-to party} stuffing_place {stuffing place} other {booking party}}',
              },
              { party },
            )}
          </Button>
        </div>
      </FormSection>
    )
  }
  const isShown = (field: PartyField) => !isNeeded || Boolean(given.current?.[field])
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
            'The {party, select, seller {seller} shipper {shipper} manufacturer {manufacturer} buyer {buyer} consolidator {consolidator} ship_to {ship-to party} stuffing_place {stuffing place} other {booking party}} is removed.',
        },
        { party },
      ),
    )
  }
  return (
    <FormSection title={title} lead={lead}>
      <PartySupplierField party={party} />
      {isShown('dba') && <EntryField name={at('dba')} />}
      <EntryField name={at('address_line1')} />
      <EntryField name={at('address_line2')} />
      <EntryField name={at('city')} />
      <EntryField name={at('state')} />
      <EntryField name={at('zip')} />
      <EntryField name={at('country')} />
      {FURTHER.filter(isShown).map((field) => (
        <EntryField key={field} name={at(field)} />
      ))}
      {party === 'manufacturer' && isShown('manufacturer_id') && <PartyIdField />}
      <div className={`${fieldStyles.columns12} ${layoutStyles.actions} ${layoutStyles.gapBelow}`}>
        {action}
        {isGiven && (
          <Button look="quiet" small onClick={remove}>
            {t(
              {
                id: 'other-party.remove-the',
                defaultMessage:
                  'Remove the {party, select, seller {seller} shipper {shipper} manufacturer {manufacturer} buyer {buyer} consolidator {consolidator} ship_to {ship-to party} stuffing_place {stuffing place} other {booking party}}',
              },
              { party },
            )}
          </Button>
        )}
      </div>
    </FormSection>
  )
}
