import type { Part } from '@edfe/domain/parts'
import { Button } from '../ui/button.tsx'
import controlStyles from '../ui/control.module.css'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import layoutStyles from '../ui/layout.module.css'
import { useSearchList, useSearchText } from '../ui/use-search-list.ts'
import { t } from '../words/t.ts'
import styles from './part-search-dialog.module.css'
import { partsText } from './parts-text.ts'
import { useParts } from './use-parts.ts'

const MOST_SHOWN = 20

interface Props {
  /** The first search text. */
  text: string
  /** Manufacturer ID of the line: while nothing is typed, the parts of this maker come first. */
  maker?: string
  onChoose: (part: Part) => void
  onClose: () => void
}

/** Finds a part by part number, goods, HTSUS number or manufacturer. */
export function PartSearchDialog({ text, maker = '', onChoose, onClose }: Props) {
  const words = useSearchText(text)
  const { data, isError, isFetching } = useParts({ q: words.settled, page_size: MOST_SHOWN })
  const ofMaker = useParts({ q: maker, page_size: MOST_SHOWN }).data
  const first = words.settled === '' && maker !== '' ? (ofMaker?.parts ?? []) : []
  const parts = [...new Map([...first, ...(data?.parts ?? [])].map(({ id, part }) => [id, part])).values()]
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
      title={t({ id: 'part-search-dialog.use-a-part', defaultMessage: 'Use a part' })}
      lead={t({
        id: 'part-search-dialog.the-line-takes-every-field',
        defaultMessage: 'The line takes every field of the part. Quantities and values stay.',
      })}
      onClose={onClose}
      footer={
        <Button look="quiet" onClick={onClose}>
          {t({ id: 'common.close', defaultMessage: 'Close' })}
        </Button>
      }
    >
      <div className={`${layoutStyles.stack8} ${styles.search}`}>
        <Field
          id={id}
          label={t({
            id: 'part-search-dialog.part-number-goods-htsus-number',
            defaultMessage: 'Part number, goods, HTSUS number or manufacturer',
          })}
        >
          <input {...inputProps} className={controlStyles.control} />
        </Field>
        <p role="status">
          {isError
            ? t({
                id: 'part-search-dialog.the-parts-cannot-be-searched',
                defaultMessage: 'The parts cannot be searched at the moment. Please try again.',
              })
            : isFetching
              ? t({ id: 'part-search-dialog.searching-the-parts', defaultMessage: 'Searching the parts' })
              : data && statusText(data)}
        </p>
      </div>
      <ul
        {...menuProps(t({ id: 'part-search-dialog.parts', defaultMessage: 'Parts' }))}
        className={styles.results}
      >
        {parts.map((part, index) => (
          <li key={part.part_number} {...itemProps(part, index)}>
            <strong>{part.part_number}</strong> {part.description}
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
  if (all === 0)
    return t({
      id: 'part-search-dialog.there-are-no-parts-yet',
      defaultMessage: 'There are no parts yet. Save a line as a part first.',
    })
  if (total === 0)
    return t({
      id: 'part-search-dialog.no-parts-found-try-other',
      defaultMessage: 'No parts found. Try other words.',
    })
  return total > MOST_SHOWN
    ? t(
        {
          id: 'part-search-dialog.the-first-are-shown',
          defaultMessage: '{total}. The first {count} are shown.',
        },
        { total: partsText(total), count: MOST_SHOWN },
      )
    : partsText(total)
}
