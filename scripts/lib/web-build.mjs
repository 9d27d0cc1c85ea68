import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './paths.mjs'
import { projectEnv, projectNode } from './project-node.mjs'
import { Refusal } from './refusal.mjs'
import { run, withProgress } from './run.mjs'

const SOURCES = ['apps/web', 'packages/domain', 'packages/contracts', 'package-lock.json']
const LEFT_OUT = new Set(['dist', 'node_modules', '.vite'])
const BUILT_FROM = inRoot('apps', 'web', 'dist', '.built-from')

/** Builds the web app and the public pages into apps/web/dist when one of their sources changed since the last time. */
export async function buildWeb() {
  const fingerprint = fingerprintOf(SOURCES)
  if (existsSync(BUILT_FROM) && readFileSync(BUILT_FROM, 'utf8') === fingerprint) return
  const { code, output } = await withProgress('Building the web app', () =>
    run(projectNode(), [inRoot('node_modules', 'vite', 'bin', 'vite.js'), 'build'], {
      cwd: inRoot('apps', 'web'),
      env: projectEnv({ NODE_ENV: 'production' }),
    }),
  )
  if (code !== 0) throw new Refusal(`${output.trim()}\n\nBuilding the web app failed, for the reason above.`)
  writeFileSync(BUILT_FROM, fingerprint)
}

/** One hash over path, size and time of every file: cheap enough to take at each start. */
function fingerprintOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) addTo(hash, inRoot(path))
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
