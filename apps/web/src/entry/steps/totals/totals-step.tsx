import { DeclarationSections } from '../../details/declaration/declaration-sections.tsx'
import { useEntryContext } from '../../editing/entry-context.ts'
import { FormSection } from '../../form/form-section.tsx'
import { StepFrame } from '../../frame/page-frame.tsx'
import { useStepActions } from '../../frame/use-page-actions.ts'
import { BrokerFields } from './broker-fields.tsx'
import { FeeTable } from './fee-table.tsx'
import { PaymentFields } from './payment-fields.tsx'
import { TotalFields } from './total-fields.tsx'
import { useTotalSums } from './use-total-sums.ts'
import { useTotalsForm } from './use-totals-form.ts'

const count = (number: number, one: string): string => `${number} ${number === 1 ? one : `${one}s`}`

/** Step 5: blocks 39 to 47. */
export function TotalsStep() {
  const totals = useTotalsForm()
  const actions = useStepActions('totals_declarations', totals.step, 'totals_declarations')
  const { editor } = useEntryContext()
  const draft = editor.draft()
  const lines = draft.line_items?.length ?? 0
  const mode = draft.shipment_origin?.mode_of_transport
  return (
    <StepFrame
      step="totals_declarations"
      form={totals.step}
      actions={actions}
      lead="Everything you typed is kept. Please correct the following errors:"
    >
      <FormSection
        title="Fees"
        lead={`Proposed from ${mode ? `mode ${mode}` : 'the mode of transport'} and the entered value. Edit or add a fee where CBP asks for another.`}
        isPlain
      >
        <FeeTable totals={totals} />
      </FormSection>
      <FormSection
        title="Totals"
        lead={`Summed from ${count(lines, 'line')} and ${count(totals.feeOrder.length, 'fee row')}. To change a total, correct its line or fee row.`}
        isPlain
      >
        <TotalsBody totals={totals} />
      </FormSection>
      <FormSection
        title="Payment"
        lead="How duty and fees reach CBP. Your organization can set what new entries begin with."
      >
        <PaymentFields />
      </FormSection>
      <DeclarationSections />
      <FormSection title="Broker or filer" lead="Filing for yourself? Use your own details.">
        <BrokerFields />
      </FormSection>
    </StepFrame>
  )
}

function TotalsBody({ totals }: { totals: ReturnType<typeof useTotalsForm> }) {
  return <TotalFields sums={useTotalSums(totals)} saved={totals.savedTotals} />
}
