import { useOrganizationPreferences, useStandingBond } from '../../api/settings.ts'
import { SaveTogether } from '../../ui/save-together.tsx'
import { t } from '../../words/t.ts'
import { ImporterCheckPanel } from './importer-check-panel.tsx'
import { OrganizationFrame } from './organization-frame.tsx'
import { PaymentForm } from './payment-form.tsx'
import { StandingBondForm } from './standing-bond-form.tsx'

/** The bond that formal entries begin with, how duty is paid, and what CBP has on file of both. */
export function BondAndPaymentPage() {
  const bond = useStandingBond()
  const preferences = useOrganizationPreferences()
  return (
    <OrganizationFrame needs={[bond, preferences]}>
      {(_, { runNext, clear }) =>
        bond.data &&
        preferences.data && (
          <>
            <SaveTogether
              label={t({ id: 'organization-pages.bond-and-payment', defaultMessage: 'Bond and payment' })}
              action={t({
                id: 'bond-and-payment-page.save',
                defaultMessage: 'Save bond and payment',
              })}
              onBegin={clear}
            >
              <StandingBondForm bond={bond.data.bond} run={runNext} />
              <PaymentForm preferences={preferences.data.preferences} run={runNext} />
            </SaveTogether>
            <ImporterCheckPanel />
          </>
        )
      }
    </OrganizationFrame>
  )
}
