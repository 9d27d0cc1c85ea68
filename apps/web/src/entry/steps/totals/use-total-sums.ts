import { TOTAL_FIELDS, type Totals, totalsOf } from '@edfe/domain/calculations'
import { type FeeRow, feeFields } from '@edfe/domain/entry'
import { centsText, toCents } from '@edfe/domain/money'
import { useEffect, useMemo, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useEntryContext } from '../../editing/entry-context.ts'
import { fromFormValues } from '../../form/form-values.ts'
import { showAmount } from '../../form/format.ts'
import type { TotalsForm } from './use-totals-form.ts'

const PARTS = ['total_duty', 'total_tax', 'total_other'] as const
const at = (field: string): string => `totals_declarations.${field}`

/**
 * The sums that the totals should show now: lines and fee rows, and for the grand total the amounts in its three
 * parts. A total that still shows its sum follows it; a total that was typed stays as typed.
 */
export function useTotalSums({ step, feeOrder }: TotalsForm): Totals {
  const { editor } = useEntryContext()
  const { form } = step.value
  const rows = useWatch({ control: form.control, name: at('fee_summary') }) as Record<string, FeeRow>
  const parts = useWatch({ control: form.control, name: PARTS.map(at) }) as (string | undefined)[]
  const sums = useMemo(() => {
    const fee_summary = feeOrder.map((id) => fromFormValues(feeFields, { ...rows?.[id], id }))
    const totals = totalsOf({ ...editor.draft(), totals_declarations: { fee_summary } })
    const components = parts.map((part, index) => ({
      label: PARTS[index]!,
      amount: centsText(toCents(part)),
    }))
    const grand = components.reduce((sum, component) => sum + toCents(component.amount), 0n)
    return { ...totals, grand_total: { amount: centsText(grand), components } }
  }, [rows, parts, feeOrder, editor])

  const before = useRef(sums)
  useEffect(() => {
    const last = before.current
    before.current = sums
    for (const field of TOTAL_FIELDS) {
      const isMoved = sums[field].amount !== last[field].amount
      const isFollowing = toCents(String(form.getValues(at(field)) ?? '')) === toCents(last[field].amount)
      if (isMoved && isFollowing)
        form.setValue(at(field), showAmount(sums[field].amount), { shouldDirty: true })
    }
  }, [form, sums])
  return sums
}
