import fieldStyles from '../../../ui/field.module.css'
import styles from '../../../ui/form-section.module.css'
import { t } from '../../../words/t.ts'
import { TickField } from '../../form/controls/tick-field.tsx'
import { EntryField } from '../../form/entry-field.tsx'
import { FormSection } from '../../form/form-section.tsx'

const ISSUES = [
  {
    value: '001',
    get label() {
      return t({ id: 'reconciliation-fields.001-value', defaultMessage: '001 Value' })
    },
  },
  {
    value: '002',
    get label() {
      return t({ id: 'reconciliation-fields.002-classification', defaultMessage: '002 Classification' })
    },
  },
  {
    value: '003',
    get label() {
      return t({ id: 'reconciliation-fields.003-chapter-9802', defaultMessage: '003 Chapter 9802' })
    },
  },
  {
    value: '004',
    get label() {
      return t({
        id: 'reconciliation-fields.004-value-and-classification',
        defaultMessage: '004 Value and classification',
      })
    },
  },
  {
    value: '005',
    get label() {
      return t({
        id: 'reconciliation-fields.005-value-and-chapter-9802',
        defaultMessage: '005 Value and chapter 9802',
      })
    },
  },
  {
    value: '006',
    get label() {
      return t({
        id: 'reconciliation-fields.006-classification-and-chapter-9802',
        defaultMessage: '006 Classification and chapter 9802',
      })
    },
  },
  {
    value: '007',
    get label() {
      return t({
        id: 'reconciliation-fields.007-value-classification-and-chapter',
        defaultMessage: '007 Value, classification and chapter 9802',
      })
    },
  },
]

/** What the importer settles later, by a reconciliation entry. */
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
        options={ISSUES}
        empty={t({
          id: 'reconciliation-fields.nothing-is-left-open',
          defaultMessage: 'Nothing is left open',
        })}
      />
      <div className={`${fieldStyles.columns12} ${styles.checkboxRow}`}>
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
