/**
 * Makes a release on this machine: `npm run release -- 0.4.0`. Puts the changelog together from `.changes`, sets the
 * version of all packages, commits and tags. Pushing is left to the person. Works on Node 20.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isLater, readChange, withRelease, withVersion } from './lib/changelog.mjs'

const ROOT = resolve(fileURLToPath(import.meta.url), '../..')
const CHANGES = join(ROOT, '.changes')
const run = (command, ...args) => execFileSync(command, args, { cwd: ROOT, encoding: 'utf8' }).trim()
const stop = (reason) => {
  console.error(reason)
  process.exit(1)
}

const version = process.argv[2] ?? ''
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)

const current = readJson(join(ROOT, 'package.json')).version
const files = readdirSync(CHANGES).filter((file) => file.endsWith('.md') && file !== 'README.md')

if (!/^\d+\.\d+\.\d+$/.test(version)) stop('Name the version: npm run release -- 0.4.0')
if (!isLater(version, current)) stop(`Version ${version} is not later than ${current}.`)
if (run('git', 'status', '--porcelain') !== '') stop('Commit or remove your changes first.')
if (run('git', 'tag', '--list', `v${version}`) !== '') stop(`The tag v${version} exists.`)

const changes = files.sort().map((file) => readChange(file, readFileSync(join(CHANGES, file), 'utf8')))
const changelog = join(ROOT, 'CHANGELOG.md')
const day = new Date().toISOString().slice(0, 10)
writeFileSync(changelog, withRelease(readFileSync(changelog, 'utf8'), changes, version, day))
for (const file of files) rmSync(join(CHANGES, file))
setVersions()
run('git', 'add', '--all')
run('git', 'commit', '--quiet', '--message', `release: ${version}`)
run('git', 'tag', '--annotate', `v${version}`, '--message', `Version ${version}`)
console.log(
  `Version ${version} is committed and tagged as v${version}. Push both with: git push --follow-tags`,
)

/** Gives the root, its packages, what they need of each other, and the lockfile one version, without a registry. */
function setVersions() {
  const lockfile = join(ROOT, 'package-lock.json')
  const lock = readJson(lockfile)
  lock.version = version
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (path.includes('node_modules/')) continue
    const file = join(ROOT, path, 'package.json')
    writeJson(file, withVersion(readJson(file), version))
    lock.packages[path] = withVersion(entry, version)
  }
  writeJson(lockfile, lock)
}
