import type { Part } from '@edfe/domain/parts'
import { useCombobox } from 'downshift'
import { useId, useState } from 'react'
import { Button } from '../ui/button.tsx'
import controlStyles from '../ui/control.module.css'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { useSettled } from '../ui/use-settled.ts'
import styles from './part-search-dialog.module.css'
import { partsText } from './parts-text.ts'
import { useParts } from './use-parts.ts'

const PAUSE_MS = 150
const MOST_SHOWN = 20
const { InputKeyDownEnter, InputKeyDownEscape, InputBlur, ItemClick } = useCombobox.stateChangeTypes

interface Props {
  /** What to search for first. */
  text: string
  onChoose: (part: Part) => void
  onClose: () => void
}

/** Finds a part by part number, goods, HTSUS number or manufacturer. */
export function PartSearchDialog({ text, onChoose, onClose }: Props) {
  const id = useId()
  const [typed, setTyped] = useState(text)
  const settled = useSettled(typed.trim(), PAUSE_MS)
  const { data, isError, isFetching } = useParts({ q: settled, page_size: MOST_SHOWN })
  const parts = data?.parts.map(({ part }) => part) ?? []
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex } = useCombobox<Part>({
    items: parts,
    inputId: id,
    isOpen: true,
    inputValue: typed,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    initialHighlightedIndex: 0,
    itemToString: (part) => part?.part_number ?? '',
    // The text is the person's: neither Escape, which closes the dialog, nor a choice changes it here.
    stateReducer: (state, { type, changes }) =>
      [InputKeyDownEscape, InputBlur, InputKeyDownEnter, ItemClick].some((kind) => kind === type)
        ? { ...changes, inputValue: state.inputValue }
        : changes,
    onStateChange: ({ type, selectedItem }) => {
      if ((type === ItemClick || type === InputKeyDownEnter) && selectedItem) onChoose(selectedItem)
    },
  })
  return (
    <Dialog
      open
      wide
      isFlush
      title="Use a part"
      lead="The line takes every field of the part. Quantities and values stay."
      onClose={onClose}
      footer={
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      }
    >
      <div className={styles.search}>
        <Field id={id} label="Part number, goods, HTSUS number or manufacturer">
          <input
            {...getInputProps({ onChange: (event) => setTyped(event.currentTarget.value) })}
            aria-labelledby={undefined}
            className={controlStyles.control}
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
        <p role="status">
          {isError
            ? 'The parts cannot be searched at the moment. Please try again.'
            : isFetching
              ? 'Searching the parts'
              : data && statusText(data)}
        </p>
      </div>
      <ul
        {...getMenuProps({ 'aria-label': 'Parts', 'aria-labelledby': undefined })}
        className={styles.results}
      >
        {parts.map((part, index) => (
          <li
            key={part.part_number}
            {...getItemProps({ item: part, index, 'aria-selected': index === highlightedIndex })}
          >
            <b>{part.part_number}</b> {part.description}
            <small>
              {[part.htsus, part.origin_country, part.manufacturer_mid].filter(Boolean).join(', ')}
            </small>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

function statusText({ all, total }: { all: number; total: number }): string {
  if (all === 0) return 'There are no parts yet. Save a line as a part first.'
  if (total === 0) return 'No parts found. Try other words.'
  return total > MOST_SHOWN ? `${partsText(total)}. The first ${MOST_SHOWN} are shown.` : partsText(total)
}
