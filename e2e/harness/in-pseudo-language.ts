import type { Locator, Page } from '@playwright/test'
import { pseudoLetters } from '../../scripts/lib/pseudo-language.mjs'
import { spoken } from './words.ts'

type Name = string | RegExp
type Translate = (name: Name, isExact?: boolean) => Name

/** Between two words a message may end and another begin. */
const GAP = '[\\s~⟦⟧]+'

/** A text in English or in the letters of the pseudo-language: names and numbers in a message stay as they are. */
const eitherWay = (text: string): string =>
  [...text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')]
    .map((letter) => (/[a-z]/i.test(letter) ? `[${letter}${pseudoLetters(letter)}]` : letter))
    .join('')
    .replace(/ /g, GAP)
    .replace(/:/g, '[\\s~⟦⟧]*:')

/** A text in the language that the journey speaks; an expression is taken as it is. */
const spokenName: Translate = (name, isExact) => {
  if (typeof name !== 'string') return name
  return isExact ? new RegExp(`^${spoken(name)}$`) : new RegExp(spoken(name), 'i')
}

function pseudoName(name: Name, isExact = false): RegExp {
  if (typeof name === 'string') {
    const text = eitherWay(name)
    return isExact ? new RegExp(`^⟦?${text}[\\s~⟧]*$`) : new RegExp(text, 'i')
  }
  const source = name.source
    .replace(/^\^/, '^⟦?')
    .replace(/\\.|[A-Za-z ]/g, (part) => (part.startsWith('\\') ? part : eitherWay(part)))
    .replace(/\$$/, '[\\s~⟧]*$')
  return new RegExp(source, name.flags)
}

const NAMED = new Set(['getByText', 'getByLabel', 'getByPlaceholder'])

/**
 * A page that is asked in English and finds the words of the pseudo-language, so that what leads to a state of a page in
 * English leads to it there as well.
 */
export const inPseudoLanguage = <Found extends Page | Locator>(found: Found): Found =>
  askedIn(pseudoName, found)

/** A page that is asked in English and finds the words of the language that the journey speaks. */
export const inSpokenLanguage = (page: Page): Page => askedIn(spokenName, page)

const askedIn = <Found extends Page | Locator>(translate: Translate, found: Found): Found =>
  new Proxy(found, {
    get(target, key) {
      const member = Reflect.get(target, key, target) as unknown
      if (typeof member !== 'function') return member
      return (...given: unknown[]) => {
        const result = Reflect.apply(member, target, translated(translate, String(key), given)) as unknown
        return isLocator(result) ? askedIn(translate, result) : result
      }
    },
  })

interface Options {
  name?: Name
  exact?: boolean
  hasText?: Name
}

function translated(translate: Translate, method: string, [first, options, ...rest]: unknown[]): unknown[] {
  const { name, exact = false } = (options ?? {}) as Options
  if (NAMED.has(method)) return [translate(first as Name, exact), ...rest]
  if (method === 'getByRole' && name)
    return [first, { ...(options as Options), name: translate(name, exact) }, ...rest]
  const { hasText } = (method === 'filter' ? first : {}) as Options
  if (hasText) return [{ ...(first as Options), hasText: translate(hasText) }, options, ...rest]
  return [first, options, ...rest]
}

const isLocator = (value: unknown): value is Locator =>
  typeof value === 'object' && value !== null && 'getByRole' in value && 'filter' in value
