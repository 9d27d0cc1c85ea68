import type { DraftPath } from '@edfe/domain/entry'
import { zipPlusFour } from '@edfe/domain/entry'
import type { ReactNode } from 'react'
import type { FieldColumns } from '../../ui/field.tsx'
import { upperCase } from '../../ui/sanitize.ts'
import { useEntryContext } from '../editing/entry-context.ts'
import { choicesOf } from './choices.ts'
import { ComboboxField } from './controls/combobox-field.tsx'
import { DateField } from './controls/date-field.tsx'
import { hintUnder, optionsOf, searchOf } from './controls/field-options.ts'
import { MoneyField } from './controls/money-field.tsx'
import { type Option, SelectField } from './controls/select-field.tsx'
import { TextField } from './controls/text-field.tsx'
import { UnitField } from './controls/unit-field.tsx'
import { fieldMeta } from './field-meta.ts'
import type { FieldTexts } from './use-field.ts'

interface Props extends FieldTexts {
  name: DraftPath
  columns?: FieldColumns | undefined
  /** For a select without a lookup. */
  options?: readonly Option[]
  /** The text of a select's empty choice. */
  empty?: string
  note?: ReactNode
  noteTone?: 'success'
  disabled?: boolean
}

const INPUT_MODE = { phone: 'tel', email: 'email', zip: 'numeric' } as const

/** The control of a field as the registry of the domain describes it. */
export function EntryField({ options, empty, ...own }: Props) {
  const { rules } = useEntryContext()
  const meta = fieldMeta(own.name)
  const hint = own.hint ?? hintUnder(meta, rules.profile)
  const props = hint === undefined ? own : { ...own, hint }
  const search = meta.lookup && meta.control === 'combobox' ? searchOf(meta.lookup) : undefined
  if (search) return <ComboboxField {...props} lookup={search} />
  switch (meta.kind) {
    case 'choice':
    case 'codes': {
      const offered =
        options ?? (meta.lookup ? optionsOf(meta.lookup, rules.profile) : (choicesOf(props.name) ?? []))
      return <SelectField {...props} options={offered} empty={empty} />
    }
    case 'day':
    case 'form-day':
      return <DateField {...props} today={rules.today} />
    case 'money':
    case 'whole-money':
      return <MoneyField {...props} />
    case 'weight':
      return <UnitField {...props} unit="kg" />
    case 'rate':
      return <UnitField {...props} unit="%" />
    case 'quantity':
      return <UnitField {...props} />
    default:
      return (
        <TextField
          {...props}
          maxLength={meta.maxLength}
          fold={meta.upper ? upperCase : undefined}
          tidy={meta.kind === 'zip' ? zipPlusFour : undefined}
          inputMode={INPUT_MODE[meta.kind as keyof typeof INPUT_MODE]}
        />
      )
  }
}
