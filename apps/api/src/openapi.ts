import { writeFileSync } from 'node:fs'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { buildApp } from './app.ts'
import { readConfig } from './config/config.ts'

/**
 * Writes the OpenAPI document without a database: `node apps/api/src/openapi.ts [file]`, else to standard output.
 */
const secret = 'only-for-describing-the-api-itself'
const settings = { ...readConfig({ NODE_ENV: 'test' }), AUTH_SECRET: secret, SSN_KEY: secret }
const unused = new Proxy({}, { get: () => undefined }) as never
const db = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})
const app = await buildApp({
  settings,
  engine: { db } as never,
  jobs: unused,
  entryServices: unused,
  live: unused,
  mail: unused,
})
await app.ready()
const text = `${JSON.stringify(app.swagger(), null, 2)}\n`
const file = process.argv[2]
if (file) writeFileSync(file, text)
else process.stdout.write(text)
await app.close()
