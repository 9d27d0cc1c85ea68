import { spawnSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'

/** Every measurement, with settings that make it short. */
const MEASUREMENTS: Record<string, Record<string, string>> = {
  'validate-999': {},
  'validate-many': {},
  'canonical-999': {},
  'summary-998': {},
  'tariff-duty': {},
  'tariff-search': {},
  'tariff-load': {},
  'import-998': {},
  'scanned-invoice': {},
  'save-section': {},
  'load-999': {},
  'tenant-read': {},
  'public-pages': {},
  'slow-network': { BENCH_ROUNDS: '1' },
  'keystroke-999': {},
  'keystroke-open-line': { BENCH_ROUNDS: '2' },
  interactions: {},
  'entry-page': {},
  documents: {},
  'server-memory': {},
  start: {},
  'first-saves': {},
  'list-entries': { BENCH_ENTRIES: '110000' },
  reports: {},
  'statement-5000': {},
  'ace-report-20000': {},
  'move-database': { BENCH_ENTRIES: '1000' },
  dashboard: { BENCH_ENTRIES: '110000' },
  releases: { BENCH_RELEASES: '100' },
  road: { BENCH_SUBMISSIONS: '15' },
  'api-drafts': { BENCH_DRAFTS: '100', BENCH_SECONDS: '10' },
  load: { BENCH_PEOPLE: '10,50', BENCH_SECONDS: '5' },
}

/**
 * Runs the measurements one after the other, or those that are named, and lists at the end which bars were met. A bar
 * that is not met is no failure: the machine may be busy. A measurement that breaks is one.
 */
const named = process.argv.slice(2)
const load = loadavg()[0] ?? 0
console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, load ${load.toFixed(1)} at the start`,
)
const verdicts: string[] = []
const broken: string[] = []
for (const [name, env] of Object.entries(MEASUREMENTS)) {
  if (named.length > 0 && !named.includes(name)) continue
  console.log(`\n${name}`)
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`)], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  process.stdout.write(stdout)
  verdicts.push(...(stdout.match(/(?<=: )(?:NOT MET|met)$/gm) ?? []))
  if (status === 0) continue
  broken.push(name)
  process.stderr.write(stderr)
}
const met = verdicts.filter((verdict) => verdict === 'met').length
console.log(`\n${met} of ${verdicts.length} bars are met.`)
if (broken.length > 0) {
  console.error(`Measurements that broke: ${broken.join(', ')}`)
  process.exitCode = 1
}
