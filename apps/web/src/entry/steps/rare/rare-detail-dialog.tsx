import { type RareField, rareFieldsNamed } from '@edfe/domain/entry'
import { useState } from 'react'
import { SearchDialog } from '../../../ui/search-dialog.tsx'
import { t } from '../../../words/t.ts'
import { rareLabel, rarePlace, searchWords } from './rare-words.ts'

interface Props {
  onPick: (rare: RareField) => void
  onClose: () => void
}

/** One list of all fields of the named pages, searched by label, block and the names of the trade, by keyboard alone. */
export function RareDetailDialog({ onPick, onClose }: Props) {
  const [typed, setTyped] = useState('')
  const found = rareFieldsNamed(typed, searchWords)
  return (
    <SearchDialog
      title={t({ id: 'rare-detail-dialog.title', defaultMessage: 'Add a rare detail' })}
      label={t({ id: 'rare-detail-dialog.field', defaultMessage: 'Field, block or short name' })}
      placeholder={t({
        id: 'rare-detail-dialog.examples',
        defaultMessage: 'Such as exam site, HAWB or Block 5',
      })}
      listLabel={t({ id: 'rare-detail-dialog.fields', defaultMessage: 'Rare details' })}
      status={
        found.length === 0
          ? t({
              id: 'rare-detail-dialog.nothing',
              defaultMessage: 'No field has these words. Try a block number, or one word.',
            })
          : t(
              {
                id: 'rare-detail-dialog.count',
                defaultMessage: '{count, plural, one {# field} other {# fields}}',
              },
              { count: found.length },
            )
      }
      typed={typed}
      onType={setTyped}
      items={found}
      keyOf={({ path }) => path}
      labelOf={rareLabel}
      detailOf={(rare) => <small>{rarePlace(rare)}</small>}
      onPick={onPick}
      onClose={onClose}
    />
  )
}
