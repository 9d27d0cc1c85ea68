import { bondedAdcvd, deferredTax, TAX_DEFERRALS } from '@edfe/domain/calculations'
import type { DraftData } from '@edfe/domain/entry'
import { formatUsd } from '@edfe/domain/money'
import { EntryField } from '../../form/entry-field.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { DerivedFact } from '../derived-fact.tsx'

const DEFERRALS = TAX_DEFERRALS.map(({ code, name }) => ({ value: code, label: name }))

/** What is owed and yet not paid in cash with the entry: deferred I.R. tax, and AD/CVD under a bond. */
export function DeferredAmounts({ draft }: { draft: DraftData }) {
  return (
    <FormSection
      title="Paid later or secured"
      lead="Both stay in the totals: they are owed, but not paid in cash with this entry."
    >
      <EntryField
        name="totals_declarations.deferred_tax_code"
        columns={4}
        options={DEFERRALS}
        empty="Not deferred"
      />
      <DerivedFact
        columns={4}
        label="Deferred tax"
        hint="Block 42. The I.R. tax of all lines, or none"
        note="Alcohol, tobacco and the like: with an arrangement, CBP collects the tax by period."
      >
        {formatUsd(deferredTax(draft))}
      </DerivedFact>
      <DerivedFact
        columns={4}
        label="Bonded AD/CVD"
        hint="Block 38. Of lines whose deposit is secured by a bond"
        note="The surety answers for it until the case is decided."
      >
        {formatUsd(bondedAdcvd(draft))}
      </DerivedFact>
    </FormSection>
  )
}
