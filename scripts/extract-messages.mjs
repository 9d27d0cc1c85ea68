import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const ROOT = resolve(fileURLToPath(import.meta.url), '../..')
const CLI = join(ROOT, 'node_modules/@formatjs/cli/bin/formatjs')
const SOURCES = ['packages/*/src/**/*.ts', 'apps/*/src/**/*.ts', 'apps/*/src/**/*.tsx']
const IGNORED = ['**/*.test.ts', '**/*.test.tsx', '**/schema.d.ts']
const CATALOGUE = join(ROOT, 'packages/messages/dist/en.json')
/** Stands for the id of a message that was written without one. */
const WITHOUT_ID = 'without-id.'

/**
 * Messages that the source defines as literals, by id, and the file of each. Problems are messages without an id or without English, ids
 * that are computed, and ids with two texts.
 */
export async function extractLiterals(sources = SOURCES, functions = 't,say,label') {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [
      CLI,
      'extract',
      ...sources,
      ...IGNORED.flatMap((pattern) => ['--ignore', pattern]),
      '--additional-function-names',
      functions,
      '--additional-component-names',
      'T',
      '--extract-source-location',
      '--preserve-whitespace',
      '--id-interpolation-pattern',
      `${WITHOUT_ID}[sha512:contenthash:base64:6]`,
    ],
    { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 },
  )
  const warnings = stderr
    .split(/(?=\[@formatjs\/cli\])/)
    .map((text) => text.trim())
    .filter((text) => text.includes('[WARN]'))
  const messages = Object.entries(JSON.parse(stdout))
  const unnamed = messages
    .filter(([id]) => id.startsWith(WITHOUT_ID))
    .map(([, at]) => `${place(at)} has no id`)
  const wordless = messages
    .filter(([, { defaultMessage }]) => !defaultMessage)
    .map(([id, at]) => `${place(at)}: ${id} has no default message`)
  return {
    messages: new Map(messages.map(([id, { defaultMessage }]) => [id, defaultMessage])),
    places: new Map(messages.map(([id, { file }]) => [id, file])),
    problems: [...warnings, ...unnamed, ...wordless],
  }
}

const place = ({ file, line }) => `${file}:${line}`

/** Messages that tables of the domain hold: rules, labels, codes of customs. */
async function tableMessages() {
  const { domainMessages } = await import('../packages/messages/src/domain-catalogue.ts')
  return domainMessages()
}

/** The English of every message, by id, in order; the file of each that is a literal; and what is wrong with it. */
export async function englishCatalogue() {
  const { messages, places, problems } = await extractLiterals()
  const { parse } = await import('@formatjs/icu-messageformat-parser')
  const found = [...problems]
  for (const { id, defaultMessage } of await tableMessages()) {
    if ((messages.get(id) ?? defaultMessage) !== defaultMessage) found.push(`${id} has two texts`)
    messages.set(id, defaultMessage)
  }
  for (const [id, text] of messages) {
    if (/^[\s,;.:)]|[\s,(]$/.test(text ?? '')) found.push(`${id} begins or ends inside a sentence: '${text}'`)
    for (const [, blank] of (text ?? '').matchAll(/\{([a-z]\w*)[,}]/g)) {
      if (/\d$|Count$|^join$/.test(blank)) found.push(`${id} has a blank without a meaning: {${blank}}`)
    }
    try {
      parse(text ?? '', { ignoreTag: false })
    } catch (error) {
      found.push(`${id} is no ICU message: ${error instanceof Error ? error.message : error}`)
    }
  }
  const sorted = [...messages].sort(([a], [b]) => (a < b ? -1 : 1))
  return { catalogue: Object.fromEntries(sorted), places, problems: found }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { catalogue, problems } = await englishCatalogue()
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
  const count = Object.keys(catalogue).length
  if (process.argv.includes('--check')) {
    console.log(`${count} messages, each with an id and one English text.`)
  } else {
    mkdirSync(dirname(CATALOGUE), { recursive: true })
    writeFileSync(CATALOGUE, `${JSON.stringify(catalogue, null, 2)}\n`)
    console.log(`${count} messages in ${CATALOGUE}`)
  }
}
