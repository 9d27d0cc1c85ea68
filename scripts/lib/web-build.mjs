import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inRoot, translationsFolder } from './paths.mjs'
import { projectEnv, projectNode } from './project-node.mjs'
import { Refusal } from './refusal.mjs'
import { run, withProgress } from './run.mjs'

const WEB = inRoot('apps', 'web')
const LEFT_OUT = new Set(['gallery', 'dist', 'dist-site-server', 'node_modules', '.vite'])
const BUILT_PAGES = [join(WEB, 'dist', 'index.html'), join(WEB, 'dist', 'site', 'index.html')]
const STAMP = inRoot('node_modules', '.cache', 'edfe', 'web-build')

/** What the build reads beside the translations: the web app, the project's packages that it imports, directly or not, and the lockfile. */
export function webSources() {
  const folders = new Set(['apps/web'])
  for (const folder of folders) {
    const { dependencies = {}, devDependencies = {} } = readJson(folder, 'package.json')
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      if (name.startsWith(OWN_SCOPE)) folders.add(`packages/${name.slice(OWN_SCOPE.length)}`)
    }
  }
  return [...folders, 'package-lock.json']
}

const OWN_SCOPE = '@edfe/'
const readJson = (...path) => JSON.parse(readFileSync(inRoot(...path), 'utf8'))

/**
 * Builds the web app and then the public pages into apps/web/dist, if a source or a setting in the pages has
 * changed since the last build.
 */
export async function buildWeb() {
  const fingerprint = fingerprintOf(
    [...webSources(), translationsFolder()].filter((path) => existsSync(inRoot(path))),
  )
  const isBuilt = BUILT_PAGES.every((page) => existsSync(page))
  if (isBuilt && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint) return
  const { code, output } = await withProgress('Building the web app', async () => {
    const app = await build(inRoot('node_modules', 'vite', 'bin', 'vite.js'), 'build')
    return app.code === 0 ? build(join(WEB, 'build-site.ts')) : app
  })
  if (code !== 0) throw new Refusal(`${output.trim()}\n\nBuilding the web app failed, for the reason above.`)
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, fingerprint)
}

const build = (...args) =>
  run(projectNode(), args, {
    cwd: WEB,
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
    if (name === 'PUBLIC_URL' || name.startsWith('SITE_')) hash.update(`${name}=${process.env[name]}\n`)
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
