import { SaveTogether } from '../../ui/save-together.tsx'
import { t } from '../../words/t.ts'
import { AddressForm } from './address-form.tsx'
import { OrganizationForm } from './organization-form.tsx'
import { OrganizationFrame } from './organization-frame.tsx'

/** The organization and its business address. Creates it where there is none. */
export function CompanyPage() {
  return (
    <OrganizationFrame isForEveryone>
      {({ organization, address }, { runNext, clear }) => (
        <SaveTogether
          label={t({ id: 'organization-pages.company', defaultMessage: 'Company' })}
          action={
            organization
              ? t({ id: 'organization-form.save-organization', defaultMessage: 'Save organization' })
              : t({ id: 'organization-form.create-organization', defaultMessage: 'Create organization' })
          }
          onBegin={clear}
        >
          <OrganizationForm key={organization?.id ?? 'new'} organization={organization} run={runNext} />
          {organization && <AddressForm key={address?.id ?? 'new'} address={address} run={runNext} />}
        </SaveTogether>
      )}
    </OrganizationFrame>
  )
}
