import type { Finding } from '@edfe/domain/rules'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useEntryFormContext } from '../form/form-context.ts'
import { useValues } from '../form/use-values.ts'
import { cellName, isBegun, SHEET_COLUMNS, type SheetColumn, type SheetField } from './sheet-columns.ts'

/** The cells of one line and their findings, in the order of the columns. */
export interface RowCells {
  texts: readonly string[]
  findings: readonly (Finding | undefined)[]
  /** True if somebody typed over the tariff's duty. */
  isTypedOver: boolean
  /** The number of fields of the line that show an error, including those without a column. */
  errors: number
  /** The columns without a value that filing needs. */
  missing: readonly SheetColumn[]
}

const fieldAt = (field: SheetField) => SHEET_COLUMNS.findIndex((column) => column.field === field)
const [DUTY, HTS] = [fieldAt('duty_amount'), fieldAt('htsus')]

/** The cells of a line; renders again only when one of them or a finding of the line changes. */
export function useRow(id: string): RowCells {
  const { form, errors } = useEntryFormContext()
  const names = useMemo(() => SHEET_COLUMNS.map(({ field }) => cellName(id, field)), [id])
  const watched = useMemo(() => [...names, cellName(id, 'duty_source')], [id, names])
  const values = useValues(form, watched) as (string | undefined)[]
  const subscribe = useCallback(
    (listener: () => void) => errors.subscribe(cellName(id, '').slice(0, -1), listener),
    [errors, id],
  )
  const texts = names.map((_, at) => values[at] ?? '')
  const isBegunLine = isBegun((field) => texts[fieldAt(field)] ?? '')
  const shown = () => names.map((name) => (isBegunLine ? errors.found(name) : errors.shown(name)))
  useSyncExternalStore(subscribe, () =>
    [...shown().map((finding) => finding?.rule_id ?? ''), errors.countUnder(`line_items.${id}`)].join(' '),
  )
  const findings = shown().map((finding, at) =>
    // A line without a number has no duty to miss yet.
    at === DUTY && !texts[at] && !texts[HTS] ? undefined : finding,
  )
  return {
    texts,
    isTypedOver: values.at(-1) === 'typed',
    findings,
    missing: SHEET_COLUMNS.filter((_, at) => !texts[at] && findings[at]?.severity === 'error'),
    errors: errors.countUnder(`line_items.${id}`),
  }
}
