import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js'

/** The tag of the pseudo-language. */
export const PSEUDO_TAG = 'en-XA'
/** What each of its messages begins and ends with. No other text of the product has these brackets. */
export const [OPENS, CLOSES] = ['⟦', '⟧']

const PLAIN = 'AaCcDdEeGgIiKkLlNnOoRrSsTtUuYyZz'
const ACCENTED = 'ÅåÇçÐðÉéĜĝÎîĶķĻļÑñÖöŔŕŠšŢţÛûÝýŽž'
const accent = new Map([...PLAIN].map((letter, at) => [letter, [...ACCENTED][at]]))

/** The letters of a text as the pseudo-language writes them. */
export const pseudoLetters = (text) => [...text].map((letter) => accent.get(letter) ?? letter).join('')

/** Makes a message 40 % longer than English, as German and French are: words of tildes at its end. */
const padding = (letters) =>
  '~~~~~~ '
    .repeat(100)
    .slice(0, Math.ceil(letters * 0.4))
    .trim()

const pseudoElement = (element) => {
  switch (element.type) {
    case TYPE.literal:
      return { ...element, value: pseudoLetters(element.value) }
    case TYPE.tag:
      return { ...element, children: element.children.map(pseudoElement) }
    case TYPE.plural:
    case TYPE.select: {
      const options = Object.entries(element.options).map(([key, { value }]) => [
        key,
        { value: value.map(pseudoElement) },
      ])
      return { ...element, options: Object.fromEntries(options) }
    }
    default:
      return element
  }
}

const lettersOf = (element) =>
  element.type === TYPE.literal
    ? element.value.length
    : (element.children ?? []).reduce((sum, child) => sum + lettersOf(child), 0)

/** A message of the pseudo-language, in ICU syntax: bracketed, accented and longer than its English. */
export function pseudoMessage(english) {
  const elements = parse(english)
  const letters = elements.reduce((sum, element) => sum + lettersOf(element), 0)
  const literal = (value) => ({ type: TYPE.literal, value })
  return printAST([
    literal(OPENS),
    ...elements.map(pseudoElement),
    literal(` ${padding(letters)}${CLOSES}`.replace(/^ ⟧/, CLOSES)),
  ])
}
