import type { KeyName } from '@edfe/contracts/installation/keys'
import { APIError } from 'better-auth/api'
import { sql } from 'kysely'
import type { Db } from '../db/engine.ts'

/** A backup to restore, and the keys of its time that are no settings. */
export interface RestoreOrder {
  file: string
  keys: Partial<Record<KeyName, string>>
}

/** The process that started this server and restores a backup while the server is stopped (`npm start`). */
export interface Supervisor {
  /** The code that it has printed for the operator of the machine. */
  setupCode: string
  /** Why its last restore changed nothing. */
  failure: string | null
  /** Stops this server soon. */
  restore(order: RestoreOrder): void
}

declare module 'fastify' {
  interface FastifyInstance {
    installation: NewInstallation
  }
}

/**
 * An installation in which nobody has an account yet: the operator of the machine may restore a backup into
 * it.
 */
export class NewInstallation {
  private db: Db
  private findSupervisor: () => Supervisor | undefined
  private isUsed = false
  private restoring = false

  constructor(db: Db, findSupervisor: () => Supervisor | undefined) {
    this.db = db
    this.findSupervisor = findSupervisor
  }

  /** Undefined where nobody restores for this server. */
  get supervisor(): Supervisor | undefined {
    return this.findSupervisor()
  }

  get isRestoring(): boolean {
    return this.restoring
  }

  /** True if nobody has, or ever had, an account. Queries the database until somebody has one. */
  async isEmpty(): Promise<boolean> {
    if (this.isUsed) return false
    const { rows } = await sql<{ used: boolean }>`
      select exists (select from users) or exists (select from auth."user") as used`.execute(this.db)
    this.isUsed = rows[0]?.used !== false
    return !this.isUsed
  }

  /**
   * Refuses new accounts from now on, and asks the supervisor to restore. When somebody has an account by now, or another
   * restore has begun, nothing changes. Accounts are refused before it is asked, so that none is made in between.
   */
  async restore(supervisor: Supervisor, order: RestoreOrder): Promise<'begun' | 'running' | 'used'> {
    if (this.restoring) return 'running'
    this.restoring = true
    const isEmpty = await this.isEmpty().catch((error: unknown) => {
      this.restoring = false
      throw error
    })
    this.restoring = isEmpty
    if (!isEmpty) return 'used'
    supervisor.restore(order)
    return 'begun'
  }

  /** Throws for a new account while a backup is restored: it would be lost. */
  refuseAccount(): void {
    if (!this.restoring) return
    throw new APIError('SERVICE_UNAVAILABLE', {
      code: 'restore_running',
      message: 'A backup is being restored. Try again in a minute.',
    })
  }
}
