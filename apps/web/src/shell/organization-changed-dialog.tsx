import { Suspense } from 'react'
import { useOrganizationChange } from '../api/shown-organization.ts'
import { lazyComponent } from '../ui/lazy-component.ts'

const OrganizationChanged = lazyComponent(
  async () => (await import('./organization-changed.tsx')).OrganizationChanged,
)

/** The dialog over a page of an organization that the session works in no more; few pages ever show it. */
export function OrganizationChangedDialog() {
  const change = useOrganizationChange()
  return change ? (
    <Suspense>
      <OrganizationChanged change={change} />
    </Suspense>
  ) : null
}
