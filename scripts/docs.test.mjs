import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { ADDRESSES } from '../packages/contracts/src/addresses.ts'

const ROOT = resolve(fileURLToPath(import.meta.url), '../..')
const read = (path) => readFileSync(resolve(ROOT, path), 'utf8')
const markdownIn = (folder) =>
  readdirSync(resolve(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))

const exists = (path) => existsSync(resolve(ROOT, path))

const PAGES = ['README.md', 'SECURITY.md', ...markdownIn('docs'), ...markdownIn('docs/decisions')].map(
  (page) => ({ page, text: read(page) }),
)
const code = (text) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, name]) => name)

/** What no page may miss: each name with the page that has it. */
const missing = (namesOf, isThere) =>
  PAGES.flatMap(({ page, text }) =>
    namesOf(text, page)
      .filter((name) => !isThere(name))
      .map((name) => `${page}: ${name}`),
  )

const isPattern = (name) => /[*{}<>…\s]|NNNN|\/(?:dist|node_modules)(?:\/|$)/.test(name)

it('every file and folder of the project that a page names exists', () => {
  const inProject = /^(?:apps|packages|docs|scripts|e2e|bench|deploy)\//
  const named = (text) => code(text).filter((name) => inProject.test(name) && !isPattern(name))
  expect(PAGES.flatMap(({ text }) => named(text)).length).toBeGreaterThan(100)
  expect(missing(named, exists)).toEqual([])
})

it('every link to a page leads to it', () => {
  const targets = (text, page) =>
    [...text.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)]
      .filter(([, target]) => !target.includes(':'))
      .map(([, target]) => join(dirname(page), target))
  expect(missing(targets, exists)).toEqual([])
})

it('every link to a heading finds it', () => {
  const slug = (heading) =>
    heading
      .trim()
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s/g, '-')
  const slugs = new Map(
    PAGES.map(({ page, text }) => [page, [...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) => slug(title))]),
  )
  const targets = (text, page) =>
    [...text.matchAll(/\]\(([^)\s#]*)#([^)]+)\)/g)]
      .filter(([, target]) => !target.includes(':'))
      .map(([, target, heading]) => `${target ? join(dirname(page), target) : page}#${heading}`)
  const hasHeading = (target) => {
    const [page, heading] = target.split('#')
    return slugs.get(page)?.includes(heading)
  }
  expect(missing(targets, hasHeading)).toEqual([])
})

it('every npm command that a page names exists', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const commands = (text) => [...text.matchAll(/\bnpm run ([a-z][\w:-]*[\w])/g)].map(([, name]) => name)
  expect(missing(commands, (name) => name in scripts)).toEqual([])
})

it('every address that docs/api.md writes in full is one of the API', () => {
  const paths = new Set(
    Object.values(ADDRESSES).map((address) => address.split(' ')[1].replace(/:\w+/g, '{}')),
  )
  // Sign-in is better-auth's, and its addresses are not operations of ours.
  const isOperation = (path) =>
    path.startsWith('/api/') && !/[*…]/.test(path) && !path.startsWith('/api/auth/')
  const named = code(read('docs/api.md'))
    .map((name) =>
      name
        .replace(/^[A-Z]+ /, '')
        .replace(/\?.*$/, '')
        .replace(/\{\w+\}/g, '{}'),
    )
    .filter(isOperation)
  expect(named.length).toBeGreaterThan(50)
  const others = ['/api/openapi.json', '/api/v1', '/api/v1/openapi.json']
  // Version 1 has operations at the same address under its prefix.
  const isKnown = (path) =>
    paths.has(path) || paths.has(path.replace('/api/v1/', '/api/')) || others.includes(path)
  expect(named.filter((path) => !isKnown(path))).toEqual([])
})

it('every name that docs/glossary.md gives for a term is in the code', () => {
  const isName = (name) => /^\w+$/.test(name) && !['ZZZ', 'CBP_'].includes(name)
  const names = [
    ...new Set(
      code(read('docs/glossary.md'))
        .flatMap((name) => name.split(/[.*]+/))
        .filter(isName),
    ),
  ]
  const source = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(resolve(ROOT, folder), { recursive: true })
      .filter(
        (file) => /(?<!\.d)\.(?:ts|tsx|sql)$/.test(file) && !/(?:^|\/)(?:node_modules|dist)\//.test(file),
      )
      .map((file) => read(join(folder, file))),
  )
  const words = new Set(source.join('\n').match(/\w+/g))
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name) => !words.has(name))).toEqual([])
})
