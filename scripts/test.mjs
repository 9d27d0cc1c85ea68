import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { memoryFolder } from './lib/memory-folder.mjs'
import { inRoot } from './lib/paths.mjs'
import { startCluster } from './lib/postgres-cluster.mjs'
import { buildProduct } from './lib/product-build.mjs'
import { projectEnv, projectNode } from './lib/project-node.mjs'
import { main, Refusal } from './lib/refusal.mjs'
import { playwrightCounts, vitestCounts } from './lib/results.mjs'
import { run } from './lib/run.mjs'
import { testTools } from './lib/tools.mjs'
import { setup } from './setup.mjs'

const FULL = process.argv.includes('--full')
const REPORTS = inRoot('test-results', 'reports')
const tally = { passed: 0, failed: 0 }

/** `npm test`: every check. The last line counts the tests and checks that passed and failed. */
async function test() {
  await setup()
  const tools = await testTools()
  process.env.CHROMIUM_PATH = tools.chromium
  rmSync(inRoot('test-results'), { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  // Where all that follows writes its temporary files.
  const memory = memoryFolder()
  if (memory) process.env.TMPDIR = memory

  await Promise.all([
    check('Format and lint', () => tool('@biomejs/biome/bin/biome', ['check', '.'])),
    check('Types', () => tool('typescript/bin/tsc', argumentsOf('types:check'))),
    check('Messages', () =>
      run(projectNode(), [inRoot('scripts', 'extract-messages.mjs'), '--check'], { env: projectEnv() }),
    ),
    check('Unused code', () => tool('knip/bin/knip.js', ['--no-progress'])),
    check('Unit tests', () => vitest('unit', 'unit')),
  ])
  await databases(tools.postgres)
  const [, isBuilt] = await Promise.all([
    check('Controls in a browser', () => vitest('browser', 'controls')),
    check('Build', () => built()),
  ])
  if (isBuilt) {
    await check('Browser journeys and accessibility', () => playwright())
  }
  if (!FULL) console.log('\nLong journeys are left out here: npm run test:full takes them.')
  if (tally.passed === 0) tally.failed += 1
  console.log(`\n${tally.passed} passed, ${tally.failed} failed`)
  return tally.failed > 0 ? 1 : 0
}

/**
 * The integration tests on PostgreSQL, and beside them on PGlite those in which the engines could differ; the full run
 * takes all of them on both. Without a server's binaries everything runs on PGlite.
 */
async function databases(binaries) {
  const onPglite = (project) => check('Database: PGlite', () => vitest(project, 'pglite', 'pglite'))
  if (!binaries) {
    console.log('\n== Database: PostgreSQL: no server binaries on this machine, left out')
    await onPglite('integration')
    return
  }
  const cluster = await startCluster(binaries)
  try {
    await Promise.all([
      onPglite(FULL ? 'integration' : 'engine'),
      check('Database: PostgreSQL', () => vitest('integration', 'postgres', cluster.url)),
    ])
  } finally {
    await cluster.stop()
  }
}

/**
 * Runs one check and adds it to the tally: one for the check itself and one for each of its tests.
 * Prints the output of a check only if it failed.
 */
async function check(title, work) {
  const started = Date.now()
  const { code, output, counts } = await work()
  const ok = code === 0 && (!counts || (counts.failed === 0 && counts.passed > 0))
  const seconds = `${((Date.now() - started) / 1000).toFixed(1)} s`
  const tests = counts ? `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} left out, ` : ''
  console.log(`\n== ${title}: ${ok ? 'passed' : 'FAILED'} (${tests}${seconds})`)
  if (!ok) console.log(output.trim() || 'It printed nothing.')
  for (const title of counts?.retried ?? []) console.log(`Passed only when tried again: ${title}`)
  tally.passed += (counts?.passed ?? 0) + (ok ? 1 : 0)
  tally.failed += (counts?.failed ?? 0) + (ok ? 0 : 1)
  return ok
}

/** The arguments that a command of package.json gives its program. */
function argumentsOf(command) {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  return scripts[command].split(' ').slice(1)
}

function tool(path, args, env = {}) {
  return run(projectNode(), [inRoot('node_modules', path), ...args], {
    env: projectEnv({ CI: 'true', ...env }),
  })
}

async function vitest(project, name, database = '') {
  const report = `${REPORTS}/${name}.json`
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const env = { EDFE_TEST_DATABASE: database, EDFE_TEST_FULL: FULL ? '1' : '', NO_COLOR: '1' }
  const result = await tool('vitest/vitest.mjs', args, env)
  return { ...result, counts: vitestCounts(report) }
}

async function playwright() {
  const report = `${REPORTS}/browser.json`
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json']
  if (!FULL) args.push('--grep-invert', '@long')
  const env = {
    EDFE_TEST_FULL: FULL ? '1' : '',
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    NO_COLOR: '1',
  }
  const result = await tool('@playwright/test/cli.js', args, env)
  return { ...result, counts: playwrightCounts(report) }
}

async function built() {
  try {
    await buildProduct()
    return { code: 0, output: '' }
  } catch (error) {
    if (error instanceof Refusal) return { code: 1, output: error.message }
    throw error
  }
}

await main(test)
