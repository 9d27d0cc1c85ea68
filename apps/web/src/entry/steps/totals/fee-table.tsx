import { feeRowOf, openAgriculturalFees } from '@edfe/domain/calculations'
import type { FeeRow } from '@edfe/domain/entry'
import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import layoutStyles from '../../../ui/layout.module.css'
import { OfficialName } from '../../../ui/official-name.tsx'
import tableStyles from '../../../ui/table.module.css'
import { Table } from '../../../ui/table.tsx'
import textStyles from '../../../ui/text.module.css'
import { officialText } from '../../../words/official-text.ts'
import { t } from '../../../words/t.ts'
import { useEntryContext } from '../../editing/entry-context.ts'
import { focusField, focusFieldSoon } from '../../form/field-id.ts'
import { showAmount } from '../../values/format.ts'
import { AgriculturalFeeNotes } from './agricultural-fee-notes.tsx'
import feeTableStyles from './fee-table.module.css'
import { FeeTableRow } from './fee-table-row.tsx'
import styles from './totals.module.css'
import type { TotalsForm } from './use-totals-form.ts'

/** The head of a column of the fee summary (block 39), with its English name on a page in another language. */
const Head = ({ label }: { label: MessageDescriptor }) => (
  <>
    {t(label)}
    <OfficialName name={officialText(label)} />
  </>
)

/** The fee rows, and the proposals that no row holds yet. */
export function FeeTable({ totals }: { totals: TotalsForm }) {
  const { step, feeOrder, addFee, removeFee, proposals } = totals
  const { editor } = useEntryContext()
  const rows = useWatch({ control: step.value.form.control, name: 'totals_declarations.fee_summary' }) as
    | Record<string, FeeRow>
    | undefined
  const held = new Set(feeOrder.map((id) => rows?.[id]?.fee_type))
  const missing = proposals.filter((proposal) => !held.has(proposal.fee_type))
  const classes = new Set(feeOrder.map((id) => rows?.[id]?.class_code))
  const open = openAgriculturalFees(editor.draft().line_items ?? [], (code) => classes.has(code))
  const add = (row?: Partial<FeeRow>) => {
    const id = addFee(row)
    const next = row ? 'amount' : 'fee_type'
    focusFieldSoon(`totals_declarations.fee_summary.${id}.${next}`)
  }
  const addButton = useRef<HTMLButtonElement>(null)
  const remove = (id: string) => {
    const rest = feeOrder.filter((other) => other !== id)
    const next = rest[feeOrder.indexOf(id)] ?? rest.at(-1)
    removeFee(id)
    // The pressed button goes with its row: the row that moved up takes the focus over.
    if (next) focusField(`totals_declarations.fee_summary.${next}.fee_type`)
    else addButton.current?.focus()
  }
  return (
    <div>
      {feeOrder.length > 0 && (
        <Table className={feeTableStyles.fees}>
          <thead>
            <tr>
              <th className={styles.feeType}>
                <Head label={defineMessage({ id: 'fee-table.fee-type', defaultMessage: 'Fee type' })} />
              </th>
              <th className={styles.feeCode}>
                <Head label={defineMessage({ id: 'fee-table.code', defaultMessage: 'Code' })} />
              </th>
              <th>{t({ id: 'fee-table.basis', defaultMessage: 'Basis' })}</th>
              <th className={`${tableStyles.number} ${styles.feeAmount}`}>
                <Head label={defineMessage({ id: 'fee-table.amount', defaultMessage: 'Amount' })} />
              </th>
              <th className={styles.feeRemove}>
                <span className={textStyles.visuallyHidden}>
                  {t({ id: 'common.remove', defaultMessage: 'Remove' })}
                </span>
              </th>
            </tr>
          </thead>
          <tbody>
            {feeOrder.map((id) => (
              <FeeTableRow key={id} id={id} proposals={proposals} onRemove={remove} />
            ))}
          </tbody>
        </Table>
      )}
      <p className={`${styles.feeActions} ${layoutStyles.actions}`}>
        <Button ref={addButton} look="quiet" small icon="plus" onClick={() => add()}>
          {t({ id: 'fee-table.add-fee', defaultMessage: 'Add Fee' })}
        </Button>
        {missing.map((proposal) => (
          <Button key={proposal.fee_type} look="plain" small onClick={() => addFee(feeRowOf(proposal, ''))}>
            {t(
              { id: 'fee-table.add-of', defaultMessage: 'Add {fee} of ${amount}' },
              { fee: proposal.fee_type, amount: showAmount(proposal.amount) },
            )}
          </Button>
        ))}
      </p>
      <AgriculturalFeeNotes open={open} onAdd={add} />
    </div>
  )
}
