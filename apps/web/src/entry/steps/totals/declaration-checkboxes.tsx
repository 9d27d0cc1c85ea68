import { DECLARATION_STATEMENTS } from '@edfe/domain/entry'
import { TickField } from '../../form/controls/tick-field.tsx'
import styles from './totals.module.css'

/** The statements of block 40, to be agreed to one by one. */
export function DeclarationCheckboxes() {
  return (
    <div className={styles.declarations}>
      <TickField name="totals_declarations.declaration_ior_agent">
        {DECLARATION_STATEMENTS.ior_agent}
      </TickField>
      <TickField name="totals_declarations.declaration_purchase_agreement">
        {DECLARATION_STATEMENTS.purchase_agreement}
      </TickField>
    </div>
  )
}
