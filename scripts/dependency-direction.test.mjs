import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = resolve(fileURLToPath(import.meta.url), '../..')

/**
 * What each part may import of the project, its tests beside that, and which packages from outside; undefined: any. Tests
 * of the server start the simulator that it files to.
 */
const PARTS = {
  'packages/domain': { project: [], outside: [] },
  'packages/messages': {
    project: ['packages/domain'],
    outside: ['@formatjs/icu-messageformat-parser', 'intl-messageformat'],
  },
  'packages/contracts': { project: ['packages/domain'], outside: ['jsonc-parser', 'zod'] },
  'packages/abi': { project: ['packages/domain'], outside: [] },
  'packages/tariff': {
    project: ['packages/domain'],
    outside: ['csv-parse/sync', 'stemmer', 'node:crypto', 'node:fs', 'node:path', 'node:zlib'],
  },
  // It opens the files of its fonts.
  'packages/form-7501': {
    project: ['packages/domain', 'packages/messages'],
    outside: ['fontkit', 'node:fs', 'node:url', 'node:zlib', 'pdfkit'],
  },
  'packages/gateway': {
    project: [],
    outside: ['http-message-signatures', 'node:crypto', 'node:fs/promises', 'node:path', 'zod'],
  },
  'packages/sheet-file': {
    project: ['packages/domain'],
    outside: ['fflate', 'papaparse', 'read-excel-file/web-worker'],
  },
  // The command reads files and keeps a key; tools of the package build it.
  'packages/client': { project: ['packages/domain', 'packages/sheet-file'] },
  'apps/customs-bridge': { project: ['packages/gateway'] },
  'apps/customs-simulator': { project: ['packages/abi', 'packages/domain', 'packages/tariff'] },
  'apps/api': {
    project: [
      'packages/contracts',
      'packages/domain',
      'packages/messages',
      'packages/abi',
      'packages/form-7501',
      'packages/gateway',
      'packages/tariff',
    ],
    tests: ['apps/customs-bridge', 'apps/customs-simulator', 'packages/client', 'packages/sheet-file'],
  },
  'apps/web': {
    project: [
      'packages/contracts',
      'packages/domain',
      'packages/messages',
      'packages/sheet-file',
      'packages/tariff',
    ],
  },
}

const IMPORT =
  /(?:^|[\s;])(?:import|export)\s[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^\s*import|(?<![\w/])import\()\s*['"]([^'"]+)['"]/gm

const isTest = (file) => /\.(test|spec)\.(tsx?|mjs)$/.test(file) || file.includes('/test/')

/** Source files of a part, with what each of them imports. */
function sourcesOf(part) {
  return readdirSync(join(ROOT, part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((file) => !/\/(node_modules|dist)\//.test(file))
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))
}

const importsOf = (text) => [...text.matchAll(IMPORT)].map((match) => match[1] ?? match[2])

/** The part that an import reaches: 'packages/domain', or undefined for something outside the project. */
function partOf(file, specifier) {
  const name = /^@edfe\/([^/]+)/.exec(specifier)?.[1]
  if (name) return Object.keys(PARTS).find((part) => part.endsWith(`/${name}`))
  if (!specifier.startsWith('.')) return undefined
  const target = relative(ROOT, resolve(ROOT, dirname(file), specifier))
  return (
    Object.keys(PARTS).find((part) => target.startsWith(`${part}/`)) ?? `outside of every part: ${target}`
  )
}

/** The `exports` of each package of the project, by name: [what follows the name, file]. */
const EXPORTS = new Map(
  Object.keys(PARTS).map((part) => {
    const { name, exports = {} } = JSON.parse(readFileSync(join(ROOT, part, 'package.json'), 'utf8'))
    return [name, Object.entries(exports).map(([path, file]) => [path, join(part, file)])]
  }),
)

/** The file that a package of the project gives for `@edfe/name/path`, as Node reads its `exports`. */
function exportedFile(specifier) {
  const [, name, path] = /^(@edfe\/[^/]+)(.*)$/.exec(specifier)
  const exported = EXPORTS.get(name) ?? []
  // A path that is named goes before a pattern.
  const named = exported.find(([key]) => key === `.${path}`)
  if (named) return named[1]
  const [pattern, file] =
    exported.find(([key]) => key.includes('*') && `.${path}`.startsWith(key.split('*')[0])) ?? []
  return pattern && file.replaceAll('*', `.${path}`.slice(pattern.indexOf('*')))
}

/** The file of the project that an import reaches; undefined for a package from outside and for a file of another kind. */
function targetOf(file, specifier, files) {
  if (specifier.startsWith('@edfe/')) return exportedFile(specifier)
  const target = join(dirname(file), specifier)
  return files.has(target) ? target : undefined
}

const everySource = ['packages', 'apps', 'e2e', 'bench', 'examples', 'scripts'].flatMap(sourcesOf)
const everyFile = new Set(everySource.map(({ file }) => file))

/** Every source file of the repository, tests included, with the files that it imports. */
const importGraph = new Map(
  everySource.map(({ file, text }) => [
    file,
    importsOf(text).flatMap((specifier) => targetOf(file, specifier, everyFile) ?? []),
  ]),
)

/**
 * The folders inside a folder, such as `apps/api/src`, with those of them that their files import. Tests may reach up,
 * and so may the files beside the folders, which put them together.
 */
function foldersOf(parent) {
  const folderOf = (file) =>
    file.startsWith(`${parent}/`) ? /^([^/]+)\//.exec(file.slice(parent.length + 1))?.[1] : undefined
  const graph = new Map()
  for (const [file, targets] of importGraph) {
    const folder = folderOf(file)
    if (!folder || isTest(file)) continue
    const reached = targets.map(folderOf).filter((other) => other && other !== folder)
    graph.set(folder, [...(graph.get(folder) ?? []), ...reached])
  }
  return graph
}

/** The circles of a graph, each as its sorted members (Tarjan's strongly connected components of two or more). */
function circlesOf(graph) {
  const order = new Map()
  const lowest = new Map()
  const path = []
  const circles = []
  const visit = (node) => {
    order.set(node, order.size)
    lowest.set(node, order.get(node))
    path.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next)
      if (path.includes(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)))
    }
    if (lowest.get(node) !== order.get(node)) return
    const circle = path.splice(path.indexOf(node))
    if (circle.length > 1) circles.push(circle.sort())
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return circles
}

it.each(Object.entries(PARTS))('%s imports only the parts below it', (part, { project, tests = [] }) => {
  const wrong = sourcesOf(part).flatMap(({ file, text }) =>
    importsOf(text)
      .map((specifier) => ({ specifier, target: partOf(file, specifier) }))
      .filter(({ target }) => target && target !== part && !project.includes(target))
      .filter(({ target }) => !(isTest(file) && tests.includes(target)))
      // A test may start the servers that the scripts start.
      .filter(({ target }) => !(isTest(file) && target.startsWith('outside of every part: scripts/lib/')))
      .map(({ specifier }) => `${file} imports ${specifier}`),
  )
  expect(wrong).toEqual([])
})

/** Tables of cases and fixtures are in the `test` folder of a part, for tests and the gallery alone; docs/testing.md. */
it.each(Object.keys(PARTS))('no product file of %s imports what tests use', (part) => {
  const wrong = sourcesOf(part)
    .filter(({ file }) => !isTest(file) && !file.startsWith('apps/web/gallery/'))
    .flatMap(({ file, text }) =>
      importsOf(text)
        .filter((specifier) => /\/test\/|\.test\.tsx?$/.test(specifier))
        .map((specifier) => `${file} imports ${specifier}`),
    )
  expect(wrong).toEqual([])
})

const WALLED = Object.entries(PARTS).filter(([, { outside }]) => outside)

it.each(WALLED)('%s needs no packages but its own', (part, { outside }) => {
  const wrong = sourcesOf(part)
    .filter(({ file }) => !isTest(file))
    .flatMap(({ file, text }) =>
      importsOf(text)
        .filter((specifier) => !/^(\.|@edfe\/)/.test(specifier) && !outside.includes(specifier))
        .map((specifier) => `${file} imports ${specifier}`),
    )
  expect(wrong).toEqual([])
})

/** Commands, and the reader of the data files that come with the package. */
const READS_FILES = /^packages\/tariff\/(tools|src\/shipped)\//

it.each(['packages/domain', 'packages/tariff'])('%s knows no clock, environment, file or network', (part) => {
  const reads =
    /\bDate\.now\(|new Date\(\)|\bprocess\.|\bfetch\(|Math\.random\(|\bTemporal\.Now\b|crypto\.random|'node:/
  const wrong = sourcesOf(part)
    .filter(({ file, text }) => !isTest(file) && !READS_FILES.test(file) && reads.test(text))
    .map(({ file }) => file)
  expect(wrong).toEqual([])
})

it('no file imports itself by way of others, not even its types', () => {
  expect(circlesOf(importGraph)).toEqual([])
})

it.each(
  Object.keys(PARTS)
    .map((part) => `${part}/src`)
    .concat('apps/web/src/entry'),
)('no folder of %s imports itself by way of others', (parent) => {
  expect(circlesOf(foldersOf(parent))).toEqual([])
})

/** The folders in the table below a heading of docs/architecture.md, from the top; those inside a folder, if one is named. */
function listedFolders(heading, folder = '') {
  const [, section = ''] = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8').split(`${heading}\n`)
  const [, ...rows] = section.split(/^#+ /m)[0].matchAll(/^\|([^|]+)\|/gm)
  const paths = rows.flatMap(([, cell]) => [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path))
  const inside = paths.filter((path) => path.startsWith(folder)).map((path) => path.slice(folder.length))
  return [...new Set(inside.map((path) => path.split('/')[0]))]
}

it.each([
  ['## Inside the domain', 'packages/domain/src'],
  ['## Inside the server', 'apps/api/src'],
  ['### Folders of the web app', 'apps/web/src'],
  ['### Folders of the web app', 'apps/web/src/entry', 'entry/'],
])(
  'docs/architecture.md lists under %s each folder of %s below those that it imports',
  (heading, parent, folder) => {
    const listed = listedFolders(heading, folder)
    const folders = readdirSync(join(ROOT, parent), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    expect([...listed].sort()).toEqual(folders.sort())
    const upward = [...foldersOf(parent)].flatMap(([folder, targets]) =>
      [...new Set(targets)]
        .filter((target) => listed.indexOf(target) > listed.indexOf(folder))
        .map((target) => `${folder} imports ${target}`),
    )
    expect(upward).toEqual([])
  },
)

it('no route of the server holds a query', () => {
  const query = /\bsql`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/
  const routes = sourcesOf('apps/api').filter(({ file }) => file.endsWith('.route.ts'))
  expect(routes.length).toBeGreaterThan(40)
  expect(routes.filter(({ text }) => query.test(text)).map(({ file }) => file)).toEqual([])
})

it('the folders of a part are found', () => {
  expect(foldersOf('apps/api/src').get('customs')).toContain('entries')
  expect(foldersOf('apps/web/src').get('app')).toContain('account')
})

it('an import of a package of the project reaches one of its files', () => {
  const lost = everySource.flatMap(({ file, text }) =>
    importsOf(text)
      .filter((specifier) => specifier.startsWith('@edfe/') && !everyFile.has(exportedFile(specifier)))
      .map((specifier) => `${file} imports ${specifier}`),
  )
  expect(lost).toEqual([])
})

it('finds a circle, and what leads into it is no part of it', () => {
  const graph = { a: ['b'], b: ['c'], c: ['b', 'd'], d: [] }
  expect(circlesOf(new Map(Object.entries(graph)))).toEqual([['b', 'c']])
})

it('finds imports in every form that they are written in', () => {
  const text = `import { a } from './a.ts'
import type { B } from "@edfe/domain/entry"
import './c.css'
export * from './d.ts'
import {
  e,
} from 'e'
const f = await import('./f.ts')
const paths = ['/api/entries/import', './g.ts']`
  expect(importsOf(text)).toEqual(['./a.ts', '@edfe/domain/entry', './c.css', './d.ts', 'e', './f.ts'])
})
