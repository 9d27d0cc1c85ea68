import {
  DECLARATION_STATEMENTS,
  purchaseStatement,
  TIB_DECLARATION,
  TIB_ENTRY_TYPE,
} from '@edfe/domain/entry'
import { useWatch } from 'react-hook-form'
import layoutStyles from '../../../ui/layout.module.css'
import { t } from '../../../words/t.ts'
import { useEntryContext } from '../../editing/entry-context.ts'
import { TickField } from '../../form/controls/tick-field.tsx'
import { useEntryFormContext } from '../../form/form-context.ts'
import styles from './declaration-checkboxes.module.css'

const PRICE = 'totals_declarations.declaration_purchase_agreement'
const NOT_PURCHASED = 'totals_declarations.goods_not_purchased'

/** The statements of block 40, to be agreed to one by one, and that of a temporary importation. */
export function DeclarationCheckboxes() {
  const { editor } = useEntryContext()
  const { form } = useEntryFormContext()
  const isNotPurchased = Boolean(useWatch({ control: form.control, name: NOT_PURCHASED }))
  const { header, totals_declarations: totals } = editor.draft()
  // One that was ticked under another type stays visible, so that it can be taken back.
  const asksTemporary = header?.entry_type === TIB_ENTRY_TYPE || totals?.declaration_tib
  // Agreeing to one statement is not agreeing to the other.
  const takeBackPrice = () => form.setValue(PRICE, false, { shouldDirty: true })
  return (
    <div className={`${layoutStyles.stack12} ${styles.declarations}`}>
      <TickField name="totals_declarations.declaration_ior_agent">
        <Declared>{DECLARATION_STATEMENTS.ior_agent}</Declared>
      </TickField>
      <TickField name={NOT_PURCHASED} onTick={takeBackPrice}>
        {t({
          id: 'declaration-checkboxes.only-if-it-applies-these',
          defaultMessage:
            'Only if it applies: these goods were not purchased but are a gift, a loan or on consignment. The next statement says so then.',
        })}
      </TickField>
      <TickField name={PRICE}>
        <Declared>{purchaseStatement(isNotPurchased)}</Declared>
      </TickField>
      {asksTemporary && (
        <TickField name="totals_declarations.declaration_tib">
          <Declared>{TIB_DECLARATION}</Declared>
        </TickField>
      )}
    </div>
  )
}

/** Shows a declaration to CBP, in English for every language, as it is printed on the form. */
const Declared = ({ children }: { children: string }) => (
  <span lang="en" translate="no">
    {children}
  </span>
)
