import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = resolve(fileURLToPath(import.meta.url), '../..')
const read = (path) => readFileSync(resolve(ROOT, path), 'utf8')

/** The keys of the zod objects that read the environment of the server and of the bridge. */
const settings = () =>
  ['api/src/config/config', 'api/src/config/gateway-settings', 'customs-bridge/src/settings']
    .flatMap((file) => [...read(`apps/${file}.ts`).matchAll(/^ {2,4}([A-Z][A-Z_]+):/gm)])
    .map(([, name]) => name)

/** The names in the first column of the settings table; one row may hold several. */
function documented() {
  const rows = read('docs/operations.md').matchAll(/^\|([^|]+)\|/gm)
  return [...rows].flatMap(([, cell]) => [...cell.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name))
}

it('every setting of the server and of the bridge is in a table of docs/operations.md', () => {
  const named = new Set(settings())
  expect(named.size).toBeGreaterThan(20)
  expect([...named].filter((name) => !documented().includes(name))).toEqual([])
})

/** What the examples of deploy/ set besides: for PostgreSQL's image, for Caddy, for Node and for systemd itself. */
const OF_OTHERS =
  /^(POSTGRES_PASSWORD|OWNER_PASSWORD|SERVER_PASSWORD|BACKUP_PASSWORD|DOMAIN|SERVERS|NODE_COMPILE_CACHE|MALLOC_\w+)$/

it('the examples of deploy set nothing that the server does not read', () => {
  const files = readdirSync(resolve(ROOT, 'deploy'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(resolve(entry.parentPath, entry.name), 'utf8'))
  const set = new Set(
    files.flatMap((text) => [
      ...[...text.matchAll(/^ {6}([A-Z][A-Z_]+):/gm)].map(([, name]) => name),
      ...[...text.matchAll(/name: ([A-Z][A-Z_]+), value/g)].map(([, name]) => name),
      ...[...text.matchAll(/^(?:ENV|Environment=|)([A-Z][A-Z_]+)=/gm)].map(([, name]) => name),
    ]),
  )
  expect(set.size).toBeGreaterThan(12)
  expect([...set].filter((name) => !documented().includes(name) && !OF_OTHERS.test(name))).toEqual([])
})
