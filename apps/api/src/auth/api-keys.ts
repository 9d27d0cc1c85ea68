import { createHash, randomBytes } from 'node:crypto'
import { BlockList, isIP } from 'node:net'
import type { KeyScope } from '@edfe/contracts/choices'
import type { Role } from '@edfe/domain/entry'
import { say } from '@edfe/domain/messages'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '../db/engine.ts'
import { type Refusal, refuse } from '../refusals/problems.ts'
import type { SignedIn } from './session.ts'

/** Marks a key for who searches for leaked secrets. */
const MARK = 'edfe_'
const KEY_BYTES = 32
/** The mark and so many characters are shown, by which its holder knows the key. */
const HINT_LENGTH = MARK.length + 6

/** A new key, its hash and its hint. Only the hash and the hint are stored. */
export function makeKey(): { secret: string; hash: string; hint: string } {
  const secret = MARK + randomBytes(KEY_BYTES).toString('base64url')
  return { secret, hash: hashOf(secret), hint: secret.slice(0, HINT_LENGTH) }
}

/** SHA-256, in hex. A key has 256 random bits: nobody finds it by trying, however fast the hash is. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/** The key that a request names as `Authorization: Bearer edfe_…`; undefined without one. */
export function keyOf({ headers }: FastifyRequest): string | undefined {
  const [, secret] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? []
  return secret?.startsWith(MARK) ? secret : undefined
}

interface KeyRow {
  id: string
  org_id: string
  user_id: string
  name: string
  scopes: KeyScope[]
  networks: string[]
  timezone: string
  is_expired: boolean
  is_revoked: boolean
}

/** A key as who acts: never proven, and with the role that the scope of the route needs. */
export interface KeyActor extends SignedIn {
  key: { id: string; scopes: readonly KeyScope[]; networks: readonly string[] }
}

const NO_KEY = say({
  id: 'refusal.key.missing',
  defaultMessage: 'Send a key of your organization as Authorization: Bearer edfe_…',
})
const UNKNOWN_KEY = say({ id: 'refusal.key.unknown', defaultMessage: 'This key is unknown.' })
const EXPIRED_KEY = say({
  id: 'refusal.key.expired',
  defaultMessage: 'This key has expired. An admin of the organization makes another one.',
})
const REVOKED_KEY = say({ id: 'refusal.key.revoked', defaultMessage: 'This key was revoked.' })

/**
 * The key of a request as who acts, or the 401 of a key that is missing, unknown, expired or revoked. `scope` is that of
 * the route: a key writes in the role of a preparer, and reads in it where it may write drafts; otherwise it reads as an
 * auditor, for whom personal numbers are masked.
 */
export async function findKey(
  db: Db,
  secret: string | undefined,
  scope: KeyScope,
): Promise<KeyActor | Refusal> {
  if (!secret) return refuse(401, 'key_missing', NO_KEY)
  const { rows } = await sql<KeyRow>`select * from auth.key_actor(${hashOf(secret)})`.execute(db)
  const row = rows[0]
  if (!row) return refuse(401, 'key_unknown', UNKNOWN_KEY)
  if (row.is_revoked) return refuse(401, 'key_revoked', REVOKED_KEY)
  if (row.is_expired) return refuse(401, 'key_expired', EXPIRED_KEY)
  return {
    key: { id: row.id, scopes: row.scopes, networks: row.networks },
    sessionId: row.id,
    authId: row.id,
    userId: row.user_id,
    email: '',
    name: row.name,
    timezone: row.timezone,
    hasPassword: false,
    hasTwoFactor: false,
    membership: { id: row.id, orgId: row.org_id, role: roleOf(row.scopes, scope) },
    provenAt: new Date(0),
    lacksSecondFactor: false,
    isDisabled: false,
  }
}

const roleOf = (scopes: readonly KeyScope[], scope: KeyScope): Role =>
  scope === 'drafts' || scope === 'documents' || scopes.includes('drafts') ? 'preparer' : 'auditor'

/** The 403 of a key that comes from an address it may not be used from, or lacks the scope of the route. */
export function keyRefusal({ key }: KeyActor, ip: string, scope: KeyScope): Refusal | undefined {
  if (key.networks.length > 0 && !isWithin(key.networks, ip))
    return refuse(
      403,
      'key_address',
      say(
        { id: 'refusal.key.address', defaultMessage: 'This key may not be used from the address {ip}.' },
        { ip },
      ),
    )
  if (key.scopes.includes(scope)) return undefined
  return refuse(
    403,
    'key_scope',
    say(
      { id: 'refusal.key.scope', defaultMessage: 'This key lacks the scope {scope}, which this needs.' },
      { scope },
    ),
  )
}

/** True if an address is in one of the networks. An IPv4 address that comes as IPv6 is the same address. */
export function isWithin(networks: readonly string[], ip: string): boolean {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return list.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4')
}

/** The 401 of a key on an address outside of version 1, which belongs to the pages. */
export const keyElsewhere = (): Refusal =>
  refuse(
    401,
    'key_elsewhere',
    say({
      id: 'refusal.key.elsewhere',
      defaultMessage: 'Keys work only under /api/v1, on the operations that its description lists.',
    }),
  )
