import { formatUsd, scaled, scaledText, sumCents } from '@edfe/domain/money'
import { useEffect, useState } from 'react'
import { useEntryFormContext } from '../../form/form-context.ts'
import { showQuantity } from '../../form/format.ts'
import styles from './line-totals.module.css'

const SETTLE_MS = 150

interface Sums {
  weight: string
  manifest: string
  charges: string
  duty: string
  value: string
}

type ShownLine = Record<string, string | undefined>

function sums(lines: ShownLine[]): Sums {
  const sum = (field: string, places: number): string =>
    scaledText(sumCents(lines.map((line) => scaled(line[field], places) ?? 0n)), places)
  return {
    weight: sum('gross_weight_kg', 3),
    manifest: sum('manifest_qty', 3).replace(/\.?0+$/, ''),
    charges: sum('charges', 2),
    duty: sum('duty_amount', 2),
    value: sum('entered_value', 2),
  }
}

/** The running totals over the lines; they settle a moment after typing, so that a key never waits for them. */
export function LineTotals({ order }: { order: readonly string[] }) {
  const { form } = useEntryFormContext()
  const [totals, setTotals] = useState<Sums>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const compute = () => {
      const values = form.getValues('line_items') as Record<string, ShownLine>
      setTotals(sums(order.map((id) => values[id] ?? {})))
    }
    compute()
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(compute, SETTLE_MS)
      },
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [form, order])
  if (!totals) return null
  return (
    <dl className={styles.totals}>
      <div>
        <dt>Lines</dt>
        <dd>{order.length}</dd>
      </div>
      <div>
        <dt>Gross weight</dt>
        <dd>{showQuantity(totals.weight)} kg</dd>
      </div>
      <div>
        <dt>Manifest quantity</dt>
        <dd>{showQuantity(totals.manifest)}</dd>
      </div>
      <div>
        <dt>Charges</dt>
        <dd>{formatUsd(totals.charges)}</dd>
      </div>
      <div>
        <dt>Total duty</dt>
        <dd>{formatUsd(totals.duty)}</dd>
      </div>
      <div className={styles.last}>
        <dt>Total entered value</dt>
        <dd>{formatUsd(totals.value)}</dd>
      </div>
    </dl>
  )
}
