import { type RareField, rareFieldsNamed } from '@edfe/domain/entry'
import { useCombobox } from 'downshift'
import { useState } from 'react'
import styles from '../../../shell/command-palette.module.css'
import controlStyles from '../../../ui/control.module.css'
import { Dialog } from '../../../ui/dialog.tsx'
import textStyles from '../../../ui/text.module.css'
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
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox<RareField>({
    items: found,
    inputValue: typed,
    selectedItem: null,
    isOpen: true,
    defaultHighlightedIndex: 0,
    initialHighlightedIndex: 0,
    itemToString: (rare) => (rare ? rareLabel(rare) : ''),
    onStateChange: ({ selectedItem }) => {
      if (!selectedItem) return
      onClose()
      // The dialog gives the focus back first; then the field takes it.
      requestAnimationFrame(() => onPick(selectedItem))
    },
  })
  return (
    <Dialog
      open
      title={t({ id: 'rare-detail-dialog.title', defaultMessage: 'Add a rare detail' })}
      onClose={onClose}
      isFlush
    >
      <div className={styles.search}>
        <input
          {...getInputProps({
            'aria-label': t({ id: 'rare-detail-dialog.field', defaultMessage: 'Field, block or short name' }),
            'aria-labelledby': undefined,
            // Set at once: what downshift reports a moment later would lose letters of fast typing.
            onChange: (event) => setTyped(event.currentTarget.value),
            onKeyDown: (event) => {
              if (event.key === 'Escape') onClose()
            },
          })}
          className={controlStyles.control}
          placeholder={t({
            id: 'rare-detail-dialog.examples',
            defaultMessage: 'Such as exam site, HAWB or Block 5',
          })}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <ul
        {...getMenuProps({
          'aria-label': t({ id: 'rare-detail-dialog.fields', defaultMessage: 'Rare details' }),
          'aria-labelledby': undefined,
        })}
        className={styles.list}
      >
        {found.map((item, index) => (
          <li key={item.path} {...getItemProps({ item, index, 'aria-selected': index === highlightedIndex })}>
            {rareLabel(item)}
            <small>{rarePlace(item)}</small>
          </li>
        ))}
      </ul>
      <p role="status" className={`${textStyles.note} ${styles.status}`}>
        {found.length === 0
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
            )}
      </p>
    </Dialog>
  )
}
