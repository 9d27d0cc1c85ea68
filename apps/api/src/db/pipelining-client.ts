import pg from 'pg'

declare module 'pg' {
  interface ClientBase {
    /** Exists in every release of pg 8; its types leave it out. */
    readonly connection: pg.Connection
  }
}

/** How long the COMMIT of a transaction that only read waits for a statement to travel with. */
const COMMIT_WAIT_MS = 2

/**
 * A client that sends the statements of one moment in one packet: each packet costs this process a system call and
 * wakes the database once.
 */
export class PipeliningClient extends pg.Client {
  #commit: NodeJS.Timeout | undefined

  override query(...call: unknown[]): never {
    if (this.#commit) this.#commitNow()
    return this.#queryInOnePacket(...call)
  }

  /**
   * Ends a transaction that only read: it has nothing to lose, so its COMMIT goes ahead of what the client sends next,
   * or follows after a moment. Whatever uses the client, the job queue included, finds the transaction ended.
   */
  commitSoon(): void {
    this.#commit ??= setTimeout(() => this.#commitNow(), COMMIT_WAIT_MS)
  }

  /**
   * Sends statements without parameters in one message, an owed COMMIT before them. Rejects with the error of the first
   * one that fails; those after it do not run.
   */
  async sendAhead(statements: readonly string[]): Promise<void> {
    const texts = this.#commit ? ['commit', ...statements] : statements
    clearTimeout(this.#commit)
    this.#commit = undefined
    await this.#queryInOnePacket(texts.join('; '))
  }

  /** A COMMIT fails only with the connection, and then so does whatever uses the client next. */
  #commitNow(): void {
    this.sendAhead([]).catch(() => {})
  }

  #queryInOnePacket(...call: unknown[]): never {
    const { stream } = this.connection
    stream.cork()
    process.nextTick(() => stream.uncork())
    return (super.query as (...call: unknown[]) => never)(...call)
  }
}
