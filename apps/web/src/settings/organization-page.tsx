import { defineMessage } from '@edfe/domain/messages'
import {
  useFilingNumbers,
  useOrganization,
  useOrganizationPreferences,
  useRetention,
  useStandingBond,
} from '../api/settings.ts'
import { SETTINGS } from '../messages/settings-messages.ts'
import { Banner } from '../ui/banner.tsx'
import layoutStyles from '../ui/layout.module.css'
import { LoadFailed } from '../ui/load-failed.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Panel } from '../ui/panel.tsx'
import { PageSkeleton } from '../ui/skeleton.tsx'
import { t } from '../words/t.ts'
import { AddressForm } from './address-form.tsx'
import { DeclarantForm } from './declarant-form.tsx'
import { FilingNumbersForm } from './filing-numbers-form.tsx'
import { ImporterCheckPanel } from './importer-check-panel.tsx'
import { MembershipPanel } from './membership-panel.tsx'
import { NewEntriesForm } from './new-entries-form.tsx'
import { OrganizationForm } from './organization-form.tsx'
import { OrganizationSecurityForm } from './organization-security-form.tsx'
import { PaymentForm } from './payment-form.tsx'
import { RetentionForm } from './retention-form.tsx'
import { StandingBondForm } from './standing-bond-form.tsx'
import { TemplatesPanel } from './templates-panel.tsx'
import { useSaveNotice } from './use-save-notice.ts'

const TITLE = defineMessage({
  id: 'organization-page.organization-settings',
  defaultMessage: 'Organization Settings',
})

/** The organization, and what its new entries begin with: business address, bond, kind of shipment, payment and declarant. */
export function OrganizationPage() {
  const answer = useOrganization()
  const bond = useStandingBond()
  const preferences = useOrganizationPreferences()
  const retention = useRetention()
  const numbers = useFilingNumbers()
  const { notice, run, clear } = useSaveNotice()
  if (answer.isPending) return <PageSkeleton title={t(TITLE)} />
  if (answer.isError) {
    return (
      <>
        <PageHead title={t(TITLE)} />
        <Panel>
          <LoadFailed message={SETTINGS.organization.load} onRetry={() => void answer.refetch()} />
        </Panel>
      </>
    )
  }
  const { organization, address } = answer.data
  return (
    <>
      <PageHead
        title={t(TITLE)}
        sub={t({
          id: 'organization-page.your-company-as-cbp-has',
          defaultMessage: 'Your company, as CBP has it on file.',
        })}
      />
      <Banner notice={notice} onGone={clear} />
      <div className={layoutStyles.stack}>
        <OrganizationForm key={organization?.id ?? 'new'} organization={organization} run={run} />
        {organization && <AddressForm key={address?.id ?? 'new'} address={address} run={run} />}
        {organization && <ImporterCheckPanel />}
        {organization && bond.data && <StandingBondForm bond={bond.data.bond} run={run} />}
        {organization && preferences.data && (
          <NewEntriesForm preferences={preferences.data.preferences} run={run} />
        )}
        {organization && preferences.data && (
          <PaymentForm preferences={preferences.data.preferences} run={run} />
        )}
        {organization && preferences.data && (
          <DeclarantForm preferences={preferences.data.preferences} run={run} />
        )}
        {organization && numbers.data && <FilingNumbersForm numbers={numbers.data} run={run} />}
        {organization && <TemplatesPanel />}
        {organization && <OrganizationSecurityForm organization={organization} run={run} />}
        {organization && retention.data && <RetentionForm years={retention.data.years} run={run} />}
        {organization && <MembershipPanel organization={organization} run={run} />}
      </div>
    </>
  )
}
