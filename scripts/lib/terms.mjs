import { readFileSync } from 'node:fs'
import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { inRoot } from './paths.mjs'

const TERMS = /## Terms\n[\s\S]*?(?=\n## )/
const COLUMNS = ['es', 'fr']

/**
 * The terms of `docs/translation.md`, longest first: a longer term is not counted as the shorter one in it. Each has the
 * words of a language by its tag, any of which will do.
 */
export function readTerms() {
  const [table = ''] = TERMS.exec(readFileSync(inRoot('docs', 'translation.md'), 'utf8')) ?? []
  return table
    .split('\n')
    .filter((row) => row.startsWith('|'))
    .slice(2)
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .map(([english, ...words]) => ({
      english,
      words: Object.fromEntries(COLUMNS.map((tag, at) => [tag, words[at].split(', ')])),
    }))
    .sort((one, other) => other.english.length - one.english.length)
}

/** The words of a message, without names of blanks and choices. */
const wordsOf = (elements) =>
  elements
    .map(({ type, value, options, children }) => {
      if (type === TYPE.literal) return value
      return [children ?? [], ...Object.values(options ?? {}).map((option) => option.value)]
        .map(wordsOf)
        .join(' ')
    })
    .join(' ')

/** The terms in an English message, singular or plural. */
export function termsIn(message, terms) {
  let rest = wordsOf(parse(message))
  return terms.filter(({ english }) => {
    const before = rest
    rest = rest.replaceAll(new RegExp(`\\b${english}(e?s)?\\b`, 'gi'), ' ')
    return rest !== before
  })
}

/** True if a text has a term in any inflection: the beginning of each of its words of four letters and more. */
export function says(text, term) {
  const stems = term
    .split(/[\s’]+/)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, Math.max(4, word.length - 4)))
  const words = text.toLowerCase()
  return stems.every((stem) => words.includes(stem.toLowerCase()))
}
