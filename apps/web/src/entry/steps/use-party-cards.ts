import { draftFields, type PartiesSection } from '@edfe/domain/entry'
import { useState } from 'react'
import { fromFormValues } from '../form/form-values.ts'
import type { EntryForm } from '../form/use-entry-form.ts'
import { useValues } from '../form/use-values.ts'
import { sameFacts } from '../on-file/same-facts.ts'
import { useFilledCard } from '../on-file/use-filled-card.ts'
import { useOnFile } from '../on-file/use-on-file.ts'

/** Name and address of a party, as blocks 29 and 30 print them. */
export const NAME_AND_ADDRESS = ['name', 'address_line1', 'address_line2', 'city', 'state', 'zip'] as const

const IMPORTER = ['importer_number', ...NAME_AND_ADDRESS]
const IMPORTER_NUMBER = 'parties.importer_number'
const importerOf = (parties: PartiesSection | undefined) => ({
  importer_number: parties?.importer_number,
  ...parties?.importer_of_record,
})

/** The cards of step 3: the importer where it is the one of the settings, and the consignee where it is that importer. */
export function usePartyCards(form: EntryForm) {
  const { draft, isLoading } = useOnFile()
  const shown = useValues(form.value.form, 'parties') as PartiesSection
  const parties = fromFormValues(draftFields.parties.fields, shown)
  const onFile = importerOf(draft?.parties)
  const isOnFile = Boolean(onFile.importer_number && onFile.name && onFile.address_line1)
  const importer = useFilledCard(form, {
    covers: (name) => name === IMPORTER_NUMBER || name.startsWith('parties.importer_of_record.'),
    first: IMPORTER_NUMBER,
    isAsOnFile: isOnFile && sameFacts(importerOf(parties), onFile, IMPORTER),
  })
  const isConsigneeSame =
    Boolean(parties.same_as_importer && parties.ultimate_consignee?.address_line1) &&
    sameFacts(parties.ultimate_consignee, parties.importer_of_record, NAME_AND_ADDRESS)
  // Fields that become the importer's while somebody types both stay fields.
  const [wasSame] = useState(isConsigneeSame)
  const consignee = useFilledCard(form, {
    covers: (name) => name.startsWith('parties.ultimate_consignee.'),
    first: 'parties.ultimate_consignee.name',
    isAsOnFile: (importer.isShown || wasSame) && isConsigneeSame,
  })
  return {
    parties,
    importer,
    consignee,
    /** The values of the settings, if the entry differs from them. */
    otherOnFile:
      isOnFile && !importer.isShown && !sameFacts(importerOf(parties), onFile, IMPORTER) ? onFile : undefined,
    // Until the settings are there, filled fields wait instead of turning into a card under the eyes of the reader.
    isWaiting: isLoading && Boolean(parties.importer_number && parties.importer_of_record?.address_line1),
    reveal: (name: string) => {
      importer.reveal(name)
      consignee.reveal(name)
    },
  }
}
