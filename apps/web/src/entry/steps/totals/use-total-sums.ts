import { TOTAL_FIELDS, type Totals, totalsOf } from '@edfe/domain/calculations'
import { type FeeRow, feeFields } from '@edfe/domain/entry'
import { useEffect, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { useEntryContext } from '../../editing/entry-context.ts'
import { fromFormValues } from '../../form/form-values.ts'
import { inside } from '../../form/inside.ts'
import { showAmount } from '../../values/format.ts'
import type { TotalsForm } from './use-totals-form.ts'

const at = inside('totals_declarations')

/** The totals of the lines and of the fee rows as they are typed; the form's totals follow them. */
export function useTotalSums({ step, feeOrder }: TotalsForm): Totals {
  const { editor } = useEntryContext()
  const { form } = step.value
  const rows = useWatch({ control: form.control, name: at('fee_summary') }) as Record<string, FeeRow>
  const sums = useMemo(() => {
    const fee_summary = feeOrder.map((id) => fromFormValues(feeFields, { ...rows?.[id], id }))
    return totalsOf({ ...editor.draft(), totals_declarations: { fee_summary } })
  }, [rows, feeOrder, editor])

  useEffect(() => {
    for (const field of TOTAL_FIELDS) {
      const shown = showAmount(sums[field].amount)
      if (form.getValues(at(field)) !== shown) form.setValue(at(field), shown, { shouldDirty: true })
    }
  }, [form, sums])
  return sums
}
