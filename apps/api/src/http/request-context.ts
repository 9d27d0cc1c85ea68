import type { KeyScope } from '@edfe/contracts/choices'
import type { Sentence } from '@edfe/domain/messages'
import type { FastifyReply } from 'fastify'
import type { ReadyConfig } from '../config/secrets.ts'
import type { Db, Engine } from '../db/engine.ts'
import type { TextSealing } from '../db/sealing.ts'
import type { Refusal } from '../refusals/problems.ts'
import type { RoutePermission } from './permissions.ts'

/** A row that a route's address names: `{ table: 'entries', param: 'id', missing: ENTRY_NOT_FOUND }`. */
interface RowOfRoute {
  table: string
  param: string
  /** The words of the 404, when they are specified: 'Membership not found'. */
  missing?: Sentence
}

/** The rate at which one person, or one address without a session, may call a route. */
export interface SharedLimit {
  max: number
  windowSeconds: number
}

declare module 'fastify' {
  interface FastifyContextConfig {
    permission?: RoutePermission
    /** Counted by all servers together (`auth/shared-limits.ts`). */
    sharedLimit?: SharedLimit
    /** The row that the path names. A stranger's or missing row answers 404 before any other refusal. */
    row?: RowOfRoute
    /**
     * The sentence for a role that may not do this; 'RLS policy violation: insufficient permissions.' by
     * default.
     */
    forbids?: Sentence
    /** A first use: someone without an organisation gets the default one (`ensure_default_org`). */
    makesOrganization?: boolean
    /** Answers whatever organization the page shows: it finds out, or changes, in which one the session works. */
    anyOrganization?: boolean
    /** Needs a proof of the last 15 minutes of who works in the session (`auth/proof.ts`). */
    needsProof?: boolean
    /** The audit log keeps who reads this: a GET that writes. */
    recordsReading?: boolean
    /** May be answered by a standby that lags behind a little (DATABASE_REPLICA_URL). */
    readsReplica?: boolean
    /** Public, and answers alike to everybody: whose session a cookie names is not looked up. */
    ignoresSession?: boolean
    /** A route of version 1: keys call it alone, and need this scope. */
    keyScope?: KeyScope
    /** The day from which this address of version 1 is gone. */
    sunset?: string | undefined
    /** Open to someone who has no organisation yet, whatever the permission. */
    allowsNewcomer?: boolean
  }

  interface FastifyInstance {
    settings: ReadyConfig
    engine: Engine
    /** As the role that owns nothing and sees no organisation's rows; routes use `request.tenant`. */
    db: Db
    /** Encrypts personal numbers before they are stored. */
    sealing: TextSealing
    /** The instant; tests replace it. */
    now(): Date
    /** The calendar day for rules in a time zone: EDFE_TODAY when it is set. */
    today(timeZone: string): string
    routeTable: RouteEntry[]
  }

  interface FastifyReply {
    /** Answers with a refusal: its status and `{code, message, details}`. */
    refuse(refusal: Refusal): FastifyReply
    /** The code of the refusal that was answered. */
    refusalCode: string | undefined
  }
}

/** A route as the tests and the boot check see it. */
export interface RouteEntry {
  method: string
  url: string
  permission: RoutePermission
  row: RowOfRoute | undefined
  keyScope: KeyScope | undefined
}

export type { FastifyReply }
