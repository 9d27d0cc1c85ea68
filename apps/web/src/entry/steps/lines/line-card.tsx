import { formatUsd } from '@edfe/domain/money'
import { memo, useCallback, useId, useSyncExternalStore } from 'react'
import { useWatch } from 'react-hook-form'
import buttonStyles from '../../../ui/button.module.css'
import { Icon } from '../../../ui/icon.tsx'
import textStyles from '../../../ui/text.module.css'
import { useEntryFormContext } from '../../form/form-context.ts'
import { LineFields } from './line-fields.tsx'
import linesStyles from './lines.module.css'
import { lineNumberText } from './use-lines-form.ts'

interface Props {
  id: string
  index: number
  isOpen: boolean
  /** The last remaining line cannot be removed. */
  isOnly: boolean
  onToggle: (id: string) => void
  onRemove: (id: string) => void
}

/** One line: its row, and its fields while it is open. Renders again only when its own text changes. */
export const LineCard = memo(function LineCard({ id, index, isOpen, isOnly, onToggle, onRemove }: Props) {
  const bodyId = useId()
  const number = lineNumberText(index)
  return (
    <section
      className={isOpen ? `${linesStyles.line} ${linesStyles.open}` : linesStyles.line}
      data-line={id}
      aria-label={`Line ${number}`}
    >
      <div className={linesStyles.summary}>
        <button
          type="button"
          className={linesStyles.toggle}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          aria-label={`Line ${number} details`}
          onClick={() => onToggle(id)}
        >
          <Icon name="chevron-right" className={linesStyles.chevron} />
        </button>
        <span className={linesStyles.number}>{number}</span>
        <LineSummary id={id} />
        {isOnly ? (
          <span />
        ) : (
          <button
            type="button"
            className={`${buttonStyles.iconButton} ${linesStyles.remove}`}
            aria-label={`Remove line ${number}`}
            onClick={() => onRemove(id)}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <div className={linesStyles.body} id={bodyId} hidden={!isOpen}>
        {isOpen && <LineFields id={id} />}
      </div>
    </section>
  )
})

/** The line in one row, as it is being typed, with the number of its errors. */
function LineSummary({ id }: { id: string }) {
  const { form, errors } = useEntryFormContext()
  const prefix = `line_items.${id}`
  const [hts, description, quantity, unit, value, duty] = useWatch({
    control: form.control,
    name: ['htsus', 'description', 'net_qty', 'net_uom', 'entered_value', 'duty_amount'].map(
      (field) => `${prefix}.${field}`,
    ),
  }) as (string | undefined)[]
  const subscribe = useCallback(
    (listener: () => void) => errors.subscribe(prefix, listener),
    [errors, prefix],
  )
  const count = useSyncExternalStore(subscribe, () => errors.countUnder(prefix))
  return (
    <>
      <span>{hts || <span className={textStyles.muted}>No number</span>}</span>
      <span className={linesStyles.text}>
        {count > 0 && (
          <b className={linesStyles.errors}>
            <Icon name="error" />
            {count === 1 ? '1 error' : `${count} errors`}
          </b>
        )}
        {description}
      </span>
      <span className={linesStyles.amount}>{[quantity, unit].filter(Boolean).join(' ')}</span>
      <span className={linesStyles.amount}>{value && formatUsd(value)}</span>
      <span className={linesStyles.amount}>{duty && formatUsd(duty)}</span>
    </>
  )
}
