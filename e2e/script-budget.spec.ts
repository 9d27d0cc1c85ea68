import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { signInNew } from './harness/account.ts'
import { expect, ownContext, test } from './harness/test.ts'
import { receivedBy } from './harness/wire.ts'

const WEB_DIST = resolve(import.meta.dirname, '../apps/web/dist')
const SHELL_GZIP_BYTES = 150_000
/** A browser fetches six at a time. */
const SHELL_FILES = 18

test(
  'the signed-in shell brings at most 150 kB of script, compressed by gzip, in at most 18 files',
  ownContext,
  async ({ page, product }) => {
    await signInNew(page, product)
    const received = await receivedBy(page, '/dashboard')
    const scripts = received
      .filter(({ kind }) => kind === 'script')
      .map(({ path }) => ({ path, gzip: gzipSync(readFileSync(join(WEB_DIST, path))).length }))
    const total = scripts.reduce((sum, { gzip }) => sum + gzip, 0)
    const weights = scripts.map(({ path, gzip }) => `${path} ${gzip}`).join('\n')
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.length, weights).toBeLessThanOrEqual(SHELL_FILES)
    expect(total, weights).toBeLessThanOrEqual(SHELL_GZIP_BYTES)
  },
)

test('no two files of the build need each other to start', () => {
  const assets = join(WEB_DIST, 'assets')
  const imports = new Map(
    readdirSync(assets)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, staticImports(readFileSync(join(assets, name), 'utf8'))]),
  )
  expect([...imports.values()].flat().length, 'imports that were read').toBeGreaterThan(imports.size)
  for (const name of imports.keys()) expect(wayBack(name, imports), name).toEqual([])
})

/** The files that a file imports before it runs, not those that it loads when they are needed. */
const staticImports = (script: string): string[] =>
  [...script.matchAll(/\b(?:import|from)\s*"\.\/([^"]+\.js)"/g)].map(([, name = '']) => name)

/** The files by which a file leads back to itself; none when it does not. */
function wayBack(start: string, imports: ReadonlyMap<string, readonly string[]>): string[] {
  const seen = new Set<string>()
  const ways = (imports.get(start) ?? []).map((name) => [name])
  for (let way = ways.pop(); way; way = ways.pop()) {
    const last = way.at(-1) ?? ''
    if (last === start) return way
    if (seen.has(last)) continue
    seen.add(last)
    for (const next of imports.get(last) ?? []) ways.push([...way, next])
  }
  return []
}
