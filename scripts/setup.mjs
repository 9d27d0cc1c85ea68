import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inRoot, ROOT } from './lib/paths.mjs'
import { checkMachine } from './lib/project-node.mjs'
import { main, Refusal } from './lib/refusal.mjs'
import { run, withProgress } from './lib/run.mjs'

const LOCK = inRoot('package-lock.json')
const STAMP = inRoot('node_modules', '.edfe-lock')
const INSTALLED = inRoot('node_modules', '.package-lock.json')

/**
 * Installs the packages of package-lock.json unless node_modules already matches it. Runs on Node 20 before any
 * package is installed, so it uses no dependency and no newer syntax.
 */
export async function setup() {
  checkMachine()
  const lock = readFileSync(LOCK, 'utf8')
  const hash = createHash('sha256').update(lock).digest('hex')
  const stamp = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : ''
  if (stamp !== hash) {
    if (!isInstalled(JSON.parse(lock))) await install()
    try {
      writeFileSync(STAMP, hash)
    } catch (error) {
      // Without a stamp, the next run compares the two lockfiles again.
      if (error.code !== 'EROFS' && error.code !== 'EACCES') throw error
    }
  }
}

/**
 * Whether npm's record of installed packages contains every package of the lockfile in its version, as after
 * `npm install`. Packages for other platforms are optional and absent.
 */
function isInstalled(lock) {
  if (!existsSync(INSTALLED)) return false
  const installed = JSON.parse(readFileSync(INSTALLED, 'utf8')).packages
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/')) return true
    const found = installed[path]
    if (!found) return wanted.optional === true
    return found.version === wanted.version && (found.link === true || existsSync(inRoot(path)))
  })
}

async function install() {
  try {
    accessSync(ROOT, constants.W_OK)
  } catch {
    throw new Refusal(
      `The folder ${ROOT} is not writable, and packages must be installed in it: copy the project to a writable disk and run the command again.`,
    )
  }
  const { code, output } = await withProgress('Installing packages', () => run(...npmCi()))
  if (code !== 0) {
    throw new Refusal(
      `${output.trim()}\n\nInstalling the packages failed (see npm's message above). Correct the cause and run the command again.`,
    )
  }
}

/** npm must not run on a Node that its install is about to replace. */
function npmCi() {
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const cli = process.env.npm_execpath
  if (cli && /npm-cli\.(js|cjs)$/.test(cli))
    return [process.env.npm_node_execpath ?? process.execPath, [cli, ...args]]
  return process.platform === 'win32' ? ['cmd.exe', ['/c', 'npm', ...args]] : ['npm', args]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(setup)
