import { ORGANIZATION_HEADER } from '@edfe/contracts/addresses'
import type { DetailsOf } from '@edfe/contracts/operations'
import { createStore } from '../ui/create-store.ts'

/** The session works in another organization than this tab shows. */
export interface OrganizationChange {
  message: string
  details: DetailsOf<'organization_changed'>
}

let shown: string | undefined
let waiting: (() => void)[] = []
const change = createStore<OrganizationChange | undefined>(undefined)

/** The organization that this tab shows; undefined before the person's record has come, and for someone without one. */
export const shownOrganization = (): string | undefined => shown

/** The header that names it with each request, so that nothing is written into another one. */
export const organizationHeader = (): Record<string, string> =>
  shown ? { [ORGANIZATION_HEADER]: shown } : {}

/** The session works in this organization, and the tab shows it: requests that waited go on. */
export function showOrganization(id: string | undefined): void {
  shown = id
  change.set(undefined)
  const ready = waiting
  waiting = []
  for (const goOn of ready) goOn()
}

/** Reports the change and waits until the session works in the organization of this tab again; else the page is left. */
export function organizationIsBack(reported: OrganizationChange): Promise<void> {
  change.set(reported)
  return new Promise((goOn) => waiting.push(goOn))
}

export const useOrganizationChange = change.use
