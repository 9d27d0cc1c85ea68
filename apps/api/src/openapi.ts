import { writeFileSync } from 'node:fs'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { buildApp } from './app.ts'
import { readConfig } from './config/config.ts'
import type { Tables } from './db/tables.ts'
import { openContents } from './documents/content/open-contents.ts'
import { createEntryServices } from './entries/entry-services.ts'
import { readLanguages } from './messages/languages.ts'

/**
 * Writes the OpenAPI document without a database: `node apps/api/src/openapi.ts [file]`, else to standard output.
 */
const secret = 'only-for-describing-the-api-itself'
const settings = {
  ...readConfig({ NODE_ENV: 'test' }),
  AUTH_SECRET: secret,
  SSN_KEY: secret,
  AUDIT_KEY: secret,
  DOCUMENTS_KEY: secret,
}
const unavailable = (): never => {
  throw new Error('Not available while the API is described')
}
const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})
const app = await buildApp({
  settings,
  engine: {
    kind: 'postgres',
    db,
    run: unavailable,
    asOwner: unavailable,
    listen: unavailable,
    close: unavailable,
  },
  jobs: { send: unavailable, sendAll: unavailable, read: unavailable, retry: unavailable, stop: unavailable },
  entryServices: createEntryServices(settings, () => new Date()),
  languages: readLanguages(settings.TRANSLATIONS_DIR),
  sessions: {
    find: unavailable,
    read: unavailable,
    forget: unavailable,
    forgetAll: unavailable,
  },
  contents: await openContents(settings),
  live: { subscribe: unavailable, subscribeToAccess: unavailable, close: unavailable },
  mail: { isSent: false, deliver: unavailable, close: unavailable },
})
await app.ready()
const text = `${JSON.stringify(app.swagger(), null, 2)}\n`
const file = process.argv[2]
if (file) writeFileSync(file, text)
else process.stdout.write(text)
await app.close()
