import { formatEntryNumber } from '@edfe/domain/entry'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import layoutStyles from '../../../ui/layout.module.css'
import { t } from '../../../words/t.ts'
import versionRowStyles from '../../editing/merge/version-row.module.css'
import { VersionRow } from '../../editing/merge/version-row.tsx'
import type { DuplicateParty } from './party-queries.ts'
import { type PartyName, partyField } from './party-values.ts'

interface Props {
  party: PartyName
  duplicate: DuplicateParty
  /** Fields, as the directory names them, whose known value is taken. */
  onTake: (fields: string[]) => void
  onClose: () => void
}

/** The typed and the known party side by side: a person chooses field by field, or leaves both as they are. */
export function MergeDialog({ party, duplicate, onTake, onClose }: Props) {
  const [taken, setTaken] = useState<ReadonlySet<string>>(
    () => new Set(duplicate.merge.filter((field) => field.proposed === 'known').map(({ field }) => field)),
  )
  const choose = (field: string, isKnown: boolean) =>
    setTaken((now) => {
      const next = new Set(now)
      if (isKnown) next.add(field)
      else next.delete(field)
      return next
    })
  return (
    <Dialog
      open
      wide
      isFlush
      title={t({ id: 'merge-dialog.possibly-the-same-party', defaultMessage: 'Possibly the same party' })}
      lead={t(
        {
          id: 'merge-dialog.choose-what-this-entry-is',
          defaultMessage: '{reasons}. Choose what this entry is to say; the other entry stays as it is.',
        },
        { reasons: duplicate.reasons.join(', ') },
      )}
      onClose={onClose}
      footer={
        <>
          <Button look="plain" className={versionRowStyles.back} onClick={onClose}>
            {t({ id: 'merge-dialog.keep-as-typed', defaultMessage: 'Keep as typed' })}
          </Button>
          <Button className={layoutStyles.toEnd} onClick={() => onTake([...taken])}>
            {t({ id: 'merge-dialog.use-chosen-values', defaultMessage: 'Use chosen values' })}
          </Button>
        </>
      }
    >
      <div className={`${versionRowStyles.row} ${versionRowStyles.head}`}>
        <div>
          <small>
            {t(
              {
                id: 'merge-dialog.text',
                defaultMessage: '{count, plural, one {1 field differs} other {# fields differ}}',
              },
              { count: duplicate.merge.length },
            )}
          </small>
        </div>
        <div>
          <b>{t({ id: 'merge-dialog.this-entry', defaultMessage: 'This entry' })}</b>
          <small>{t({ id: 'merge-dialog.as-typed', defaultMessage: 'As typed' })}</small>
        </div>
        <div>
          <b>
            {t(
              { id: 'merge-dialog.entry', defaultMessage: 'Entry {number}' },
              { number: formatEntryNumber(duplicate.entry_number) },
            )}
          </b>
          <small>{t({ id: 'merge-dialog.as-known', defaultMessage: 'As known' })}</small>
        </div>
      </div>
      {duplicate.merge.map(({ field, typed, known, proposed }) => (
        <VersionRow
          key={field}
          field={{
            path: partyField(party, field),
            local: typed,
            remote: known,
            proposed: proposed === 'known' ? 'remote' : 'local',
          }}
          isRemote={taken.has(field)}
          onChoose={(isKnown) => choose(field, isKnown)}
        />
      ))}
    </Dialog>
  )
}
