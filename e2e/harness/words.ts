import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { englishCatalogue } from '../../scripts/extract-messages.mjs'

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
  const messages = Object.entries(catalogue).map(([id, english]) => [english.toLowerCase(), texts[id] ?? ''])
  callings = (english) => {
    const asked = english.toLowerCase()
    const whole = messages.filter(([text]) => text === asked)
    const found = whole.length > 0 ? whole : messages.filter(([text = '']) => text.startsWith(asked))
    return [...new Set(found.map(([, text = '']) => expressionOf(parse(text))))]
  }
}

function translationOf(tag: string): Record<string, string> {
  const files = readdirSync(resolve(FOLDER, tag)).filter((name) => !name.startsWith('.'))
  return Object.assign(
    {},
    ...files.map((name) => JSON.parse(readFileSync(resolve(FOLDER, tag, name), 'utf8'))),
  )
}

export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A message as an expression: whatever fills its blanks. */
const expressionOf = (elements: readonly MessageFormatElement[]): string =>
  elements
    .map((element) => {
      if (element.type === TYPE.literal) return escaped(element.value).replace(/\s+/g, '\\s+')
      return element.type === TYPE.tag ? expressionOf(element.children) : '.+'
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
