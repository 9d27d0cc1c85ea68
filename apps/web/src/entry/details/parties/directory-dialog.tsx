import { formatEntryNumber } from '@edfe/domain/entry'
import { DIRECTORY_LIMIT } from '@edfe/domain/parties'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../../api/problem.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import fieldStyles from '../../../ui/field.module.css'
import layoutStyles from '../../../ui/layout.module.css'
import shapeStyles from '../../../ui/shape.module.css'
import textStyles from '../../../ui/text.module.css'
import { TextField } from '../../../ui/text-field.tsx'
import { t } from '../../../words/t.ts'
import { useDebounced } from '../use-debounced.ts'
import styles from './directory-dialog.module.css'
import { directoryQuery, type PartyRow } from './party-queries.ts'

interface Props {
  entryId: string
  /** 'importer of record' */
  partyLabel: string
  /** The country in which this party must be; any without it. */
  country: string | undefined
  onPick: (row: PartyRow) => void
  onClose: () => void
}

/** The parties of the organisation's entries, to pick one from. */
export function DirectoryDialog({ entryId, partyLabel, country, onPick, onClose }: Props) {
  const [text, setText] = useState('')
  const searched = useDebounced(text)
  const { data, error, isFetching } = useQuery(directoryQuery(searched, country))
  // A party of this entry without an address is still being typed.
  const rows = (data ?? []).filter((row) => row.party.address_line1 || row.entry_id !== entryId)
  return (
    <Dialog
      open
      title={t({ id: 'directory-dialog.party-directory', defaultMessage: 'Party directory' })}
      lead={t(
        {
          id: 'directory-dialog.parties-of-your-organizations-entries',
          defaultMessage:
            "Parties of your organization's entries. The one you pick replaces the {partyLabel}.",
        },
        { partyLabel },
      )}
      onClose={onClose}
      footer={
        <Button look="quiet" onClick={onClose}>
          {t({ id: 'common.cancel', defaultMessage: 'Cancel' })}
        </Button>
      }
    >
      <TextField
        label={t({ id: 'directory-dialog.search-by-name', defaultMessage: 'Search by name' })}
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter must not submit the form around the dialog.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <p className={fieldStyles.note} role="status">
        {error
          ? messageOf(
              error,
              t({
                id: 'directory-dialog.the-directory-could-not-be',
                defaultMessage: 'The directory could not be loaded.',
              }),
            )
          : isFetching && rows.length === 0
            ? t({ id: 'directory-dialog.searching-parties', defaultMessage: 'Searching parties...' })
            : rows.length === 0
              ? t({ id: 'directory-dialog.no-parties-found', defaultMessage: 'No parties found' })
              : data?.length === DIRECTORY_LIMIT
                ? t(
                    {
                      id: 'directory-dialog.first-parties-keep-typing-to',
                      defaultMessage: 'First {count} parties. Keep typing to narrow.',
                    },
                    { count: DIRECTORY_LIMIT },
                  )
                : ''}
      </p>
      <ul className={`${layoutStyles.spaceAbove12} ${styles.partyList}`}>
        {rows.map((row) => (
          <li key={`${row.entry_id} ${row.party_type}`}>
            <button
              type="button"
              className={`${shapeStyles.bare} ${layoutStyles.grid} ${layoutStyles.wide} ${textStyles.ink} ${textStyles.small}`}
              onClick={() => onPick(row)}
            >
              <b>{row.party.name}</b>
              <span>{addressOf(row)}</span>
              <small>
                {[
                  row.party.number,
                  t(
                    { id: 'directory-dialog.entry', defaultMessage: 'Entry {number}' },
                    { number: formatEntryNumber(row.entry_number) },
                  ),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** '500 S Grand Ave, Los Angeles, CA 90071, US' */
const addressOf = ({ party }: PartyRow): string =>
  [party.address_line1, party.city, [party.state, party.zip].filter(Boolean).join(' '), party.country]
    .filter(Boolean)
    .join(', ')
