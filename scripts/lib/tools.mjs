import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { CHROMIUM_COMMANDS } from './chromium.mjs'
import { inRoot } from './paths.mjs'
import { projectEnv, projectNode } from './project-node.mjs'
import { Refusal } from './refusal.mjs'
import { run, withProgress } from './run.mjs'

const isRoot = process.getuid?.() === 0
const inCi = Boolean(process.env.CI)

/**
 * The tools that the checks need besides packages: Chromium and the binaries of the PostgreSQL server. Installs
 * missing tools where possible (on Debian as root; otherwise Playwright's browser).
 * `postgres` is the folder of the binaries, or undefined on a machine without them. In CI, that is an error.
 */
export async function testTools() {
  if (isRoot && (await findCommand('apt-get'))) {
    // Older releases of Debian have no package of the headless shell.
    for (const browser of ['chromium-headless-shell', 'chromium']) {
      if (!(await findChromium())) await aptInstall(browser)
    }
    if (!(await findPostgres())) await aptInstall('postgresql')
  }
  let chromium = await findChromium()
  if (!chromium) {
    await installPlaywrightChromium()
    chromium = await findChromium()
  }
  if (!chromium) {
    throw new Refusal(
      'No Chromium was found or could be installed: install one, or name it in CHROMIUM_PATH, and run npm test again.',
    )
  }
  const postgres = await findPostgres()
  if (!postgres && inCi) {
    throw new Refusal(
      'In CI the tests run on PostgreSQL too: install the server (Debian: apt-get install postgresql) and run npm test again.',
    )
  }
  return { chromium, postgres }
}

async function aptInstall(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { code, output } = await withProgress(`Installing ${name}`, async () => {
    const update = await run('apt-get', ['update'], { env })
    if (update.code !== 0) return update
    return run('apt-get', ['install', '-y', '--no-install-recommends', name], { env })
  })
  if (code !== 0) console.error(output.split('\n').slice(-15).join('\n'))
}

async function installPlaywrightChromium() {
  const cli = inRoot('node_modules', 'playwright-core', 'cli.js')
  const { code, output } = await withProgress("Installing Playwright's Chromium", () =>
    run(projectNode(), [cli, 'install', 'chromium'], { env: projectEnv() }),
  )
  if (code !== 0) console.error(output.split('\n').slice(-15).join('\n'))
}

async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named && existsSync(named)) return named
  for (const name of CHROMIUM_COMMANDS) {
    const found = await findCommand(name)
    if (found) return found
  }
  const script = "console.log(require('playwright-core').chromium.executablePath())"
  const { code, output } = await run(projectNode(), ['-e', script], { env: projectEnv() })
  const own = output.trim()
  return code === 0 && existsSync(own) ? own : undefined
}

/** The newest folder with PostgreSQL's `initdb` and `postgres`. */
export async function findPostgres() {
  const { code, output } = await run('pg_config', ['--bindir'])
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(code === 0 ? [output.trim()] : []),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** The path of a command, or undefined. */
async function findCommand(name) {
  const { code, output } = await run(process.platform === 'win32' ? 'where' : 'which', [name])
  return code === 0 ? output.trim().split('\n')[0] : undefined
}
