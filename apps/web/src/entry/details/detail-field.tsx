import { type DraftPath, fieldLabel } from '@edfe/domain/entry'
import type { ReactNode } from 'react'
import fieldStyles from '../../ui/field.module.css'
import type { FieldColumns } from '../../ui/field.tsx'
import layoutStyles from '../../ui/layout.module.css'
import { t } from '../../words/t.ts'
import { NoteField } from '../form/controls/note-field.tsx'
import { TickField } from '../form/controls/tick-field.tsx'
import { EntryField } from '../form/entry-field.tsx'
import { fieldMeta, fieldPath } from '../form/field-meta.ts'
import { RowsField } from './rows-field.tsx'

/** The text of the choice that leaves a field blank, where it is not the usual one. */
const emptyText = (path: string): string | undefined => {
  switch (path.replace(/^line_items\.0\./, '')) {
    case 'totals_declarations.deferred_tax_code':
      return t({ id: 'deferred-amounts.not-deferred', defaultMessage: 'Not deferred' })
    case 'totals_declarations.shipment_usage':
      return t({ id: 'usage-field.commercial-shipment', defaultMessage: 'Commercial shipment' })
    case 'totals_declarations.reconciliation_issue':
      return t({ id: 'reconciliation-fields.nothing-is-left-open', defaultMessage: 'Nothing is left open' })
    case 'net_cost':
      return t({ id: 'line-goods.another-method', defaultMessage: 'Another method, or not claimed' })
    case 'fee_exemption':
      return t({ id: 'line-goods.not-exempt', defaultMessage: 'Not exempt' })
    case 'set_indicator':
      return t({ id: 'line-goods.no-set', defaultMessage: 'No set' })
    case 'product_claim':
    case 'adcvd_case_role':
      return t({ id: 'common.none', defaultMessage: 'None' })
    default:
      return undefined
  }
}

/** The sentence of a tick, where it says more than the label of its field. */
const tickText = (path: string): string => {
  switch (path) {
    case 'export_details.final_withdrawal':
      return t({
        id: 'export-fields.final-withdrawal-nothing-of-the',
        defaultMessage: 'Final withdrawal: nothing of the warehouse entry is left',
      })
    case 'trade_remedies.section232_applicable':
      return t({
        id: 'trade-remedies-page.section-232-applies-to-goods',
        defaultMessage: 'Section 232 applies to goods of this entry',
      })
    case 'totals_declarations.trade_agreement_reconciliation':
      return t({
        id: 'reconciliation-fields.a-claim-under-a-trade',
        defaultMessage: 'A claim under a trade agreement follows by reconciliation',
      })
    default:
      return t(fieldLabel(path))
  }
}

interface Props {
  name: DraftPath
  /** Of a field on one line. */
  columns?: FieldColumns
  note?: ReactNode
}

/** A field of a named page as its kind needs it: on the page, and alone in its step. */
export function DetailField({ name, columns, note }: Props) {
  const path = fieldPath(name)
  switch (fieldMeta(name).kind) {
    case 'flag':
      return (
        <div className={`${fieldStyles.columns12} ${layoutStyles.gapBelow}`}>
          <TickField name={name}>{tickText(path)}</TickField>
        </div>
      )
    case 'note':
      return <NoteField name={name} />
    case 'list':
      return <RowsField name={name} />
    default:
      return <EntryField name={name} columns={columns} note={note} empty={emptyText(path)} />
  }
}
