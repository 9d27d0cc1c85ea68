import { ROLES } from '@edfe/domain/entry'
import { z } from 'zod'

/** Shapes of a person's memberships: each organization that they work in, and the one that a session works in. */
export const OwnOrganization = z.object({ id: z.uuid(), name: z.string(), role: z.enum(ROLES) })
export type OwnOrganization = z.output<typeof OwnOrganization>

export const SwitchOrganization = z.strictObject({ org_id: z.uuid() })

const Named = z.object({ id: z.uuid(), name: z.string() })

/** Details of the 409 for a page that shows another organization than the session works in. */
export const OrganizationChangedDetails = z.object({
  /** Where the session works now; null for someone who belongs to no organization any more. */
  current: Named.nullable(),
  /** The organization of the page, while the person is still a member of it. */
  shown: Named.nullable(),
})
