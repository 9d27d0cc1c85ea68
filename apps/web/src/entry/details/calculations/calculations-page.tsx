import { type DraftData, feeFields, type TotalsSection } from '@edfe/domain/entry'
import { useEffect } from 'react'
import { useEntryContext } from '../../editing/entry-context.ts'
import { fromFormValues, toFormValues } from '../../form/form-values.ts'
import { onValues } from '../../form/on-values.ts'
import { DetailFrame } from '../../frame/page-frame.tsx'
import { LinePicker } from '../lines/line-picker.tsx'
import { NoLines } from '../lines/no-lines.tsx'
import { useLineDetails } from '../lines/use-line-details.ts'
import { useDebouncedDraft } from '../use-debounced-draft.ts'
import { CalculatedTotals } from './calculated-totals.tsx'
import { DeferredAmounts } from './deferred-amounts.tsx'
import { FeeClasses } from './fee-classes.tsx'
import { LineRates } from './line-rates.tsx'
import { ReconciliationFields } from './reconciliation-fields.tsx'
import { UsageField } from './usage-field.tsx'

const SECTION = 'totals_declarations'

const feeValues = (draft: DraftData) => ({
  [SECTION]: {
    deferred_tax_code: draft.totals_declarations?.deferred_tax_code ?? '',
    shipment_usage: draft.totals_declarations?.shipment_usage ?? '',
    reconciliation_issue: draft.totals_declarations?.reconciliation_issue ?? '',
    trade_agreement_reconciliation: draft.totals_declarations?.trade_agreement_reconciliation ?? false,
    fee_summary: Object.fromEntries(
      (draft.totals_declarations?.fee_summary ?? []).map((row) => [row.id, toFormValues(feeFields, row)]),
    ),
  },
})

/** Rates by line, the amounts they give, the fee rows as CBP classes them, and how every total came about. */
export function CalculationsPage() {
  const lines = useLineDetails('calculations', feeValues)
  const { form, actions, current, reveal, order } = lines
  useFeeRows(lines.form.value.form)
  return (
    <DetailFrame page="calculations" form={form} actions={actions} reveal={reveal}>
      {current === undefined ? (
        <NoLines />
      ) : (
        <>
          <LinePicker lines={lines} />
          <LineRates key={current} id={current} order={order} />
        </>
      )}
      <FeeClasses />
      <UsageField />
      <ReconciliationFields />
      <Sums order={order} />
    </DetailFrame>
  )
}

/** Shows the sums of all lines and fees. */
function Sums({ order }: { order: readonly string[] }) {
  const draft = useDebouncedDraft(order)
  return (
    <>
      <DeferredAmounts draft={draft} />
      <CalculatedTotals draft={draft} />
    </>
  )
}

/** The fee rows belong to another section of the draft than the lines: what is typed in them is saved there. */
function useFeeRows(form: ReturnType<typeof useLineDetails>['form']['value']['form']): void {
  const { editor } = useEntryContext()
  useEffect(() => {
    const read = (): TotalsSection => {
      const { declarant_signature: _signature, ...stored } = editor.state().entry.draft_data[SECTION] ?? {}
      const rows = form.getValues(`${SECTION}.fee_summary`) as Record<string, object> | undefined
      const text = (field: string) => String(form.getValues(`${SECTION}.${field}`) ?? '')
      return {
        ...stored,
        deferred_tax_code: text('deferred_tax_code'),
        shipment_usage: text('shipment_usage'),
        reconciliation_issue: text('reconciliation_issue'),
        trade_agreement_reconciliation: form.getValues(`${SECTION}.trade_agreement_reconciliation`) === true,
        fee_summary: (stored.fee_summary ?? []).map((row) => ({
          ...row,
          ...fromFormValues(feeFields, rows?.[row.id]),
        })),
      }
    }
    const stop = onValues(form, ({ name }) => {
      if (name?.startsWith(SECTION)) editor.edit(SECTION, read)
    })
    return () => {
      stop()
      editor.release(SECTION)
    }
  }, [form, editor])
}
