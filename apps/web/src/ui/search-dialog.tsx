import type { ReactNode } from 'react'
import controlStyles from './control.module.css'
import { Dialog } from './dialog.tsx'
import styles from './search-dialog.module.css'
import textStyles from './text.module.css'
import { useSearchList } from './use-search-list.ts'

interface Props<Item> {
  title: string
  /** The name of the search field. */
  label: string
  placeholder: string
  /** The name of the list. */
  listLabel: string
  /** What was found, said to a screen reader and shown under the list. */
  status: string
  typed: string
  onType: (typed: string) => void
  items: Item[]
  keyOf: (item: Item) => string
  labelOf: (item: Item) => string
  /** What a row shows behind its label. */
  detailOf: (item: Item) => ReactNode
  onPick: (item: Item) => void
  onClose: () => void
}

/** A dialog that is one search field over the list of what it finds, by keyboard alone. Picking closes it. */
export function SearchDialog<Item>(props: Props<Item>) {
  const { title, label, placeholder, listLabel, status, typed, onType, items, onPick, onClose } = props
  const { keyOf, labelOf, detailOf } = props
  const { inputProps, menuProps, itemProps } = useSearchList<Item>({
    items,
    text: { typed, setTyped: onType },
    onChoose: (item) => {
      onClose()
      // The dialog gives the focus back first; what was picked may move it.
      requestAnimationFrame(() => onPick(item))
    },
  })
  return (
    <Dialog open title={title} onClose={onClose} isFlush>
      <div className={styles.search}>
        <input
          {...inputProps}
          aria-label={label}
          className={controlStyles.control}
          placeholder={placeholder}
        />
      </div>
      <ul {...menuProps(listLabel)} className={styles.list}>
        {items.map((item, index) => (
          <li key={keyOf(item)} {...itemProps(item, index)}>
            {labelOf(item)}
            {detailOf(item)}
          </li>
        ))}
      </ul>
      <p role="status" className={`${textStyles.note} ${styles.status}`}>
        {status}
      </p>
    </Dialog>
  )
}
