import { useFilingNumbers, useOrganizationPreferences } from '../../api/settings.ts'
import { SaveTogether } from '../../ui/save-together.tsx'
import { t } from '../../words/t.ts'
import { DeclarantForm } from './declarant-form.tsx'
import { DomainsPanel } from './domains-panel.tsx'
import { FilingNumbersForm } from './filing-numbers-form.tsx'
import { OrganizationFrame } from './organization-frame.tsx'
import { OrganizationSecurityForm } from './organization-security-form.tsx'

/** Who declares the entries of the organization, what it asks of who signs, the numbers under which it may file, and its email domains. */
export function SigningPage() {
  const preferences = useOrganizationPreferences()
  const numbers = useFilingNumbers()
  return (
    <OrganizationFrame needs={[preferences, numbers]}>
      {({ organization }, { run, runNext, clear }) =>
        organization &&
        preferences.data &&
        numbers.data && (
          <>
            <SaveTogether
              label={t({ id: 'organization-pages.signing', defaultMessage: 'Signing' })}
              action={t({ id: 'signing-page.save', defaultMessage: 'Save signing' })}
              onBegin={clear}
            >
              <DeclarantForm preferences={preferences.data.preferences} run={runNext} />
              <OrganizationSecurityForm organization={organization} run={runNext} />
            </SaveTogether>
            <FilingNumbersForm numbers={numbers.data} run={run} />
            <DomainsPanel />
          </>
        )
      }
    </OrganizationFrame>
  )
}
