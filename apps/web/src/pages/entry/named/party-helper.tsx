import { formatEntryNumber, type PartiesSection } from '@edfe/domain/entry'
import { isMaskedNumber } from '@edfe/domain/parties'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { announce } from '../../../components/announce.tsx'
import { Button } from '../../../components/button.tsx'
import { useStepForm } from '../../../fields/step-form.ts'
import { useEntryContext } from '../../../wizard/entry-context.ts'
import { storedValues } from '../../../wizard/form-values.ts'
import { DirectoryDialog } from './directory-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { type DuplicateParty, duplicatesQuery } from './party-queries.ts'
import { type KnownParty, type PartyName, partyField, pickedValues } from './party-values.ts'
import { useRested } from './use-rested.ts'

/** The ways to fill a party in without typing: from the directory, or from a party that it may be already. */
export function PartyHelper({ party, words }: { party: PartyName; words: string }) {
  const { form, blurred } = useStepForm()
  const { session } = useEntryContext()
  const { id: entryId } = session.state().entry
  const [isOpen, setOpen] = useState(false)
  const [compared, setCompared] = useState<DuplicateParty>()
  const parties = useWatch({ control: form.control, name: 'parties' }) as PartiesSection
  const isSame = party === 'ultimate_consignee' && Boolean(parties.same_as_importer)
  const number = party === 'importer_of_record' || isSame ? parties.importer_number : parties.consignee_number
  const typedKey = JSON.stringify(storedValues({ ...parties[party], number: number ?? '' }))
  const rested = useRested(typedKey)
  const typed = useMemo(() => JSON.parse(rested) as KnownParty, [rested])
  const { data: duplicates = [] } = useQuery(duplicatesQuery(entryId, typed))
  const likely = duplicates.find((duplicate) => duplicate.merge.length > 0)

  const write = (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) form.setValue(name, value, { shouldDirty: true })
    blurred(partyField(party, 'name'))
  }
  return (
    <div className="w12 party-helper">
      <Button look="quiet" small onClick={() => setOpen(true)}>
        Choose from directory
        <span className="vh"> for {words}</span>
      </Button>
      {likely && (
        <p className="note">
          Perhaps {likely.party.name} of entry {formatEntryNumber(likely.entry_number)}:{' '}
          {likely.reasons.join(', ')}.{' '}
          <Button look="plain" small onClick={() => setCompared(likely)}>
            Compare
          </Button>
        </p>
      )}
      {isOpen && (
        <DirectoryDialog
          entryId={entryId}
          partyWords={words}
          onClose={() => setOpen(false)}
          onPick={({ party: known }) => {
            setOpen(false)
            write(pickedValues(party, known, isSame))
            announce(
              isMaskedNumber(known.number ?? '')
                ? `${known.name} is taken over. Its number is a personal one: type it yourself.`
                : `${known.name} is taken over.`,
            )
          }}
        />
      )}
      {compared && (
        <MergeDialog
          party={party}
          duplicate={compared}
          onClose={() => setCompared(undefined)}
          onTake={(fields) => {
            setCompared(undefined)
            const known = compared.merge.filter(
              (row) =>
                fields.includes(row.field) &&
                !isMaskedNumber(row.known) &&
                !(isSame && row.field === 'number'),
            )
            write(Object.fromEntries(known.map((row) => [partyField(party, row.field), row.known])))
            announce('The chosen values are taken over.')
          }}
        />
      )}
    </div>
  )
}
