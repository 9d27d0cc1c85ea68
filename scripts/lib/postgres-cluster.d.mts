/** A throwaway PostgreSQL server. */
interface Server {
  url: string
  /** Process id of the server; each connection is a child of it. */
  pid(): number
  /** Ends the server at once, as a crash does. */
  kill(): Promise<void>
  /** Starts it again after `kill`. */
  start(): Promise<void>
  stop(): Promise<void>
}

/** A throwaway PostgreSQL cluster of the binaries in a folder. */
export function startCluster(
  binaries: string,
  options?: {
    /** Whether it keeps what it acknowledged when it is killed; slower. */
    isDurable?: boolean
  },
): Promise<
  Server & {
    /** Starts a standby that follows it by streaming replication. */
    standby(): Promise<Server>
  }
>
