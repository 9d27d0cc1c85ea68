import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { refusalsOf } from '../boundaries/tables.ts'
import { entryRules, feeRules, lineRules } from './index.ts'

const ROOT = resolve(import.meta.dirname, '../../../../..')
const SPECIFICATION = resolve(ROOT, '../shared/spec/2-entry-wizard.md')
const SOURCES = [
  'packages/domain/src',
  'packages/contracts/src',
  'packages/messages/src',
  'apps/api/src',
  'apps/web/src',
]

/** The text of a numbered section of the specification. */
const sectionOf = (text: string, number: number): string =>
  text.split(/^## /m).find((part) => part.startsWith(`${number}. `)) ?? ''

/** Quotation marks inside a quoted message would end it. */
const INNER = /'(99|\{digit\})'/g

/** What stands in quotation marks, sentences and field words alike. */
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

const TEST_FILE = /\.(test|spec|cases)\.tsx?$/

const filesIn = (folder: string, isWanted: (name: string) => boolean): string[] =>
  readdirSync(resolve(ROOT, folder), { recursive: true })
    .map(String)
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules') && isWanted(name))
    .map((name) => readFileSync(resolve(ROOT, folder, name), 'utf8'))

/** Lists of messages that are compared with the catalogue; they make the product say nothing. */
const LISTS = /(specified-messages|expected-words)\.test\.ts$|account-messages\.ts$/

/** Messages of operations that this product does not have, each with its reason in docs/departures.md. */
const WITHOUT_A_CALL = [
  'Filer code must be 3 alphanumeric characters (A-Z, 0-9)',
  'Insufficient permissions for declaration submission',
  'Line {n} not found for PGA update.',
  'Unable to fetch organization data',
  'Invalid party type: must be one of ior, seller, consignee, shipper, manufacturer.',
  'Party data incomplete: missing required fields.',
  'Field validation timeout: please try again.',
  'Validation rule failed: …',
  'Invalid severity level: must be error, warning, or info.',
]

/** A literal broken over lines, escaped (in the source, or in ICU syntax by a second apostrophe) or put together with `+` reads as one text. */
const asText = (source: string): string =>
  source
    .replaceAll(/\\'|''/g, "'")
    .replaceAll(/['"`]\s*\+\s*['"`]/g, '')
    .replaceAll(/\s+/g, ' ')

describe.runIf(existsSync(SPECIFICATION))('every message that the specification quotes', () => {
  // The body runs even when its tests are left out.
  const specification = existsSync(SPECIFICATION) ? readFileSync(SPECIFICATION, 'utf8') : ''
  const ruleMessages = [...entryRules, ...lineRules, ...feeRules].map((rule) => rule.message)
  const product = SOURCES.flatMap((folder) =>
    filesIn(folder, (name) => !TEST_FILE.test(name) && !name.includes('boundar')),
  )
  const tests = ['packages', 'apps', 'e2e'].flatMap((folder) =>
    filesIn(folder, (name) => TEST_FILE.test(name) && !LISTS.test(name)),
  )
  const written = [...product.map(asText), ...ruleMessages]
  const expected = [...tests.map(asText), ...refusalsOf()]
  const isIn = (texts: readonly string[]) => (message: string) =>
    texts.some((text) => literalParts(message).every((part) => text.includes(part)))
  for (const number of [5, 8]) {
    const messages = [...new Set(quotedIn(sectionOf(specification, number)))].filter(
      (message) => literalParts(message).length > 0 && !WITHOUT_A_CALL.includes(message),
    )
    test(`of section ${number} is in the product to the letter`, () => {
      expect(messages.length).toBeGreaterThan(40)
      const has = isIn(written)
      expect(messages.filter((message) => !has(message))).toEqual([])
    })
    test(`of section ${number} is reached: some test makes the product say it`, () => {
      const has = isIn(expected)
      expect(messages.filter((message) => !has(message))).toEqual([])
    })
  }
})
