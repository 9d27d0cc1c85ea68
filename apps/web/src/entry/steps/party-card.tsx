import type { PartyBlock } from '@edfe/domain/entry'
import type { ReactNode } from 'react'
import { inSentence } from '../../words/in-sentence.ts'
import { t } from '../../words/t.ts'
import { FormSection } from '../form/form-section.tsx'
import { FilledCard } from '../on-file/filled-card.tsx'

interface Props {
  title: string
  lead: string
  party: PartyBlock | undefined
  number?: string | undefined
  from?: ReactNode
  onChange: () => void
  /** Fields of the same section that stay fields. */
  children?: ReactNode
}

/** Where a card's facts are from if the party is the importer. */
export const sameAsImporter = () =>
  t({ id: 'parties-step.same-as', defaultMessage: 'The same as the importer of record.' })

/** A party that is known already: name, number and address in place of their fields. */
export function PartyCard({ title, lead, party = {}, number, from, onChange, children }: Props) {
  const { name, phone, address_line1, address_line2, city, state, zip } = party
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return (
    <FormSection title={title} lead={lead}>
      <FilledCard
        words={inSentence(title)}
        at="importerNumber"
        facts={[
          [t({ id: 'common.name', defaultMessage: 'Name' }), name],
          [t({ id: 'common.number', defaultMessage: 'Number' }), number],
          [t({ id: 'party-card.phone', defaultMessage: 'Phone' }), phone],
          [
            t({ id: 'party-card.address', defaultMessage: 'Address' }),
            [address_line1, address_line2, place].filter(Boolean).join(', '),
          ],
        ]}
        from={from}
        onChange={onChange}
      />
      {children}
    </FormSection>
  )
}
