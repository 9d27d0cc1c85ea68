import { draftFields, formatEntryNumber, type PartiesSection, type PartyBlock } from '@edfe/domain/entry'
import { isMaskedNumber } from '@edfe/domain/parties'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import fieldStyles from '../../../ui/field.module.css'
import layoutStyles from '../../../ui/layout.module.css'
import textStyles from '../../../ui/text.module.css'
import { t } from '../../../words/t.ts'
import { T } from '../../../words/text.tsx'
import { useEntryContext } from '../../editing/entry-context.ts'
import { isOnServer } from '../../editing/on-server.ts'
import { useEntryFormContext } from '../../form/form-context.ts'
import { fromFormValues } from '../../form/form-values.ts'
import styles from '../details.module.css'
import { useDebounced } from '../use-debounced.ts'
import { DirectoryDialog } from './directory-dialog.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { type DuplicateParty, duplicatesQuery } from './party-queries.ts'
import { type KnownParty, mergedValues, type PartyName, partyField, pickedValues } from './party-values.ts'
import { useCopyParty } from './use-copy-party.ts'

/** Step 3 takes no address abroad for them. */
const US_PARTIES: readonly PartyName[] = ['importer_of_record', 'ultimate_consignee']

interface Props {
  party: PartyName
  /** 'importer of record' */
  words: string
  /** The importer of the settings, where the entry says something else. */
  onFile?: (PartyBlock & { importer_number?: string | undefined }) | undefined
}

/**
 * The ways to fill a party in without typing: from the directory, or from a party that it may be already. Both are
 * offers, and both can be undone.
 */
export function PartyHelper({ party, words, onFile }: Props) {
  const { form } = useEntryFormContext()
  const { editor } = useEntryContext()
  const { entry } = editor.state()
  const [isOpen, setOpen] = useState(false)
  const [compared, setCompared] = useState<DuplicateParty>()
  const { taken, copyValues, takeBack } = useCopyParty(partyField(party, 'name'))
  const parties = useWatch({ control: form.control, name: 'parties' }) as PartiesSection
  const isSame = party === 'ultimate_consignee' && Boolean(parties.same_as_importer)
  const number = party === 'importer_of_record' || isSame ? parties.importer_number : parties.consignee_number
  const consignee = party === 'importer_of_record' ? parties.ultimate_consignee : undefined
  const typedKey = JSON.stringify(
    fromFormValues(draftFields.parties.fields[party].fields, { ...parties[party], number: number ?? '' }),
  )
  const settledKey = useDebounced(typedKey)
  const typed = useMemo(() => JSON.parse(settledKey) as KnownParty, [settledKey])
  const { data: duplicates = [] } = useQuery(duplicatesQuery(isOnServer(entry) ? entry.id : undefined, typed))
  const likely = duplicates.filter((duplicate) => duplicate.merge.length > 0)
  return (
    <div
      className={`${fieldStyles.columns12} ${layoutStyles.wrap} ${layoutStyles.whole} ${layoutStyles.gapBelow} ${styles.partyHelper}`}
    >
      <Button look="quiet" small onClick={() => setOpen(true)}>
        <T
          id="party-helper.choose-from-directory-for"
          defaultMessage="Choose from directory<span> for {words}</span>"
          values={{ words, span: (content) => <span className={textStyles.visuallyHidden}>{content}</span> }}
        />
      </Button>
      {onFile && (
        <Button
          look="quiet"
          small
          onClick={() => {
            const { importer_number: number, ...known } = onFile
            copyValues(
              pickedValues(party, { ...known, number }, false),
              t({
                id: 'party-helper.filled-in-from-your-settings',
                defaultMessage: 'Filled in from your settings.',
              }),
            )
          }}
        >
          {t({
            id: 'party-helper.use-the-importer-of-your',
            defaultMessage: 'Use the importer of your settings',
          })}
        </Button>
      )}
      {isSame && parties.importer_of_record?.name && !parties.ultimate_consignee?.name && (
        <Button
          look="quiet"
          small
          onClick={() =>
            copyValues(
              pickedValues(party, parties.importer_of_record ?? {}, true),
              t({
                id: 'party-helper.filled-in-from-the-importer',
                defaultMessage: 'Filled in from the importer of record.',
              }),
            )
          }
        >
          {t({ id: 'party-helper.use-the-importer-of-record', defaultMessage: 'Use the importer of record' })}
        </Button>
      )}
      {consignee?.name && (
        <Button
          look="quiet"
          small
          onClick={() =>
            copyValues(
              pickedValues(party, consignee, true),
              t(
                { id: 'party-helper.filled-in-from', defaultMessage: 'Filled in from {name}.' },
                { name: consignee.name },
              ),
            )
          }
        >
          {t({ id: 'party-helper.use-the-ultimate-consignee', defaultMessage: 'Use the ultimate consignee' })}
        </Button>
      )}
      {taken && (
        <p className={fieldStyles.note}>
          {taken.words}{' '}
          <Button look="inline" onClick={takeBack}>
            <T
              id="party-helper.undo-for"
              defaultMessage="Undo<span> for {words}</span>"
              values={{
                words,
                span: (content) => <span className={textStyles.visuallyHidden}>{content}</span>,
              }}
            />
          </Button>
        </p>
      )}
      {likely.length > 0 && (
        <ul>
          {likely.map((duplicate) => (
            <li key={`${duplicate.entry_id} ${duplicate.party_type}`} className={fieldStyles.note}>
              <T
                id="party-helper.perhaps-of-entry-compare-with"
                defaultMessage="Perhaps {name} of entry {number}: {reasons}. <button>Compare<span> with {words}</span></button>"
                values={{
                  name: duplicate.party.name,
                  number: formatEntryNumber(duplicate.entry_number),
                  reasons: duplicate.reasons.join(', '),
                  words,
                  span: (content) => <span className={textStyles.visuallyHidden}>{content}</span>,
                  button: (content) => (
                    <Button look="inline" onClick={() => setCompared(duplicate)}>
                      {content}
                    </Button>
                  ),
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <DirectoryDialog
          entryId={entry.id}
          partyLabel={words}
          country={US_PARTIES.includes(party) ? 'US' : undefined}
          onClose={() => setOpen(false)}
          onPick={({ party: known }) => {
            setOpen(false)
            copyValues(
              pickedValues(party, known, isSame),
              t(
                {
                  id: 'party-helper.filled-in-from-2',
                  defaultMessage:
                    'Filled in from {name}.{isPersonal, select, yes { Its number is a personal one: type it yourself.} other {}}',
                },
                { name: known.name, isPersonal: isMaskedNumber(known.number ?? '') ? 'yes' : 'no' },
              ),
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
            const rows = compared.merge.filter(({ field }) => fields.includes(field))
            const values = mergedValues(party, rows, isSame)
            if (Object.keys(values).length > 0)
              copyValues(
                values,
                t({
                  id: 'party-helper.the-chosen-values-are-filled',
                  defaultMessage: 'The chosen values are filled in.',
                }),
              )
          }}
        />
      )}
    </div>
  )
}
