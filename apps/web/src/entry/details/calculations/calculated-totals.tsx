import {
  type Amount,
  CHARGES,
  calculationTotals,
  TOTAL_FIELDS,
  type TotalField,
} from '@edfe/domain/calculations'
import type { DraftData } from '@edfe/domain/entry'
import { formatUsd } from '@edfe/domain/money'
import { Fragment } from 'react'
import ledgerStyles from '../../../ui/ledger.module.css'
import textStyles from '../../../ui/text.module.css'
import { sentence } from '../../../words/sentence.ts'
import { t } from '../../../words/t.ts'
import { useEntryContext } from '../../editing/entry-context.ts'
import { fieldMeta } from '../../form/field-meta.ts'
import { FormSection } from '../../form/form-section.tsx'

/** The totals as the record counts them, each with its components. */
export function CalculatedTotals({ draft }: { draft: DraftData }) {
  const { rules } = useEntryContext()
  const totals = calculationTotals(draft, rules.profile)
  const hasCharges = totals.total_other.components.some(({ label }) => label.id === CHARGES.id)
  return (
    <FormSection
      title={t({ id: 'calculated-totals.totals', defaultMessage: 'Totals' })}
      lead={
        hasCharges
          ? t({
              id: 'calculated-totals.the-record-counts-charges-by',
              defaultMessage:
                'The record counts charges by code as other; step 5 and the filing count the fees alone.',
            })
          : t({ id: 'calculated-totals.as-added-up-in-step', defaultMessage: 'As added up in step 5.' })
      }
      isPlain
    >
      <table className={ledgerStyles.ledger}>
        <caption className={textStyles.visuallyHidden}>
          {t({
            id: 'calculated-totals.totals-and-how-they-were',
            defaultMessage: 'Totals and how they were calculated',
          })}
        </caption>
        <tbody>
          {TOTAL_FIELDS.map((field) => (
            <TotalRows key={field} field={field} amount={totals[field]} />
          ))}
        </tbody>
      </table>
    </FormSection>
  )
}

function TotalRows({ field, amount }: { field: TotalField; amount: Amount }) {
  const { label, block } = fieldMeta(`totals_declarations.${field}`)
  return (
    <Fragment>
      {amount.components.map((component) => (
        <tr key={sentence(component.label)} className={ledgerStyles.component}>
          <th scope="row">{sentence(component.label)}</th>
          <td>{formatUsd(component.amount)}</td>
        </tr>
      ))}
      <tr className={field === 'grand_total' ? ledgerStyles.total : undefined}>
        <th scope="row">
          {label}{' '}
          <small>{t({ id: 'calculated-totals.block', defaultMessage: 'Block {block}' }, { block })}</small>
        </th>
        <td>{formatUsd(amount.amount)}</td>
      </tr>
    </Fragment>
  )
}
