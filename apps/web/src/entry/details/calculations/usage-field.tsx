import { t } from '../../../words/t.ts'
import { FormSection } from '../../form/form-section.tsx'
import { DetailField } from '../detail-field.tsx'

/** Shows the use of the goods, if they are not a regular commercial shipment. */
export function UsageField() {
  return (
    <FormSection
      title={t({ id: 'usage-field.use-of-the-goods', defaultMessage: 'Use of the goods' })}
      lead={t({
        id: 'usage-field.most-goods-are-a-commercial',
        defaultMessage:
          'Most goods are a commercial shipment. An informal entry of personal goods has no limit of $2,500.',
      })}
    >
      <DetailField name="totals_declarations.shipment_usage" columns={8} />
    </FormSection>
  )
}
