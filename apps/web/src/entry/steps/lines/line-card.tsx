import { formatUsd } from '@edfe/domain/money'
import { memo, useCallback, useId, useSyncExternalStore } from 'react'
import { useWatch } from 'react-hook-form'
import { Icon } from '../../../ui/icon.tsx'
import { useEntryFormContext } from '../../form/form-context.ts'
import { LineFields } from './line-fields.tsx'
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
    <section className={isOpen ? 'line open' : 'line'} data-line={id} aria-label={`Line ${number}`}>
      <div className="line-sum">
        <button
          type="button"
          className="line-toggle"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          aria-label={`Line ${number} details`}
          onClick={() => onToggle(id)}
        >
          <Icon name="chevron-right" className="chev" />
        </button>
        <span className="line-number">{number}</span>
        <LineSummary id={id} />
        {isOnly ? (
          <span />
        ) : (
          <button
            type="button"
            className="icon-button"
            aria-label={`Remove line ${number}`}
            onClick={() => onRemove(id)}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <div className="line-body" id={bodyId} hidden={!isOpen}>
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
      <span>{hts || <span className="muted">No number</span>}</span>
      <span className="line-text">
        {count > 0 && (
          <b className="line-errors">
            <Icon name="error" />
            {count === 1 ? '1 error' : `${count} errors`}
          </b>
        )}
        {description}
      </span>
      <span className="num">{[quantity, unit].filter(Boolean).join(' ')}</span>
      <span className="num">{value && formatUsd(value)}</span>
      <span className="num">{duty && formatUsd(duty)}</span>
    </>
  )
}
