import {
  type FeeProposal,
  proposeFees,
  TOTAL_FIELDS,
  type TotalField,
  totalsOf,
  withProposedFees,
} from '@edfe/domain/calculations'
import { formatDay } from '@edfe/domain/calendar'
import { draftFields, type FeeRow, feeFields, type TotalsSection } from '@edfe/domain/entry'
import { checkPage, checkStep } from '@edfe/domain/rules'
import { useCallback, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useDeclarant } from '../../details/declaration/use-declarant.ts'
import { useEntryContext } from '../../editing/entry-context.ts'
import { dropBlank, fromFormValues, toFormValues } from '../../form/form-values.ts'
import { type EntryForm, useEntryForm } from '../../form/use-entry-form.ts'
import { findingsOnRare } from '../../frame/findings-on-rare.ts'
import { refusedOnStep } from '../../frame/refused-here.ts'
import { showAmount } from '../../values/format.ts'
import { newRowId } from '../../values/row-id.ts'

export interface TotalsForm {
  step: EntryForm
  feeOrder: readonly string[]
  addFee: (row?: Partial<FeeRow>) => string
  removeFee: (id: string) => void
  proposals: readonly FeeProposal[]
  /** The saved totals that differ from the sums with which the form was filled. */
  savedTotals: Partial<Record<TotalField, string>>
}

const SECTION = 'totals_declarations'

/** Totals, fees, declaration and broker of step 5. Opening it computes the totals again (decision: 2§9). */
export function useTotalsForm(): TotalsForm {
  const { editor, rules } = useEntryContext()
  const declarant = useDeclarant()
  const [start] = useState(() => {
    const draft = editor.draft()
    const stored: TotalsSection = draft.totals_declarations ?? {}
    const proposals = proposeFees(draft)
    const opened = withProposedFees(draft, newRowId)
    const fees = opened.totals_declarations?.fee_summary ?? []
    const sums = totalsOf(opened)
    const saved: Partial<Record<TotalField, string>> = {}
    for (const field of TOTAL_FIELDS) {
      const text = stored[field]
      if (text && showAmount(text) !== showAmount(sums[field].amount)) saved[field] = text
    }
    return { stored, proposals, fees, sums, saved }
  })
  const [feeOrder, setFeeOrder] = useState<readonly string[]>(() => start.fees.map((row) => row.id))
  const ids = useRef(feeOrder)
  ids.current = feeOrder

  const step = useEntryForm({
    section: SECTION,
    toValues: (): FieldValues => ({
      [SECTION]: {
        declarant_date: formatDay(rules.today),
        ...declarant,
        ...dropBlank(toFormValues(draftFields[SECTION].fields, start.stored)),
        ...Object.fromEntries(TOTAL_FIELDS.map((field) => [field, showAmount(start.sums[field].amount)])),
        fee_summary: Object.fromEntries(start.fees.map((row) => [row.id, toFormValues(feeFields, row)])),
      },
    }),
    toSection: (values) => {
      const section = fromFormValues(draftFields[SECTION].fields, values[SECTION]) as Record<string, unknown>
      const rows = section.fee_summary as Record<string, FeeRow>
      return { ...section, fee_summary: ids.current.map((id) => ({ ...rows[id], id })) }
    },
    // A signature is never autosaved: only the buttons store it.
    toAutosave: (section) => {
      const { declarant_signature: _signature, ...rest } = section as TotalsSection
      return rest
    },
    check: (draft) => [
      ...checkStep('totals_declarations', draft, rules),
      ...findingsOnRare('totals_declarations', draft, (page) => checkPage(page, draft, rules)),
    ],
    refuses: refusedOnStep(SECTION),
    nameOf: (path) => {
      // Of the fees together the rules say what is wrong at the first.
      if (path === `${SECTION}.fee_summary` && ids.current[0]) return `${path}.${ids.current[0]}.fee_type`
      const match = /^totals_declarations\.fee_summary\.(\d+)\.(.+)$/.exec(path)
      const id = match && ids.current[Number(match[1])]
      return id ? `${SECTION}.fee_summary.${id}.${match[2]}` : path
    },
  })

  const reorder = useCallback(
    (next: readonly string[]) => {
      const isRenumbered = ids.current.some((id, index) => id !== next[index])
      ids.current = next
      setFeeOrder(next)
      if (isRenumbered) step.rowsMoved()
      else step.changed()
    },
    [step.changed, step.rowsMoved],
  )
  const { form } = step.value
  const addFee = useCallback(
    (row: Partial<FeeRow> = {}) => {
      const id = newRowId()
      form.setValue(`${SECTION}.fee_summary.${id}`, toFormValues(feeFields, { ...row, id }))
      reorder([...ids.current, id])
      return id
    },
    [form, reorder],
  )
  const removeFee = useCallback(
    (id: string) => {
      reorder(ids.current.filter((other) => other !== id))
      // The totals follow the rows that are left.
      form.setValue(`${SECTION}.fee_summary.${id}.amount`, '')
    },
    [form, reorder],
  )
  return { step, feeOrder, addFee, removeFee, proposals: start.proposals, savedTotals: start.saved }
}
