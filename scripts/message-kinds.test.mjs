import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = resolve(fileURLToPath(import.meta.url), '../..')
const PRODUCT = ['packages/abi/src', 'packages/contracts/src', 'packages/domain/src', 'apps']
/** The registry; countries, and parties of other agencies, whose codes look alike; texts about the codes, for people. */
const ALLOWED = [
  /^packages\/domain\/src\/agencies\//,
  /^packages\/domain\/src\/customs\//,
  /^packages\/domain\/src\/reference\//,
  /^apps\/web\/src\/site\/(content|drawings)\//,
]

const isProduct = (file) =>
  /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/(test|gallery|node_modules|dist)\//.test(file)

const sources = PRODUCT.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name))),
)
  .filter(isProduct)
  .filter((file) => !ALLOWED.some((allowed) => allowed.test(file)))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))

const filesWith = (pattern) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

it('only the registry of message kinds names an application code', () => {
  expect(sources.length).toBeGreaterThan(1500)
  expect(filesWith(/(['"`])(AE|AX|UC|SO)\1/)).toEqual([])
})

it('only the registry of message kinds names a kind', () => {
  expect(
    filesWith(
      /\bkind'?\s*(===|!==|=|<>|, '=',)\s*['"`]deletion['"`]|'summary' \| 'deletion'|case ['"`]deletion['"`]/,
    ),
  ).toEqual([])
  const inCustoms = sources.filter(({ file }) =>
    /^apps\/(api\/src\/(customs|operator|telemetry|jobs)|customs-simulator\/src)\//.test(file),
  )
  expect(inCustoms.length).toBeGreaterThan(80)
  expect(
    inCustoms.filter(({ text }) => /(?<!\[)(['"`])(summary|deletion)\1/.test(text)).map(({ file }) => file),
  ).toEqual([])
})

/** The first table of docs/message-kinds.md: each file of a new kind, and the file of the toy kind beside it. */
function listedFiles() {
  const text = readFileSync(join(ROOT, 'docs/message-kinds.md'), 'utf8')
  const [, section] = text.split('## The files of a new kind\n')
  const [table] = section.split('\n## ')
  return table
    .split('\n')
    .filter((line) => /^\| +\d+ \|/.test(line))
    .map((line) => line.split('|').map((cell) => /`([^`]+)`/.exec(cell)?.[1]))
    .map(([, , file, , toy]) => ({ file, toy }))
}

it('a new kind costs at most 12 files besides its records and screens', () => {
  const listed = listedFiles()
  expect(listed.length).toBeGreaterThan(8)
  expect(listed.length).toBeLessThanOrEqual(12)
  for (const { file } of listed)
    if (!file.includes('<')) expect(existsSync(join(ROOT, file)), file).toBe(true)
})

it('the toy kind, which a test takes from the draft to the answer, is made of these files and no others', () => {
  const toys = listedFiles().flatMap(({ toy }) => toy ?? [])
  const folders = ['packages/abi', 'apps/api', 'apps/customs-simulator'].map(
    (part) => `${part}/test/toy-kind`,
  )
  const written = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`),
  )
  expect([...toys, 'packages/abi/test/toy-kind/records.ts'].sort()).toEqual(written.sort())
})
