import { formatUsd } from '@edfe/domain/money'
import { memo, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { listed } from '../../messages/listed.ts'
import { Icon } from '../../ui/icon.tsx'
import layoutStyles from '../../ui/layout.module.css'
import shapeStyles from '../../ui/shape.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { shownFinding } from '../editing/late-rules.ts'
import { percentOfValue } from '../tariff/percent-of-value.ts'
import styles from './line-list.module.css'
import { lineNumberText, oneQuestion } from './line-text.ts'
import type { SheetHandle } from './sheet.tsx'
import { SHEET_COLUMNS, type SheetField } from './sheet-columns.ts'
import { amountText } from './sheet-totals.tsx'
import { useRow } from './use-row.ts'
import type { Ticks } from './use-ticks.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

interface Props {
  /** All lines, in their order. */
  order: readonly string[]
  /** The lines that are in the list now. */
  shown: readonly string[]
  /** Lines with a question that decides their duty. */
  asked: ReadonlySet<string>
  onOpen: (id: string) => void
  ticks: Ticks
  handle: Ref<SheetHandle>
}

const ITEM_PX = 76

/** The lines on a phone: each opens as a card. */
export function LineList({ order, shown, asked, onOpen, ticks, handle }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const { virtual, items } = useVirtualRows(box, {
    count: shown.length,
    rowPx: ITEM_PX,
    kept: -1,
    keyOf: (index) => shown[index]!,
  })
  useImperativeHandle(handle, () => ({
    goTo: (row) => virtual.scrollToIndex(row, { align: 'center' }),
    fillDown: () => undefined,
    paste: () => undefined,
  }))
  return (
    <div
      ref={box}
      role="list"
      aria-label={t({ id: 'line-list.lines', defaultMessage: 'Lines' })}
      className={styles.list}
    >
      {items.map(({ index, key, top }) => (
        <LineItem
          key={key}
          id={shown[index]!}
          number={lineNumberText(order.indexOf(shown[index]!))}
          index={index}
          top={top}
          isAsked={asked.has(shown[index]!)}
          count={shown.length}
          onPress={ticks.isSelecting ? ticks.toggle : onOpen}
          isTicked={ticks.isSelecting ? ticks.has(shown[index]!) : undefined}
          measure={virtual.measureElement}
        />
      ))}
    </div>
  )
}

/** '12.5% of 5,280.00', or the value alone while there is no duty. */
const valueText = (duty: string, value: string): string =>
  duty
    ? t(
        { id: 'line-list.of', defaultMessage: '{duty} of {entered}' },
        { duty: percentOfValue(duty, value), entered: amountText(value) },
      )
    : t({ id: 'line-list.value', defaultMessage: 'value {amount}' }, { amount: amountText(value) })

/** Returns the data that a line without a duty waits for. */
const waitsText = (hts: string, isAsked: boolean): string =>
  hts === '' ? t({ id: 'line-list.needs-hts', defaultMessage: 'needs HTS' }) : isAsked ? oneQuestion() : ''

interface ItemProps {
  id: string
  /** The number of the line in the entry. */
  number: string
  index: number
  top: number
  /** A question decides the duty of the line. */
  isAsked: boolean
  count: number
  /** Opens the line, or ticks it. */
  onPress: (id: string) => void
  /** While lines are selected: whether this one is; undefined otherwise. */
  isTicked: boolean | undefined
  measure: (element: HTMLElement | null) => void
}

const LineItem = memo(function LineItem(props: ItemProps) {
  const { id, number, index, top, isAsked, count, onPress, isTicked, measure } = props
  const item = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (item.current) item.current.style.transform = `translateY(${top}px)`
  }, [top])
  const { texts, findings, errors, missing, isTypedOver } = useRow(id)
  const text = (field: SheetField) => texts[SHEET_COLUMNS.findIndex((column) => column.field === field)] ?? ''
  const first = findings.find((finding) => finding?.severity === 'error')
  const duty = text('duty_amount')
  const value = text('entered_value')
  return (
    <div
      ref={(element) => {
        item.current = element
        measure(element)
      }}
      role="listitem"
      aria-posinset={index + 1}
      aria-setsize={count}
      data-index={index}
      data-line={id}
      className={
        isTicked
          ? `${textStyles.small} ${textStyles.figures} ${layoutStyles.grid} ${layoutStyles.ruleBelow} ${styles.item} ${styles.ticked}`
          : `${textStyles.small} ${textStyles.figures} ${layoutStyles.grid} ${layoutStyles.ruleBelow} ${styles.item}`
      }
    >
      <button
        type="button"
        className={`${shapeStyles.bare} ${textStyles.link} ${styles.opener}`}
        aria-pressed={isTicked}
        aria-label={
          isTicked === undefined
            ? t({ id: 'line-list.line-details', defaultMessage: 'Line {number} details' }, { number })
            : t({ id: 'line-list.select-line', defaultMessage: 'Select line {number}' }, { number })
        }
        onClick={() => onPress(id)}
      >
        {number}
      </button>
      <span className={styles.goods}>
        {text('description') || t({ id: 'line-list.no-description', defaultMessage: 'No description' })}
      </span>
      <span className={`${textStyles.right} ${styles.amount}`}>
        {isTypedOver && (
          <span className={`${textStyles.fine} ${textStyles.strong} ${textStyles.info} ${styles.typed}`}>
            <Icon name="edit" /> {t({ id: 'line-list.typed', defaultMessage: 'typed' })}
          </span>
        )}{' '}
        {duty
          ? formatUsd(duty)
          : value && (
              <span className={`${textStyles.muted} ${styles.fact}`}>
                {waitsText(text('htsus'), isAsked)}
              </span>
            )}
      </span>
      <span className={`${textStyles.muted} ${styles.fact}`}>
        {text('htsus') || t({ id: 'line-list.no-hts-number', defaultMessage: 'No HTS number' })}
      </span>
      <span className={`${textStyles.muted} ${styles.fact} ${textStyles.right} ${styles.amount}`}>
        {value && valueText(duty, value)}
      </span>
      {isTicked === undefined ? (
        <Icon name="chevron-right" className={styles.more} />
      ) : (
        <span className={`${styles.more} ${styles.box}`} aria-hidden="true">
          {isTicked && <Icon name="check" />}
        </span>
      )}
      {errors === 0 && missing.length > 0 && (
        <span className={`${textStyles.warning} ${styles.finding}`}>
          <Icon name="missing" /> {listed(missing.map((column) => t(column.missing)))}
        </span>
      )}
      {errors > 0 && (
        <span className={`${textStyles.problem} ${styles.finding}`}>
          <Icon name="error" />{' '}
          {errors === 1 && first
            ? shownFinding(first).message
            : t(
                { id: 'line-list.text', defaultMessage: '{errors, plural, one {1 error} other {# errors}}' },
                { errors },
              )}
        </span>
      )}
    </div>
  )
})
