import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { NARRATIVES } from './conditions.ts'

/** Texts that the batch chapter of June 2023 changed and the dictionary did not. */
const NEWER_IN_THE_CHAPTER = ['X03', 'X05', 'X06', 'X16']

/** Texts of the dictionary that are longer than the 40 columns of an answer. */
const SHORTENED = ['499', '850']

describe('conditions', () => {
  test('each text fits its columns', () => {
    for (const text of Object.values(NARRATIVES)) expect(text.length).toBeLessThanOrEqual(41)
  })

  const dictionary = '../shared/reference/customs/ace_error_dictionary.tsv'
  test.runIf(existsSync(dictionary))('each code stands in the error dictionary with its text', () => {
    const known = new Map<string, string[]>()
    for (const line of readFileSync(dictionary, 'utf8').split('\n').slice(1)) {
      const [code = '', label = ''] = line.split('\t')
      known.set(code, [...(known.get(code) ?? []), plain(label)])
    }
    const wrong = Object.entries(NARRATIVES).filter(([code, text]) => !known.get(code)?.includes(plain(text)))
    expect(wrong.filter(([code]) => !known.has(code))).toEqual([])
    expect(wrong.map(([code]) => code)).toEqual([...SHORTENED, ...NEWER_IN_THE_CHAPTER])
  })
})

/** The text without case, punctuation and spaces. */
const plain = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9=<>$]/g, '')
