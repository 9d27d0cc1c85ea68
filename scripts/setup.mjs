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
 * Brings node_modules in step with package-lock.json, and does nothing when it is. Runs on Node 20 with nothing
 * installed, so it uses no dependency and no syntax newer than that.
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
      // Without a stamp the next run only compares the two lockfiles again.
      if (error.code !== 'EROFS' && error.code !== 'EACCES') throw error
    }
  }
}

/**
 * Whether npm's own record of what it installed holds every package of the lockfile in its version, as it does
 * after `npm install`. Packages for other platforms are optional and absent.
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
      `The folder ${ROOT} cannot be written to, and packages have to be installed into it: copy the project to a disk that you can write to and run the command again.`,
    )
  }
  const { code, output } = await withProgress('Installing packages', () => run(...npmCi()))
  if (code !== 0) {
    throw new Refusal(
      `${output.trim()}\n\nInstalling the packages failed (npm's reason is above): mend it and run the command again.`,
    )
  }
}

/** npm itself must not run on a Node that its own install is about to replace. */
function npmCi() {
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const cli = process.env.npm_execpath
  if (cli && /npm-cli\.(js|cjs)$/.test(cli))
    return [process.env.npm_node_execpath ?? process.execPath, [cli, ...args]]
  return process.platform === 'win32' ? ['cmd.exe', ['/c', 'npm', ...args]] : ['npm', args]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(setup)
