import fieldStyles from '../../../ui/field.module.css'
import styles from '../../../ui/form-section.module.css'
import { TickField } from '../../form/controls/tick-field.tsx'
import { EntryField } from '../../form/entry-field.tsx'
import { FormSection } from '../../form/form-section.tsx'

const ISSUES = [
  { value: '001', label: '001 Value' },
  { value: '002', label: '002 Classification' },
  { value: '003', label: '003 Chapter 9802' },
  { value: '004', label: '004 Value and classification' },
  { value: '005', label: '005 Value and chapter 9802' },
  { value: '006', label: '006 Classification and chapter 9802' },
  { value: '007', label: '007 Value, classification and chapter 9802' },
]

/** What the importer settles later, by a reconciliation entry. */
export function ReconciliationFields() {
  return (
    <FormSection
      title="Reconciliation"
      lead="Only for importers in CBP’s reconciliation program, under a continuous bond with its rider. CBP corrects such an entry by the reconciliation entry alone."
    >
      <EntryField
        name="totals_declarations.reconciliation_issue"
        columns={8}
        options={ISSUES}
        empty="Nothing is left open"
      />
      <div className={`${fieldStyles.columns12} ${styles.checkboxRow}`}>
        <TickField name="totals_declarations.trade_agreement_reconciliation">
          A claim under a trade agreement follows by reconciliation
        </TickField>
      </div>
    </FormSection>
  )
}
