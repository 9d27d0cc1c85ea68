import type { DraftData } from '@edfe/domain/entry'
import {
  calculationTotals,
  type Figure,
  formatUsd,
  TOTAL_FIELDS,
  type TotalField,
} from '@edfe/domain/figures'
import { fields } from '@edfe/domain/rules'
import { Fragment } from 'react'
import { useEntryContext } from '../../../wizard/entry-context.ts'
import { FormSection } from '../../../wizard/form-section.tsx'

const LABELS = Object.fromEntries(
  Object.values(fields.entry).map((field) => [field.path.replace('totals_declarations.', ''), field]),
) as unknown as Record<TotalField, { label: string; block?: string }>

/** The totals as the record counts them, each with its terms. */
export function CalculatedTotals({ draft }: { draft: DraftData }) {
  const { rules } = useEntryContext()
  const totals = calculationTotals(draft, rules.profile)
  const hasCharges = totals.total_other.terms.some((term) => term.label === 'Charges of the lines')
  return (
    <FormSection
      title="Totals"
      lead={
        hasCharges
          ? 'The record counts charges by code as other; step 5 and the filing count the fees alone.'
          : 'As step 5 sums them.'
      }
      isPlain
    >
      <table className="ledger">
        <caption className="vh">Totals and how they came about</caption>
        <tbody>
          {TOTAL_FIELDS.map((field) => (
            <TotalRows key={field} field={field} figure={totals[field]} />
          ))}
        </tbody>
      </table>
    </FormSection>
  )
}

function TotalRows({ field, figure }: { field: TotalField; figure: Figure }) {
  const { label, block } = LABELS[field]
  return (
    <Fragment>
      {figure.terms.map((term) => (
        <tr key={term.label} className="sub">
          <th scope="row">{term.label}</th>
          <td>{formatUsd(term.amount)}</td>
        </tr>
      ))}
      <tr className={field === 'grand_total' ? 'total' : undefined}>
        <th scope="row">
          {label} <small>Block {block}</small>
        </th>
        <td>{formatUsd(figure.amount)}</td>
      </tr>
    </Fragment>
  )
}
