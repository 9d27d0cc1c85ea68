import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** A database of the run's PostgreSQL server, for one product. */
export interface Database {
  url: string
  /** Runs one statement as the superuser, whom row-level security does not bind. */
  query(text: string, values: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  drop(): Promise<void>
}

/** The variable in which global set-up hands the superuser's URL of the migrated database to the workers. */
export const TEMPLATE_URL = 'EDFE_E2E_TEMPLATE_URL'

/** Copies the migrated database; undefined on a machine without a PostgreSQL server. */
export async function copyDatabase(): Promise<Database | undefined> {
  const template = process.env[TEMPLATE_URL]
  if (!template) return undefined
  const name = `edfe_${randomBytes(6).toString('hex')}`
  await administer(template, `create database ${name} template ${new URL(template).pathname.slice(1)}`)
  const url = urlOf(template, name)
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  return {
    url,
    query: (text, values) => pool.query(text, values),
    async drop() {
      await pool.end()
      await administer(template, `drop database if exists ${name} with (force)`)
    },
  }
}

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

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(server, 'postgres') })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
