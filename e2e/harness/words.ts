import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Page } from '@playwright/test'
import { englishCatalogue } from '../../scripts/extract-messages.mjs'

/** The languages that journeys are run in; `speak` takes more. */
export const LANGUAGES = [
  ['en', 'English'],
  ['es', 'Spanish'],
] as const

const FOLDER = resolve(import.meta.dirname, '../../packages/messages/translations')

/** What an English text may be called in the language of the journey: expressions, for texts with blanks. */
let callings: ((english: string) => readonly string[]) | undefined

/** The journey is in this language from here on: fields and buttons that it names in English are found by their translation. */
export async function speak(tag: 'en' | 'es' | 'fr'): Promise<void> {
  if (tag === 'en') {
    callings = undefined
    return
  }
  const { catalogue } = await englishCatalogue()
  const texts = translationOf(tag)
  const messages = Object.entries(catalogue).map(([id, english]) => ({
    source: english,
    english: english.toLowerCase(),
    variants: english.includes(', select,') ? variantsOf(parse(english)) : [],
    pattern: /[{<]/.test(english) ? patternOf(english) : undefined,
    translation: texts[id] ?? english,
  }))
  callings = (asked) => {
    const text = asked.toLowerCase()
    const whole = messages.filter(({ english }) => english === text)
    // The message that says most of it: 'Add the {fee} fee', not 'Add {name}'.
    const filled = () =>
      messages
        .filter(({ pattern }) => pattern?.test(asked))
        .sort((one, other) => lettersOf(other.source) - lettersOf(one.source))
        .slice(0, 1)
    const begun = () =>
      messages.filter(({ english, variants }) => [english, ...variants].some((each) => each.startsWith(text)))
    const found = [() => whole, filled, begun].map((find) => find()).find(({ length }) => length > 0) ?? []
    return [...new Set(found.map(({ translation }) => expressionOf(parse(translation))))]
  }
}

/** What a message says by its choices, its other blanks empty, in lower case. */
const variantsOf = (elements: readonly MessageFormatElement[]): string[] =>
  elements.reduce<string[]>(
    (before, element) => {
      const after =
        element.type === TYPE.select
          ? Object.values(element.options).flatMap(({ value }) => variantsOf(value))
          : [element.type === TYPE.literal ? element.value.toLowerCase() : '']
      return before.flatMap((start) => after.map((end) => start + end))
    },
    [''],
  )

/** How many letters of a message are outside its blanks and choices. */
const lettersOf = (message: string): number =>
  parse(message)
    .flatMap((element) => (element.type === TYPE.literal ? [element.value] : []))
    .join('')
    .replace(/\P{L}/gu, '').length

/** True if a message says one of several words: '{text} ({by, select, test {test} other {practice}})'. */
const saysOneOf = (english: string): boolean =>
  parse(english).some(
    (element) =>
      element.type === TYPE.select &&
      Object.values(element.options).every(
        ({ value: [first, ...more] }) =>
          first?.type === TYPE.literal && first.value.length > 2 && more.length === 0,
      ),
  )

/** A message with blanks as an expression; undefined where it is hardly more than its blanks. */
const patternOf = (english: string): RegExp | undefined =>
  lettersOf(english) < 3 && !saysOneOf(english)
    ? undefined
    : new RegExp(`^${expressionOf(parse(english))}$`, 'i')

function translationOf(tag: string): Record<string, string> {
  const files = readdirSync(resolve(FOLDER, tag)).filter((name) => !name.startsWith('.'))
  return Object.assign(
    {},
    ...files.map((name) => JSON.parse(readFileSync(resolve(FOLDER, tag, name), 'utf8'))),
  )
}

/** The browser of the page reads the product in a language from the next load on, as after a choice. */
export async function keepLanguage(page: Page, tag: string): Promise<void> {
  if (tag === 'en') return page.context().clearCookies({ name: 'edfe.language' })
  await page.goto('/robots.txt')
  await page.evaluate((language) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the page keeps it
    document.cookie = `edfe.language=${language}; Path=/`
    localStorage.setItem('edfe.language-chosen', 'yes')
  }, tag)
}

export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A message as an expression: whatever fills its blanks, any number in its plurals. */
const expressionOf = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map((element) => {
      switch (element.type) {
        case TYPE.literal:
          return escaped(element.value).replace(/\s+/g, '\\s+')
        case TYPE.tag:
          return expressionOf(element.children)
        case TYPE.pound:
          return '[\\d,.\\s]+'
        case TYPE.plural:
        case TYPE.select:
          return `(?:${Object.values(element.options)
            .map(({ value }) => expressionOf(value))
            .join('|')})`
        default:
          return '.+'
      }
    })
    .join('')

/** An English text as an expression in the language of the journey. */
export function spoken(english: string): string {
  // A code, a number or an abbreviation is no word.
  const found = /[a-z]/.test(english) ? (callings?.(english) ?? []) : []
  return found.length > 0 ? `(?:${found.join('|')})` : escaped(english)
}

/** What may follow the name of a field that the form of CBP has: its English name. */
export const official = (): string => (callings ? "(?: [A-Z][\\w .,/’'-]+)?" : '')
