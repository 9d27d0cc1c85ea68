/**
 * True if the rows of a table are carried over when a backup moves to the other kind of database. The queue's
 * setup stays behind, so that the next migration makes the queue's functions; so do the tables of the queue's
 * statistics, which are named by day, stay empty and are made again.
 */
export const isCarried = (table: string): boolean =>
  table !== 'public.job_setup' && !table.startsWith('pgboss.queue_stats_')

/** The rows of one table, or some of them, in the text form of COPY: lines that end with a newline. */
export interface TableRows {
  table: string
  /** As COPY names them: `id, "userId"`. */
  columns: string
  rows: string
}

/** The migrations and the queue version that made the product's tables. */
export interface MadeBy {
  migrations: string[]
  /** The layout of the job queue's tables, which its library counts. */
  queueVersion: number
}

/** The rows of a backup, read from one kind of database for the other. */
export interface CarriedRows {
  madeBy: MadeBy
  /** The rows of tables, and statements that set sequences. */
  content: AsyncIterable<TableRows | string>
}
