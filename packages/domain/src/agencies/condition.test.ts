import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { AGENCY_SHAPE } from './index.ts'

const DICTIONARY = '../shared/reference/customs/ace_error_dictionary.tsv'

test.runIf(existsSync(DICTIONARY))('a condition with a code has the narrative of the dictionary', () => {
  const rows = readFileSync(DICTIONARY, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
  const listed = new Map(rows.map(([code, narrative = '']) => [code, narrative.toUpperCase()]))
  for (const { code, narrative } of Object.values(AGENCY_SHAPE)) {
    if (code) expect([code, narrative]).toEqual([code, listed.get(code)])
  }
})
