import type { DraftPath } from '@edfe/domain/entry'
import { useWatch } from 'react-hook-form'
import { countryWords } from '../../../messages/country-words.ts'
import controlStyles from '../../../ui/control.module.css'
import { inSentence } from '../../../words/in-sentence.ts'
import { EntryField } from '../../form/entry-field.tsx'
import { FieldFrame } from '../../form/field-frame.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { inside } from '../../form/inside.ts'
import { useField } from '../../form/use-field.ts'
import { PartyHelper } from './party-helper.tsx'
import type { PartyName } from './party-values.ts'

interface Props {
  party: PartyName
  title: string
  lead: string
}

/** One party with everything that its record holds. */
export function PartyProfile({ party, title, lead }: Props) {
  const at = inside(`parties.${party}`)
  return (
    <FormSection title={title} lead={lead}>
      <PartyHelper party={party} words={inSentence(title)} />
      <EntryField name={at('name')} />
      <EntryField name={at('dba')} />
      <EntryField name={at('address_line1')} />
      <EntryField name={at('address_line2')} />
      <EntryField name={at('city')} />
      <EntryField name={at('state')} />
      <EntryField name={at('zip')} />
      <PartyCountry name={at('country')} />
      <EntryField name={at('contact_name')} />
      <EntryField name={at('phone')} />
      <EntryField name={at('fax')} />
      <EntryField name={at('email')} />
      <EntryField name={at('reference_id')} />
    </FormSection>
  )
}

/** Parties of an entry are in the United States; what an import brought in otherwise is shown as it is. */
function PartyCountry({ name }: { name: DraftPath }) {
  const field = useField(name)
  const code = String(useWatch({ control: field.form.control, name }) || 'US')
  return (
    <FieldFrame field={field}>
      <input
        {...field.aria}
        id={field.id}
        className={controlStyles.control}
        readOnly
        value={[code, countryWords(code)].filter(Boolean).join(' ')}
      />
    </FieldFrame>
  )
}
