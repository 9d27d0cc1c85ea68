import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = resolve(fileURLToPath(import.meta.url), '../..')
const read = (path) => readFileSync(resolve(ROOT, path), 'utf8')

const ASVS = read('docs/asvs.md')
const PACKAGE_SCRIPTS = JSON.parse(read('package.json')).scripts
const OPERATIONS = read('docs/operations.md')

/** How many items of level 1 and 2 each chapter of ASVS 5.0.0 has, V1 first. */
const ITEMS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

const STATES = ['met', 'met in part', 'not met', 'exception', 'not applicable']

/** The rows of the tables: `V4.3.1–V4.3.2` names a range of one section. */
const rows = [...ASVS.matchAll(/^\| (V[\d.]+)(?:–(V[\d.]+))? \| [^|]+ \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, first, last = first, state, reason]) => ({ first, last, state, reason }),
)

function itemsOf({ first, last }) {
  const section = first.slice(0, first.lastIndexOf('.') + 1)
  const [from, to] = [first, last].map((item) => Number(item.slice(section.length)))
  return Array.from({ length: to - from + 1 }, (_, index) => `${section}${from + index}`)
}

it('every item of level 1 and 2 has one row in docs/asvs.md, in the table of its chapter', () => {
  const items = rows.flatMap(itemsOf)
  expect(new Set(items).size).toBe(items.length)
  expect(ITEMS.map((_, index) => items.filter((item) => item.startsWith(`V${index + 1}.`)).length)).toEqual(
    ITEMS,
  )
})

it('every row has a state and says what holds it, or why not', () => {
  expect(rows.filter(({ state, reason }) => !STATES.includes(state) || !reason.trim())).toEqual([])
})

/** A test of the API by its name, a path from the root, a command, or a setting of docs/operations.md. */
function exists(name) {
  if (/^[\w-]+\.test\.ts$/.test(name)) return existsSync(resolve(ROOT, 'apps/api/test', name))
  if (name.startsWith('npm run ')) return name.slice('npm run '.length) in PACKAGE_SCRIPTS
  if (/^[A-Z][A-Z_]+$/.test(name)) return OPERATIONS.includes(`\`${name}\``)
  return existsSync(resolve(ROOT, name))
}

it('every file, command and setting that docs/asvs.md names exists', () => {
  const names = [...ASVS.matchAll(/`([^`]+)`/g)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(200)
  expect([...new Set(names)].filter((name) => !exists(name))).toEqual([])
})
