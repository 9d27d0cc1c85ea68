import pg from 'pg'

declare module 'pg' {
  interface ClientBase {
    /** Every release of pg 8 has it; its types do not. */
    readonly connection: pg.Connection
  }
}

/** How long the COMMIT of a read-only transaction waits for the next statement, to be sent with it. */
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
   * Ends a read-only transaction. Its COMMIT is sent with the next statement, or alone after COMMIT_WAIT_MS. Whoever uses
   * the client next, such as the job queue, is outside the transaction.
   */
  commitSoon(): void {
    this.#commit ??= setTimeout(() => this.#commitNow(), COMMIT_WAIT_MS)
  }

  /**
   * Sends statements without parameters in one message, after the COMMIT that waits. Rejects with the error of the first
   * one that fails; those after it do not run.
   */
  async sendAhead(statements: readonly string[]): Promise<void> {
    const texts = this.#commit ? ['commit', ...statements] : statements
    clearTimeout(this.#commit)
    this.#commit = undefined
    await this.#queryInOnePacket(texts.join('; '))
  }

  /** COMMIT fails only when the connection is lost, and then the next statement fails too. */
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
