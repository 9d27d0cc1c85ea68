import { type LineItem, lineFields, type RemovedRow, type TariffRow } from '@edfe/domain/entry'
import { centsText, toCents } from '@edfe/domain/money'
import { useEntryFormContext } from '../form/form-context.ts'
import { fromFormValues } from '../form/form-values.ts'
import { inside } from '../form/inside.ts'
import { useValues } from '../form/use-values.ts'
import { showAmount } from '../values/format.ts'
import { putBackRow, removedRowOf, stillRemoved, withRemoved } from './removed-rows.ts'

/** The fields that change when a row is taken out or put back. */
const DUTY_FIELDS = [
  'tariff_rows',
  'tariff_rows_removed',
  'duty_amount',
  'duty_calculated',
  'duty_source',
  'duty_reason',
  'duty_note',
] as const

export interface RemovedRows {
  /** Rows of the tariff that a person took out of the line. */
  removed: readonly RemovedRow[]
  /** Keeps a row, as the form has it, that is taken out. */
  keep: (row: TariffRow) => void
  /** Gives the line a row again, and its duty. */
  putBack: (hts: string) => void
  /** Makes the duty the tariff's again where the line has all that the tariff gave, as it gave it. */
  restore: () => void
}

/** The rows of the tariff that a person took out of a line, to see and to put back. */
export function useRemovedRows(lineId: string): RemovedRows {
  const { form, blurred } = useEntryFormContext()
  const at = inside(`line_items.${lineId}`)
  const [kept = [], rows = []] = useValues(form, [at('tariff_rows_removed'), at('tariff_rows')]) as [
    RemovedRow[] | undefined,
    TariffRow[] | undefined,
  ]
  const set = (field: (typeof DUTY_FIELDS)[number], value: unknown) =>
    form.setValue(at(field), value, { shouldDirty: true })
  const now = () =>
    fromFormValues<Partial<LineItem>>(
      lineFields,
      Object.fromEntries(DUTY_FIELDS.map((field) => [field, form.getValues(at(field))])),
    )
  const restore = () => {
    const line = now()
    const removed = stillRemoved(line.tariff_rows_removed ?? [], line.tariff_rows ?? [])
    set('tariff_rows_removed', removed)
    const isWhole =
      removed.length === 0 && (line.tariff_rows ?? []).every(({ source }) => source === 'calculated')
    const isSame = line.duty_calculated && toCents(line.duty_calculated) === toCents(line.duty_amount)
    if (!isWhole || !isSame || line.duty_source !== 'typed') return
    set('duty_source', 'calculated')
    for (const field of ['duty_calculated', 'duty_reason', 'duty_note'] as const) set(field, '')
  }
  return {
    removed: stillRemoved(kept, rows),
    keep: (row) =>
      set('tariff_rows_removed', withRemoved(form.getValues(at('tariff_rows_removed')) ?? [], row)),
    putBack: (hts) => {
      const row = removedRowOf(form.getValues(at('tariff_rows_removed')) ?? [], hts)
      if (!row) return
      const line = now()
      set('tariff_rows', [...(form.getValues(at('tariff_rows')) ?? []), putBackRow(row)])
      set(
        'duty_amount',
        showAmount(
          centsText(
            toCents(line.duty_amount) + toCents(removedRowOf(line.tariff_rows_removed ?? [], hts)?.duty),
          ),
        ),
      )
      restore()
      blurred(at('tariff_rows'))
    },
    restore,
  }
}
