import type { PartyBlock } from '@edfe/domain/entry'
import { inSentence } from '../../words/in-sentence.ts'
import { t } from '../../words/t.ts'
import { PartyHelper } from '../details/parties/party-helper.tsx'
import { EntryField } from '../form/entry-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import { inside } from '../form/inside.ts'

interface Props {
  party: 'ultimate_consignee' | 'importer_of_record'
  title: string
  lead: string
  /** The importer of the settings, where the entry says something else: offered by a button. */
  onFile?: (PartyBlock & { importer_number?: string | undefined }) | undefined
}

/** Name and United States address of one party, typed or taken from a party that is known. */
export function PartyFields({ party, title, lead, onFile }: Props) {
  const at = inside(`parties.${party}`)
  return (
    <FormSection
      title={title}
      lead={t(
        {
          id: 'party-fields.country-united-states',
          defaultMessage: '{lead} The country is the United States.',
        },
        { lead },
      )}
    >
      <PartyHelper party={party} words={inSentence(title)} onFile={onFile} />
      <EntryField name={at('name')} columns={12} />
      <EntryField name={at('address_line1')} />
      <EntryField name={at('address_line2')} />
      <EntryField name={at('city')} columns={4} />
      <EntryField name={at('state')} columns={4} />
      <EntryField name={at('zip')} columns={4} />
    </FormSection>
  )
}
