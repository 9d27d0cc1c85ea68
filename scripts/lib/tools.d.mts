/** The folder of PostgreSQL's server binaries, or undefined on a machine without them. */
export function findPostgres(): Promise<string | undefined>
