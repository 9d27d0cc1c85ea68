import fieldStyles from '../../../ui/field.module.css'
import layoutStyles from '../../../ui/layout.module.css'
import { t } from '../../../words/t.ts'
import { TickField } from '../../form/controls/tick-field.tsx'
import { EntryField } from '../../form/entry-field.tsx'
import { FormSection } from '../../form/form-section.tsx'

/** Shows the items that the importer settles later by a reconciliation entry. */
export function ReconciliationFields() {
  return (
    <FormSection
      title={t({ id: 'reconciliation-fields.reconciliation', defaultMessage: 'Reconciliation' })}
      lead={t({
        id: 'reconciliation-fields.only-for-importers-in-cbps',
        defaultMessage:
          'Only for importers in CBP’s reconciliation program, under a continuous bond with its rider. CBP corrects such an entry by the reconciliation entry alone.',
      })}
    >
      <EntryField
        name="totals_declarations.reconciliation_issue"
        columns={8}
        empty={t({
          id: 'reconciliation-fields.nothing-is-left-open',
          defaultMessage: 'Nothing is left open',
        })}
      />
      <div className={`${fieldStyles.columns12} ${layoutStyles.gapBelow}`}>
        <TickField name="totals_declarations.trade_agreement_reconciliation">
          {t({
            id: 'reconciliation-fields.a-claim-under-a-trade',
            defaultMessage: 'A claim under a trade agreement follows by reconciliation',
          })}
        </TickField>
      </div>
    </FormSection>
  )
}
