import { describe, expect, test } from 'vitest'
import { chargedAs, FREE_KINDS } from './charged-filings.ts'

const first = { isPractice: false, isAccepted: true, isPostSummary: false, wasOnFile: false }

test('the first summary that CBP accepts of an entry is charged', () =>
  expect(chargedAs(first, [])).toBe('summary'))

describe.each([
  ['a rejected summary', { ...first, isAccepted: false }, 'rejection'],
  ['the replacement of a summary on file', { ...first, wasOnFile: true }, 'replacement'],
  ['a post summary correction', { ...first, isPostSummary: true, wasOnFile: true }, 'correction'],
] as const)('%s', (_, filing, kind) => {
  test('is free', () => expect(chargedAs(filing, [])).toBeUndefined())
  test('is charged where the settings of the operator name it', () =>
    expect(chargedAs(filing, [kind])).toBe(kind))
})

test('a summary that CBP rejected before is charged once, when it is accepted', () => {
  const answers = [{ ...first, isAccepted: false }, first]
  expect(answers.map((answer) => chargedAs(answer, []))).toEqual([undefined, 'summary'])
})

test.each([first, { ...first, isAccepted: false }, { ...first, wasOnFile: true }])(
  'practice is free whatever the settings are',
  (filing) => expect(chargedAs({ ...filing, isPractice: true }, FREE_KINDS)).toBeUndefined(),
)
