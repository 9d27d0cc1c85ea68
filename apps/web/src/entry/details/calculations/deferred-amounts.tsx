import { bondedAdcvd, deferredTax } from '@edfe/domain/calculations'
import type { DraftData } from '@edfe/domain/entry'
import { formatUsd } from '@edfe/domain/money'
import { t } from '../../../words/t.ts'
import { FormSection } from '../../form/form-section.tsx'
import { DerivedFact } from '../derived-fact.tsx'
import { DetailField } from '../detail-field.tsx'

/** Shows the amounts owed but not paid in cash with the entry: deferred I.R. tax, and AD/CVD under a bond. */
export function DeferredAmounts({ draft }: { draft: DraftData }) {
  return (
    <FormSection
      title={t({ id: 'deferred-amounts.paid-later-or-secured', defaultMessage: 'Paid later or secured' })}
      lead={t({
        id: 'deferred-amounts.both-stay-in-the-totals',
        defaultMessage: 'Both stay in the totals: they are owed, but not paid in cash with this entry.',
      })}
    >
      <DetailField name="totals_declarations.deferred_tax_code" columns={4} />
      <DerivedFact
        columns={4}
        label={t({ id: 'deferred-amounts.deferred-tax', defaultMessage: 'Deferred tax' })}
        hint={t({
          id: 'deferred-amounts.block-42-the-i-r',
          defaultMessage: 'Block 42. The I.R. tax of all lines, or none',
        })}
        note={t({
          id: 'deferred-amounts.alcohol-tobacco-and-the-like',
          defaultMessage:
            'Alcohol, tobacco and the like: with an arrangement, CBP collects the tax by period.',
        })}
      >
        {formatUsd(deferredTax(draft))}
      </DerivedFact>
      <DerivedFact
        columns={4}
        label={t({ id: 'deferred-amounts.bonded-ad-cvd', defaultMessage: 'Bonded AD/CVD' })}
        hint={t({
          id: 'deferred-amounts.block-38-of-lines-whose',
          defaultMessage: 'Block 38. Of lines whose deposit is secured by a bond',
        })}
        note={t({
          id: 'deferred-amounts.the-surety-answers-for-it',
          defaultMessage: 'The surety answers for it until the case is decided.',
        })}
      >
        {formatUsd(bondedAdcvd(draft))}
      </DerivedFact>
    </FormSection>
  )
}
