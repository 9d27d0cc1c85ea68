import type { Part } from '@edfe/domain/parts'
import { Button } from '../ui/button.tsx'
import controlStyles from '../ui/control.module.css'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { useSearchList, useSearchText } from '../ui/use-search-list.ts'
import styles from './part-search-dialog.module.css'
import { partsText } from './parts-text.ts'
import { useParts } from './use-parts.ts'

const MOST_SHOWN = 20

interface Props {
  /** What to search for first. */
  text: string
  onChoose: (part: Part) => void
  onClose: () => void
}

/** Finds a part by part number, goods, HTSUS number or manufacturer. */
export function PartSearchDialog({ text, onChoose, onClose }: Props) {
  const words = useSearchText(text)
  const { data, isError, isFetching } = useParts({ q: words.settled, page_size: MOST_SHOWN })
  const parts = data?.parts.map(({ part }) => part) ?? []
  const { id, inputProps, menuProps, itemProps } = useSearchList<Part>({
    items: parts,
    text: words,
    onChoose,
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
          <input {...inputProps} className={controlStyles.control} />
        </Field>
        <p role="status">
          {isError
            ? 'The parts cannot be searched at the moment. Please try again.'
            : isFetching
              ? 'Searching the parts'
              : data && statusText(data)}
        </p>
      </div>
      <ul {...menuProps('Parts')} className={styles.results}>
        {parts.map((part, index) => (
          <li key={part.part_number} {...itemProps(part, index)}>
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
