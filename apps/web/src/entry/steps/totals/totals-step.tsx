import { t } from '../../../words/t.ts'
import { DeclarationSections } from '../../details/declaration/declaration-sections.tsx'
import { useTakenBackSignature } from '../../details/declaration/use-taken-back-signature.ts'
import { useEntryContext } from '../../editing/entry-context.ts'
import { FormSection } from '../../form/form-section.tsx'
import { StepFrame } from '../../frame/page-frame.tsx'
import { useStepActions } from '../../frame/use-page-actions.ts'
import { RareDetails } from '../rare/rare-details.tsx'
import { BrokerSection, useBrokerCard } from './broker-section.tsx'
import { FeeTable } from './fee-table.tsx'
import { PaymentFields } from './payment-fields.tsx'
import { SignedCard, useSignedCard } from './signed-card.tsx'
import { TotalFields } from './total-fields.tsx'
import { useTotalSums } from './use-total-sums.ts'
import { useTotalsForm } from './use-totals-form.ts'

/** Step 5: blocks 39 to 47. */
export function TotalsStep() {
  const totals = useTotalsForm()
  const broker = useBrokerCard(totals.step)
  const signed = useSignedCard(totals.step)
  const voided = useTakenBackSignature(totals.step.value.form)
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
      lead={t({
        id: 'totals-step.lead',
        defaultMessage: 'Everything you typed is kept. Please correct the following errors:',
      })}
      reveal={(name) => {
        broker.card.reveal(name)
        signed.card.reveal(name)
      }}
    >
      <FormSection
        title={t({ id: 'totals-step.title', defaultMessage: 'Fees' })}
        lead={t(
          {
            id: 'totals-step.proposed-entered-value-edit',
            defaultMessage:
              'Proposed from {mode, select, none {the mode of transport} other {mode {mode}}} and the entered value. Edit or add a fee where CBP asks for another.',
          },
          { mode: mode || 'none' },
        )}
        isPlain
      >
        <FeeTable totals={totals} />
      </FormSection>
      <FormSection
        title={t({ id: 'totals-step.totals', defaultMessage: 'Totals' })}
        lead={t(
          {
            id: 'totals-step.totals-lead',
            defaultMessage:
              'Summed from {lines, plural, one {# line} other {# lines}} and {fees, plural, one {# fee row} other {# fee rows}}. To change a total, correct its line or fee row.',
          },
          { lines, fees: totals.feeOrder.length },
        )}
        isPlain
      >
        <TotalsBody totals={totals} />
      </FormSection>
      <FormSection
        title={t({ id: 'totals-step.payment', defaultMessage: 'Payment' })}
        lead={t({
          id: 'totals-step.payment-lead',
          defaultMessage:
            'How duty and fees reach CBP. Your organization can set what new entries begin with.',
        })}
      >
        <PaymentFields />
      </FormSection>
      {signed.card.isShown ? <SignedCard {...signed} /> : <DeclarationSections voided={voided} />}
      <BrokerSection {...broker} />
      <RareDetails step="totals_declarations" onJump={actions.jump} />
    </StepFrame>
  )
}

function TotalsBody({ totals }: { totals: ReturnType<typeof useTotalsForm> }) {
  return <TotalFields sums={useTotalSums(totals)} saved={totals.savedTotals} />
}
