import { describe, expect, test } from 'vitest'
import { textsOf } from '../packages/messages/src/translations.ts'
import { englishCatalogue } from './extract-messages.mjs'
import { readTerms, says, termsIn } from './lib/terms.mjs'
import { readShipped } from './lib/translations.mjs'

const TERMS = readTerms()
const namesIn = (message) => termsIn(message, TERMS).map(({ english }) => english)

describe('a term', () => {
  test('is found in the singular and the plural, and a longer one is not counted as the shorter', () => {
    expect(namesIn('Two passkeys and a packing list')).toEqual(['packing list', 'passkey'])
    expect(namesIn('The entry summary of your supplier')).toEqual(['supplier'])
  })

  test('is not the name of a blank or of a choice', () => {
    expect(namesIn('From {supplier}: {mode, select, vessel {by sea} other {by air}}')).toEqual([])
    expect(namesIn('{count, plural, one {# draft} other {# drafts}}')).toEqual(['draft'])
  })

  test('is said in any inflection', () => {
    expect(says('Elimine los borradores', 'borrador')).toBe(true)
    expect(says('Los números de las entradas', 'número de entrada')).toBe(true)
    expect(says('Elimine las copias', 'borrador')).toBe(false)
  })
})

/** What a language says in other words than the table; a name that it keeps in English is none. */
function otherwise(tag, texts, catalogue) {
  return Object.entries(texts)
    .filter(([id, text]) => catalogue[id] !== undefined && catalogue[id] !== text)
    .flatMap(([id, text]) =>
      termsIn(catalogue[id], TERMS)
        .filter(({ words }) => words[tag] && !words[tag].some((word) => says(text, word)))
        .map(({ english, words }) => `${tag} ${id}: ${english} is ${words[tag].join(' or ')}: ${text}`),
    )
}

test('the languages of the product say the terms of docs/translation.md in its words', async () => {
  const { catalogue } = await englishCatalogue()
  const wrong = [...readShipped()].flatMap(([tag, { areas }]) => otherwise(tag, textsOf(areas), catalogue))
  expect(wrong).toEqual([])
})
