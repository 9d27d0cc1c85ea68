import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { MemberActor } from '../auth/actors.ts'
import type { SignedIn } from '../auth/session.ts'
import type { ReadyConfig } from '../config/secrets.ts'
import type { Db, Engine, Trx } from '../db/engine.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Mail } from '../mail/mail.ts'
import type { Live } from './live.ts'
import type { RoutePermission } from './permissions.ts'
import type { Refusal } from './problems.ts'

/** A row that a route's address names: `{ table: 'entries', param: 'id', missing: 'Entry not found' }`. */
export interface RowOfRoute {
  table: string
  param: string
  /** The words of the 404, when they are specified: 'Membership not found'. */
  missing?: string
}

declare module 'fastify' {
  interface FastifyContextConfig {
    permission?: RoutePermission
    /** The row that the path names. A stranger's or missing row answers 404 before any other refusal. */
    row?: RowOfRoute
    /** A first use: someone without an organisation gets the default one (`ensure_default_org`). */
    makesOrganization?: boolean
    /** Open to someone who has no organisation yet, whatever the permission. */
    allowsNewcomer?: boolean
  }

  interface FastifyInstance {
    settings: ReadyConfig
    engine: Engine
    /** As the role that owns nothing and sees no organisation's rows; routes use `request.tenant`. */
    db: Db
    jobs: Jobs
    live: Live
    mail: Mail
    /** The instant; tests replace it. */
    now(): Date
    /** The calendar day for rules in a time zone: EDFE_TODAY when it is set. */
    today(timeZone: string): string
    routeTable: RouteEntry[]
  }

  interface FastifyRequest {
    /** Who asks. Null only on public routes. */
    actor: SignedIn | null
    /** The actor of a route that needs a session. */
    me(): SignedIn
    /**
     * One transaction as the actor's organisation and the role `app`. Returning a refusal rolls it back.
     * Someone without an organisation sees an empty one.
     */
    tenant<T>(work: (trx: Trx, who: MemberActor) => Promise<T>): Promise<T>
  }

  interface FastifyReply {
    /** Answers with a refusal: its status and `{code, message, details}`. */
    refuse(refusal: Refusal): FastifyReply
  }
}

/** A route as the tests and the boot check see it. */
export interface RouteEntry {
  method: string
  url: string
  permission: RoutePermission
  row: RowOfRoute | undefined
}

export type { FastifyInstance, FastifyReply, FastifyRequest }
