import { say } from '@edfe/domain/messages'
import { z } from 'zod'
import { fault } from '../fault.ts'

/** An e-mail domain that the organization claims, and what it asks of people with an address there. */
export const SignInDomain = z.object({
  id: z.uuid(),
  domain: z.string(),
  /**
   * `waiting` until the server has seen the record of the domain, `suspended` when the record of a proven one stayed away:
   * it asks nothing of its people then.
   */
  state: z.enum(['waiting', 'proven', 'suspended']),
  /** The TXT record that proves it: under which name, and what it says. */
  record: z.object({ name: z.string(), value: z.string() }),
  /** Since when the daily check misses the record of a domain that was proven. */
  record_missing_since: z.string().nullable(),
  created_at: z.string(),
  proven_at: z.string().nullable(),
  /** Members with an address there sign in by the provider alone. */
  requires_provider: z.boolean(),
  /** People with an address there who are in no organization join this one as auditors when the provider signs them in. */
  admits_new: z.boolean(),
})
export type SignInDomain = z.output<typeof SignInDomain>

export const SignInDomains = z.object({ domains: z.array(SignInDomain) })

const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/

export const ClaimDomain = z.strictObject({
  domain: z
    .string()
    .trim()
    .toLowerCase()
    .max(253)
    .regex(
      DOMAIN,
      fault(
        say({
          id: 'request.use-the-part-of-an-address',
          defaultMessage: 'Use the part of an email address after the @, such as acme.com',
        }),
      ),
    ),
})

export const ChangeDomain = z.strictObject({ requires_provider: z.boolean(), admits_new: z.boolean() })
