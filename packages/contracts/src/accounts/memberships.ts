import { ROLES } from '@edfe/domain/entry'
import { say } from '@edfe/domain/messages'
import { RULES_PROFILES } from '@edfe/domain/profile'
import { z } from 'zod'
import { fault } from '../fault.ts'
import { OrganizationName } from '../names.ts'

/** Shapes of a person's memberships: each organization that they work in, and the one that a session works in. */
export const OwnOrganization = z.object({ id: z.uuid(), name: z.string(), role: z.enum(ROLES) })
export type OwnOrganization = z.output<typeof OwnOrganization>

export const SwitchOrganization = z.strictObject({ org_id: z.uuid() })

export const NewOrganization = z.strictObject({
  name: OrganizationName,
  /** The default of the installation when left out. */
  rules_profile: z.enum(RULES_PROFILES).optional(),
})
export type NewOrganization = z.output<typeof NewOrganization>

/** Proof that the owner asks: the password, empty for an account without one, whose session must then be new. */
export const OwnerProof = z.strictObject({
  password: z
    .string()
    .max(128, fault(say({ id: 'request.the-password-is-wrong', defaultMessage: 'The password is wrong.' }))),
})
export const Deleted = z.object({ deleted: z.literal(true) })

const Named = z.object({ id: z.uuid(), name: z.string() })

/** Details of the 409 for a page that shows another organization than the session works in. */
export const OrganizationChangedDetails = z.object({
  /** Where the session works now; null for someone who belongs to no organization any more. */
  current: Named.nullable(),
  /** The organization of the page, while the person is still a member of it. */
  shown: Named.nullable(),
})
