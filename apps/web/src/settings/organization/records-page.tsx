import { useRetention } from '../../api/settings.ts'
import { SaveTogether } from '../../ui/save-together.tsx'
import { t } from '../../words/t.ts'
import { MembershipPanel } from './membership-panel.tsx'
import { OrganizationFrame } from './organization-frame.tsx'
import { RetentionForm } from './retention-form.tsx'

/** How long records are kept, a copy of all of them, and the ways out of the organization. */
export function RecordsPage() {
  const retention = useRetention()
  return (
    <OrganizationFrame needs={[retention]}>
      {({ organization }, { run, runNext, clear }) =>
        organization &&
        retention.data && (
          <>
            <SaveTogether
              label={t({ id: 'organization-pages.records', defaultMessage: 'Records' })}
              action={t({ id: 'retention-form.save-retention', defaultMessage: 'Save retention' })}
              onBegin={clear}
            >
              <RetentionForm years={retention.data.years} run={runNext} />
            </SaveTogether>
            <MembershipPanel organization={organization} run={run} />
          </>
        )
      }
    </OrganizationFrame>
  )
}
