import { type DraftPath, fieldLabel, type ReleaseSection } from '@edfe/domain/entry'
import { useWatch } from 'react-hook-form'
import fieldStyles from '../../ui/field.module.css'
import layoutStyles from '../../ui/layout.module.css'
import { t } from '../../words/t.ts'
import { TickField } from '../form/controls/tick-field.tsx'
import { EntryField } from '../form/entry-field.tsx'
import { FormSection } from '../form/form-section.tsx'
import { DetailFrame } from '../frame/page-frame.tsx'
import { ReleaseQuestion } from '../release/release-question.tsx'
import { RowsField } from './rows-field.tsx'
import { useDetailSection } from './use-detail-section.ts'

const TICKS: readonly DraftPath[] = [
  'release.non_automated',
  'release.weekly_entry',
  'release.immediate_delivery',
]

/** How the goods are released, and what a release filed here needs beyond the summary. */
export function ReleasePage() {
  const { form, actions } = useDetailSection('release', 'release')
  const { method } = useWatch({
    control: form.value.form.control,
    name: 'release',
  }) as ReleaseSection
  return (
    <DetailFrame page="release" form={form} actions={actions}>
      <FormSection
        title={t({ id: 'release-page.how', defaultMessage: 'Release of the goods' })}
        lead={t({
          id: 'release-page.how-lead',
          defaultMessage: 'Release lets the goods leave the port. The summary says what you owe.',
        })}
      >
        <ReleaseQuestion />
      </FormSection>
      {(method === 'first' || method === 'with_summary') && (
        <FormSection
          title={t({ id: 'release-page.needs', defaultMessage: 'What the release needs' })}
          lead={t({
            id: 'release-page.needs-lead',
            defaultMessage:
              'Everything else comes from the entry. Buyer and ship-to party are on Party Details; without them, the importer is both.',
          })}
        >
          <EntryField name="release.contact_name" />
          <EntryField name="release.contact_phone" />
          <RowsField name="release.containers" />
          <EntryField name="release.exam_site" />
          <EntryField name="release.split_release" />
          <EntryField name="release.elected_date" />
          <EntryField name="release.general_order" />
          <EntryField name="release.bonded_warehouse" />
          <div className={`${fieldStyles.columns12} ${layoutStyles.stack8} ${layoutStyles.gapBelow}`}>
            {TICKS.map((name) => (
              <TickField key={name} name={name}>
                {t(fieldLabel(name))}
              </TickField>
            ))}
          </div>
        </FormSection>
      )}
    </DetailFrame>
  )
}
