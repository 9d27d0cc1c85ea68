import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FILING_RULES } from './index.ts'

const DECISION = readFileSync('docs/decisions/0028-conditions-that-only-warn.md', 'utf8')

/** The conditions of the first table, in the first cell of each row. */
const listed = (DECISION.split('These refuse less than they name')[0] ?? '')
  .split('\n')
  .flatMap((row) => /^\| ([0-9AB].*?) \|/.exec(row)?.[1]?.split(', ') ?? [])

const warned = FILING_RULES.filter(({ severity }) => severity === 'warning').flatMap(
  ({ source }) => /conditions? ([0-9AB].*?)(?:;|$)/.exec(source)?.[1]?.split(/, | and /) ?? [],
)

test('decision 28 lists every condition of CBP of which a filing rule only warns', () => {
  expect([...new Set(listed)].sort()).toEqual([...new Set(warned)].sort())
})
