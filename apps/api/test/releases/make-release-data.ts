import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { seedDemo } from '../../src/demo/seed-demo.ts'
import { emptyDatabase, POSTGRES_URL } from '../databases.ts'
import { ON_SAMPLE_DAY, until } from '../entry-steps.ts'
import { startApp } from '../harness.ts'
import { createSimulator } from '../simulator.ts'
import { RELEASE_KEYS, releaseDataFile } from './release-data.ts'

/**
 * `EDFE_TEST_DATABASE=postgres://… node apps/api/test/releases/make-release-data.ts 0.4.0`, once for each release and
 * before it: writes the rows of the demonstration as that version stores them. upgrade.test.ts then shows that every later version reads them.
 */
const version = process.argv[2]
if (!version) throw new Error('Name the version that will be released.')
if (!POSTGRES_URL) throw new Error('EDFE_TEST_DATABASE names no PostgreSQL server.')
const database = await emptyDatabase()
const { engine } = database
const simulator = await createSimulator({ CUSTOMS_RULES: 'cbp', RELEASE_AFTER_SECONDS: '1' })
await simulator.start()
const env = { ...ON_SAMPLE_DAY, ...RELEASE_KEYS, CUSTOMS_RULES: 'cbp', CUSTOMS_GATEWAY_URL: simulator.url }
const app = await startApp({ env, workers: true, database: { engine, drop: async () => {} } })
await seedDemo(app.app, simulator.url)
await until(
  () => engine.asOwner((run) => run("select from submissions where state not in ('answered', 'failed')")),
  ({ rows }) => rows.length === 0,
)
const url = new URL(POSTGRES_URL)
url.pathname = await engine.asOwner(async (run) => {
  const { rows } = await run('select current_database() as name')
  return String(rows[0]?.name)
})
await app.stop()

const { stdout } = await promisify(execFile)(
  'pg_dump',
  [
    ...['--data-only', '--inserts', '--rows-per-insert=50', '--no-comments', '--dbname', url.href],
    // What the migrations write themselves, and the queue, whose jobs do not outlive a release.
    ...['--exclude-schema=pgboss', '--exclude-table-data=public.schema_migrations'],
    ...['--exclude-table-data=public.job_setup', '--exclude-table-data=auth.session'],
  ],
  { maxBuffer: 64 * 1024 * 1024 },
)
// Without remarks, lines that only psql reads, and settings, which would outlive the rows on the embedded database.
const sql = stdout.replace(/^(?:\\.*|--.*|SET .*|SELECT pg_catalog\.set_config.*)?\n/gm, '')
writeFileSync(releaseDataFile(version), sql)
await simulator.stop()
await database.drop()
