import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROW_CONDITIONS } from './row-conditions.ts'
import { AGENCY_SHAPE } from './shape-conditions.ts'
import { STATEMENT_CONDITIONS } from './statement-conditions.ts'

const CONDITIONS = [AGENCY_SHAPE, STATEMENT_CONDITIONS, ROW_CONDITIONS].flatMap((table) =>
  Object.values(table),
)

test('a narrative fits its columns', () => {
  for (const { narrative } of CONDITIONS) expect(narrative).toMatch(/^[A-Z0-9 ,/]{1,40}$/)
})

const DICTIONARY = '../shared/reference/customs/ace_error_dictionary.tsv'

test.runIf(existsSync(DICTIONARY))('a condition with a code has the narrative of the dictionary', () => {
  const rows = readFileSync(DICTIONARY, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
  const listed = new Map(rows.map(([code, narrative = '']) => [code, narrative.toUpperCase()]))
  for (const { code, narrative } of CONDITIONS) {
    if (code) expect([code, narrative]).toEqual([code, listed.get(code)])
  }
})
