import { ROLES } from '@edfe/domain/access'
import { z } from 'zod'

/** Details of a refusal to a key: the members who may do what it may not. */
export const PeopleDetails = z.object({
  people: z.array(z.object({ name: z.string(), role: z.enum(ROLES) })),
})
