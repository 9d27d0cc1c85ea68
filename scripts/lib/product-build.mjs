import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot, translationsFolder } from './paths.mjs'
import { projectEnv, projectNode } from './project-node.mjs'
import { Refusal } from './refusal.mjs'
import { run, withProgress } from './run.mjs'

const OWN_SCOPE = '@edfe/'
const LEFT_OUT = new Set(['gallery', 'dist', 'dist-site-server', 'node_modules', '.vite'])
const STAMPS = inRoot('node_modules', '.cache', 'edfe')

/** The parts that are built: where, what has to be there afterwards, and the programs that build it, in order. */
const WEB = {
  title: 'Building the web app',
  folder: 'apps/web',
  built: ['dist/index.html', 'dist/site/index.html'],
  steps: [[inRoot('node_modules', 'vite', 'bin', 'vite.js'), 'build'], ['build-site.ts']],
}
const SERVER = {
  title: 'Building the server',
  folder: 'apps/api',
  built: ['dist/server/main.js'],
  steps: [['build-server.ts']],
}

/** Builds the web app with the public pages into apps/web/dist, if its sources or settings changed since the last build. */
export const buildWeb = () => buildChanged(WEB)

/** Builds what a production runs, where it changed: the web app and the server. */
export async function buildProduct() {
  await buildChanged(WEB)
  await buildChanged(SERVER)
}

/** What a build reads beside the translations: its folder, the project's packages that it imports, directly or not, and the lockfile. */
export function sourcesOf(app) {
  const folders = new Set([app])
  for (const folder of folders) {
    const { dependencies = {}, devDependencies = {} } = readJson(folder, 'package.json')
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      if (name.startsWith(OWN_SCOPE)) folders.add(`packages/${name.slice(OWN_SCOPE.length)}`)
    }
  }
  return [...folders, 'package-lock.json']
}

const readJson = (...path) => JSON.parse(readFileSync(inRoot(...path), 'utf8'))

async function buildChanged({ title, folder, built, steps }) {
  const stamp = join(STAMPS, folder.replaceAll('/', '-'))
  const fingerprint = fingerprintOf(
    [...sourcesOf(folder), translationsFolder()].filter((path) => existsSync(inRoot(path))),
  )
  const isBuilt = built.every((file) => existsSync(inRoot(folder, file)))
  if (isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  const { code, output } = await withProgress(title, async () => {
    let result = { code: 0, output: '' }
    for (const step of steps) if (result.code === 0) result = await build(folder, step)
    return result
  })
  if (code !== 0) throw new Refusal(`${output.trim()}\n\n${title} failed, for the reason above.`)
  mkdirSync(STAMPS, { recursive: true })
  writeFileSync(stamp, fingerprint)
}

const build = (folder, step) =>
  run(projectNode(), step, {
    cwd: inRoot(folder),
    env: projectEnv({
      NODE_ENV: 'production',
      NO_COLOR: '1',
      FORCE_COLOR: '0',
      TRANSLATIONS_DIR: translationsFolder(),
    }),
  })

/** One hash over path, size and time of every file: fast enough for each start. */
function fingerprintOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) addTo(hash, inRoot(path))
  for (const name of Object.keys(process.env).sort()) {
    if (name === 'PUBLIC_URL' || /^(SITE|FEE|STRIPE)_/.test(name))
      hash.update(`${name}=${process.env[name]}\n`)
  }
  return hash.digest('hex')
}

function addTo(hash, path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) {
    hash.update(`${path}:${stat.size}:${stat.mtimeMs}\n`)
    return
  }
  for (const name of readdirSync(path).sort()) {
    if (!LEFT_OUT.has(name) && !/\.(test|spec)\.tsx?$/.test(name)) addTo(hash, join(path, name))
  }
}
