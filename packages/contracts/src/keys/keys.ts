import { say } from '@edfe/domain/messages'
import { z } from 'zod'
import { KEY_DAYS, KEY_NETWORKS_MAX, KEY_SCOPES } from '../choices.ts'
import { fault } from '../fault.ts'

const ANY_ADDRESS = z.union(
  [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
  fault(
    say({
      id: 'request.use-an-address-or-a-network',
      defaultMessage: 'Use an address or a network, such as 203.0.113.7 or 203.0.113.0/24',
    }),
  ),
)

/** A key of an organization, without the key itself. */
export const ApiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The first characters of the key, by which its holder knows it. */
  hint: z.string(),
  scopes: z.array(z.enum(KEY_SCOPES)),
  /** Addresses and networks that may use it; empty for any. */
  networks: z.array(z.string()),
  created_at: z.string(),
  /** The name of who made it; null when it is not known any more. */
  created_by: z.string().nullable(),
  expires_at: z.string(),
  /** To the minute; null before its first use. */
  last_used_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
})
export type ApiKey = z.output<typeof ApiKey>

export const ApiKeys = z.object({ keys: z.array(ApiKey) })

export const NewApiKey = z.strictObject({
  name: z.string().trim().min(1).max(80),
  scopes: z.array(z.enum(KEY_SCOPES)).min(1).max(KEY_SCOPES.length),
  networks: z.array(ANY_ADDRESS).max(KEY_NETWORKS_MAX).default([]),
  /** For how many days it lasts. */
  days: z.literal(KEY_DAYS).default(90),
})

/** The only answer that has the key. */
export const MadeApiKey = z.object({ key: ApiKey, secret: z.string() })
