import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { run } from './lib/run.mjs'

const ROOT = resolve(fileURLToPath(import.meta.url), '../..')
const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'))
const folder = mkdtempSync(join(tmpdir(), 'edfe-lock-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const isWorkspace = (path) => path !== '' && !path.includes('node_modules/')

/** Where Node looks for a package that `from` needs: in its own node_modules, then in those around it. */
function placesOf(from, name) {
  const folders = [from]
  for (let at = from; at !== ''; ) {
    const outer = at.lastIndexOf('/node_modules/')
    at = outer < 0 ? '' : at.slice(0, outer)
    folders.push(at)
  }
  return folders.map((path) => join(path, 'node_modules', name))
}

it('names every package that another one needs, those for other platforms too', () => {
  const missing = Object.entries(lock.packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !placesOf(path, name).some((place) => lock.packages[place]))
      .map((name) => `${path} needs ${name}`),
  )
  expect(missing).toEqual([])
})

it('names no registry, so that every machine takes its own', () => {
  const named = Object.values(lock.packages).filter(({ resolved }) => /^[a-z+]+:\/\//.test(resolved ?? ''))
  expect(named).toEqual([])
})

it('holds every package of a registry to its hash', () => {
  const without = Object.entries(lock.packages)
    .filter(([path, { link, integrity }]) => !isWorkspace(path) && path !== '' && !link && !integrity)
    .map(([path]) => path)
  expect(without).toEqual([])
})

it("lets 'npm ci' pass without asking a registry anything", async () => {
  const manifests = ['', ...Object.keys(lock.packages).filter(isWorkspace)].map((path) =>
    join(path, 'package.json'),
  )
  for (const file of ['package-lock.json', '.npmrc', ...manifests]) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    cpSync(join(ROOT, file), join(folder, file))
  }
  const { code, output } = await run('npm', ['ci', '--dry-run', '--offline', '--no-audit'], {
    cwd: folder,
    env: { ...process.env, npm_config_cache: join(folder, 'empty-cache') },
  })
  expect(code, output).toBe(0)
}, 60_000)
