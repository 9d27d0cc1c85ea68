import { buildMid, type LineManufacturer, midAsksProvince, partsOfMaker } from '@edfe/domain/entry'
import type { RulesProfile } from '@edfe/domain/profile'
import { COUNTRIES } from '@edfe/domain/reference'
import { type FormEvent, useId, useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import formStyles from '../ui/form.module.css'
import textStyles from '../ui/text.module.css'
import { SelectField, TextField } from '../ui/text-field.tsx'
import { t } from '../words/t.ts'
import { KnownFactories } from './known-factories.tsx'
import { MidPartsList } from './mid-parts.tsx'
import type { Supplier } from './supplier-queries.ts'

/** The facts of a factory that its manufacturer ID is built from. */
export type Factory = Required<
  Pick<LineManufacturer, 'name' | 'address_line1' | 'city' | 'province' | 'country'>
>

/** A factory as far as it is known; `isSeller` where only the seller is, who may have made the goods. */
export type FactoryStart = LineManufacturer & { isSeller?: boolean }

interface Props {
  start: FactoryStart
  profile: RulesProfile
  /** Keeps the factory with a part; else the entry keeps it, and offers it as a supplier. */
  ofPart?: boolean
  /** The entry that is typed, where there is one. */
  entryId?: string | undefined
  /** Takes a known supplier with all that belongs to it; without it only a new factory is named. */
  onSupplier?: ((supplier: Supplier) => void) | undefined
  /** Fills in the factory and its ID. */
  onUse: (factory: Factory, mid: string) => void
  onClose: () => void
}

const byName = [...COUNTRIES].sort((one, other) => one.name.localeCompare(other.name, 'en'))

/** Asks for name and address of a factory, and builds its manufacturer ID from them part by part. */
export function FactoryDialog({
  start,
  profile,
  ofPart = false,
  entryId,
  onSupplier,
  onUse,
  onClose,
}: Props) {
  const form = useId()
  const [factory, setFactory] = useState<Factory>(() => ({
    name: start.name ?? '',
    address_line1: start.address_line1 ?? '',
    city: start.city ?? '',
    province: start.province ?? '',
    country: start.country ?? '',
  }))
  const mid = buildMid(factory, profile)
  const given = (field: keyof Factory) => ({
    value: factory[field],
    onChange: ({ target }: { target: { value: string } }) =>
      setFactory((now) => ({ ...now, [field]: target.value })),
  })
  const text = (field: keyof Factory) => ({ ...given(field), autoComplete: 'off', maxLength: 100 })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The dialog is a child of the step's form for React, though not in the document.
    event.stopPropagation()
    if (!mid) return
    onUse({ ...factory, province: midAsksProvince(factory.country, profile) ? factory.province : '' }, mid)
    onClose()
  }
  return (
    <Dialog
      open
      title={t({ id: 'factory-dialog.title', defaultMessage: 'Name the factory' })}
      lead={t({
        id: 'factory-dialog.lead',
        defaultMessage:
          'The company that makes the goods, as the invoice names it. Its manufacturer ID follows from name and address.',
      })}
      onClose={onClose}
      footer={
        <DialogActions
          onCancel={onClose}
          type="submit"
          form={form}
          disabledReason={
            mid
              ? undefined
              : t({
                  id: 'factory-dialog.enter-name-city-and-country',
                  defaultMessage: 'Enter name, city and country; for Canada the province too.',
                })
          }
        >
          {mid
            ? t({ id: 'factory-dialog.use-mid', defaultMessage: 'Use {mid}' }, { mid })
            : t({ id: 'factory-dialog.use', defaultMessage: 'Use this ID' })}
        </DialogActions>
      }
    >
      <form id={form} className={formStyles.stack} onSubmit={submit} noValidate>
        {onSupplier && (
          <KnownFactories
            entryId={entryId}
            onChoose={(supplier) => {
              onClose()
              onSupplier(supplier)
            }}
          />
        )}
        {start.isSeller && (
          <p className={textStyles.note}>
            {t({
              id: 'factory-dialog.of-the-seller',
              defaultMessage:
                'Name and address are those of the seller. Change them if another company made the goods.',
            })}
          </p>
        )}
        <TextField
          label={t({ id: 'factory-dialog.name', defaultMessage: 'Name of the factory' })}
          {...text('name')}
        />
        <TextField
          label={t({ id: 'factory-dialog.street', defaultMessage: 'Street and number' })}
          {...text('address_line1')}
        />
        <TextField label={t({ id: 'factory-dialog.city', defaultMessage: 'City' })} {...text('city')} />
        <SelectField
          label={t({ id: 'factory-dialog.country', defaultMessage: 'Country of the factory' })}
          options={[
            ['', t({ id: 'factory-dialog.choose', defaultMessage: 'Choose a country' })],
            ...byName.map(({ alpha2, name }) => [alpha2, `${name} (${alpha2})`] as const),
          ]}
          {...given('country')}
        />
        {midAsksProvince(factory.country, profile) && (
          <TextField
            label={t({ id: 'factory-dialog.province', defaultMessage: 'Province or state' })}
            hint={t({ id: 'factory-dialog.two-letters', defaultMessage: 'Two letters, such as ON' })}
            {...text('province')}
          />
        )}
        <div role="status" aria-label={t({ id: 'factory-dialog.mid', defaultMessage: 'Manufacturer ID' })}>
          <MidPartsList parts={partsOfMaker(factory, profile)} />
          <p className={textStyles.note}>
            {ofPart
              ? t({
                  id: 'factory-dialog.kept-with-part',
                  defaultMessage: 'The factory is kept with the part.',
                })
              : t({
                  id: 'factory-dialog.kept-as-supplier',
                  defaultMessage:
                    'The factory is kept with the entry, and offered as one of your suppliers from then on.',
                })}
          </p>
        </div>
      </form>
    </Dialog>
  )
}
