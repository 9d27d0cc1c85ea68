import { Suspense } from 'react'
import { useOrganizationChange } from '../api/shown-organization.ts'
import { lazyDialog } from '../ui/lazy-dialog.tsx'

const OrganizationChanged = lazyDialog(
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
