import { DECLARATION_STATEMENTS, TIB_DECLARATION, TIB_ENTRY_TYPE } from '@edfe/domain/entry'
import { useEntryContext } from '../../editing/entry-context.ts'
import { TickField } from '../../form/controls/tick-field.tsx'
import styles from './totals.module.css'

/** The statements of block 40, to be agreed to one by one, and that of a temporary importation. */
export function DeclarationCheckboxes() {
  const { editor } = useEntryContext()
  const { header, totals_declarations: totals } = editor.draft()
  // One that was ticked under another type stays visible, so that it can be taken back.
  const asksTemporary = header?.entry_type === TIB_ENTRY_TYPE || totals?.declaration_tib
  return (
    <div className={styles.declarations}>
      <TickField name="totals_declarations.declaration_ior_agent">
        {DECLARATION_STATEMENTS.ior_agent}
      </TickField>
      <TickField name="totals_declarations.declaration_purchase_agreement">
        {DECLARATION_STATEMENTS.purchase_agreement}
      </TickField>
      {asksTemporary && <TickField name="totals_declarations.declaration_tib">{TIB_DECLARATION}</TickField>}
    </div>
  )
}
