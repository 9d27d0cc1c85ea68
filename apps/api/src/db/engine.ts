import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>
export type Trx = Transaction<Tables>

/** Runs SQL text. With values it is one statement; without, it may be several. */
export type RunSql = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>

export interface Listener {
  /**
   * Notifies the same channel on the connection that listens: what was sent before arrives before it. It does not
   * arrive when the connection is lost.
   */
  send(message: string): void
  close(): Promise<void>
}

export interface Hearer {
  onMessage(message: string): void
  /** The connection is lost: messages are missed until `onReconnect`. */
  onLost?(): void
  /** Messages may have been missed until now. */
  onReconnect?(): void
}

/** One of the two databases, seen alike: PostgreSQL over the network or PGlite in this process. */
export interface Engine {
  kind: 'pglite' | 'postgres'
  /** Whom the server logs in as, when that is not the owner: migrating gives it the server's role. */
  login?: string
  /** As the role that owns nothing. */
  db: Db
  /** The same on a standby that lags behind a little; reports read it (db/read-replica.ts). Absent without one. */
  replica?: Db
  /** As the same role, for what speaks SQL text itself (the job queue). */
  run: RunSql
  /** As the owner of the tables; used before the server takes requests, never by them. */
  asOwner<T>(work: (run: RunSql) => Promise<T>): Promise<T>
  /** Listens to a NOTIFY channel on a separate connection, which comes back after every loss. */
  listen(channel: string, hearer: Hearer): Promise<Listener>
  close(): Promise<void>
}

/** The embedded database, which only its own process can copy. */
export interface EmbeddedEngine extends Engine {
  /**
   * Copies its files into a folder that does not exist, and returns what `read` finds at the same moment as a role that
   * sees every row. Nobody else reads or writes meanwhile.
   */
  copy<T>(folder: string, read: (run: RunSql) => Promise<T>): Promise<T>
}

export const isEmbedded = (engine: Engine): engine is EmbeddedEngine => engine.kind === 'pglite'

/** The role that sessions have: it owns nothing and sees organisations' rows only as `app`. */
export const SERVER_ROLE = 'app_server'

/** Steps a connection down to that role. Before the first migration there is none yet, and nothing happens. */
export const STEP_DOWN = `do $$ begin
  if exists (select from pg_roles where rolname = '${SERVER_ROLE}') then set role ${SERVER_ROLE}; end if;
end $$`

/**
 * Throws when the database does not answer, or answers but takes no writes: a standby, or one whose disk is full. The
 * row that it writes is one of the table of attempts, which is emptied from time to time.
 */
export async function pingDatabase(db: Db): Promise<void> {
  const { rows } = await sql<{
    mode: string
  }>`select current_setting('transaction_read_only') as mode`.execute(db)
  if (rows[0]?.mode !== 'off') throw new Error('The database takes no writes')
  await sql`
    insert into auth.attempt (key, attempts) values ('health', 0)
    on conflict (key) do update set window_start = now()`.execute(db)
}
