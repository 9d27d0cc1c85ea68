import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { refusalsOf } from '../../../test/cases/fields/index.ts'
import { REACHED_BY } from '../../../test/cases/specified-messages.cases.ts'

const ROOT = resolve(import.meta.dirname, '../../../../..')
const SPECIFICATION = resolve(ROOT, '../shared/spec/2-entry-wizard.md')
const read = (file: string): string => readFileSync(resolve(ROOT, file), 'utf8')

/** The text of a numbered section of the specification. */
const sectionOf = (text: string, number: number): string =>
  text.split(/^## /m).find((part) => part.startsWith(`${number}. `)) ?? ''

/** Quotation marks inside a quoted message would end it. */
const INNER = /'(99|\{digit\})'/g

/** Every quoted text, sentences and field names. */
const quotedIn = (text: string): string[] =>
  [...text.replaceAll(INNER, '‘$1’').matchAll(/(?<=[\s(])'([^'\n]+)'(?=[\s,.;:)]|$)/gm)].map(
    ([, quote = '']) => quote.replaceAll(/[‘’]/g, "'"),
  )

/** The parts of a message between its blanks: `{to}`, `{N}`, `N`, an ellipsis at either end. */
const literalParts = (message: string): string[] =>
  message
    .split(/\{[^}]*\}|…|\.\.\.|\bN\b/)
    .map((part) => part.trim())
    .filter((part) => /[A-Za-z]{2}/.test(part))

/** What a test does: its source without comments and titles, with literals that are broken over lines as one text. */
const doneBy = (source: string): string =>
  source
    .replaceAll(/^\s*\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/\b(test|describe)\(\s*(['"`])(?:(?!\2).)*\2/g, '$1(')
    .replaceAll(/\\'|''/g, "'")
    .replaceAll(/['"`]\s*\+\s*['"`]/g, '')
    .replaceAll(/\s+/g, ' ')

const DEPARTURES = read('docs/departures.md')
/** Messages of operations that this product does not have, each with its reason. */
const WITHOUT_AN_OPERATION = [...DEPARTURES.matchAll(/^\| '(.+)' \|/gm)].map(([, message = '']) => message)

const says = (texts: readonly string[]) => (message: string) =>
  texts.some((text) => literalParts(message).every((part) => text.includes(part)))

describe('a message of the specification is said by the test that is named for it', () => {
  for (const { file, test: title, messages } of REACHED_BY) {
    test.each(messages)(`%s: ${file}`, (message) => {
      const source = read(file)
      expect(source).toContain(title)
      expect(says([doneBy(source)])(message)).toBe(true)
    })
  }
})

test('a message is named once, with its test or with its reason', () => {
  const named = [...REACHED_BY.flatMap(({ messages }) => messages), ...WITHOUT_AN_OPERATION]
  expect(named.filter((message, at) => named.indexOf(message) < at)).toEqual([])
})

describe.runIf(existsSync(SPECIFICATION))('the messages that the specification quotes', () => {
  // The body runs even when its tests are left out.
  const specification = existsSync(SPECIFICATION) ? readFileSync(SPECIFICATION, 'utf8') : ''
  const saidOfValues = says(refusalsOf())
  const named = new Set([...REACHED_BY.flatMap(({ messages }) => messages), ...WITHOUT_AN_OPERATION])
  for (const number of [5, 8]) {
    const messages = [...new Set(quotedIn(sectionOf(specification, number)))].filter(
      (message) => literalParts(message).length > 0,
    )
    test(`of section ${number}, ${messages.length} in number, have each a test that says it, or a reason`, () => {
      expect(messages.length).toBeGreaterThan(50)
      expect(messages.filter((message) => !named.has(message) && !saidOfValues(message))).toEqual([])
    })
  }
})
