import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** A database of the run's PostgreSQL server, for one product. */
export interface Database {
  url: string
  /** Runs one statement as the superuser, whom row-level security does not bind. */
  query(text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  drop(): Promise<unknown>
}

/** The variable in which global set-up hands the superuser's URL of the migrated database to the workers. */
export const TEMPLATE_URL = 'EDFE_E2E_TEMPLATE_URL'

/** Copies the migrated database; undefined on a machine without a PostgreSQL server. */
export async function copyDatabase(): Promise<Database | undefined> {
  const template = process.env[TEMPLATE_URL]
  if (!template) return undefined
  const name = `edfe_${randomBytes(6).toString('hex')}`
  await administer(template, `create database ${name} template ${new URL(template).pathname.slice(1)}`)
  return databaseAt(urlOf(template, name))
}

/** The database of a URL. No connection outlives its statement: dropping the database would end it with an error. */
export const databaseAt = (url: string): Database => ({
  url,
  query: (text, values) => withClient(url, (client) => client.query(text, values)),
  drop: () => administer(url, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`),
})

/** Creates an empty database on a server and answers its URL. */
export async function createDatabase(server: string, name: string): Promise<string> {
  await administer(server, `create database ${name}`)
  return urlOf(server, name)
}

function urlOf(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

const administer = (server: string, statement: string) =>
  withClient(urlOf(server, 'postgres'), (client) => client.query(statement))

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
