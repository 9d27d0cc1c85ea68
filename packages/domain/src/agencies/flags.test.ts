import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SAMPLE_STATEMENTS } from '../../test/agencies/index.ts'
import { DISCLAIMERS } from '../reference/index.ts'
import type { AgencyStatement } from './agency-data.ts'
import { AGENCY_FLAGS, FLAG_SOURCE } from './flags.ts'
import { judgeFlags } from './programs/judge-program.ts'
import { AGENCY_QUESTIONS, QUESTION_GRADE, questionsOf } from './questions.ts'
import { flagsOfTariff } from './tariff-flags.ts'

const found = (statements: AgencyStatement[], ...flags: string[]) =>
  judgeFlags(statements, flags).map(({ condition, place }) => [condition.narrative, place.join('.')])
const disclaimed = (agency: string, program: string, disclaimer: string): AgencyStatement => ({
  agency,
  program,
  disclaimer,
  articles: [],
})

test.each(AGENCY_FLAGS)(
  'flag $code takes its disclaimers and no other',
  ({ code, agency, programs, disclaimers }) => {
    for (const letter of Object.keys(DISCLAIMERS)) {
      const expected = disclaimers.includes(letter) ? [] : [['DISCLAIMER NOT ALLOWED PER FLAG', '0']]
      expect(found([disclaimed(agency, programs[0]!, letter)], code)).toEqual(expected)
    }
  },
)

test.each(AGENCY_FLAGS)('flag $code is answered with data or a disclaimer', ({ code, need, disclaimers }) => {
  const isAsked = need === 'must' || disclaimers !== ''
  expect(found([], code)).toEqual(isAsked ? [['DATA OR DISCLAIMER MISSING PER FLAG', '']] : [])
})

test('data answer a flag, and data with a disclaimer contradict it', () => {
  const wine = SAMPLE_STATEMENTS.wine!
  expect(found([wine], 'TB2')).toEqual([])
  expect(found([{ ...wine, disclaimer: 'A' }], 'TB1')).toEqual([['DISCLAIMED YET DATA ARE SENT', '0']])
  expect(found([disclaimed('FDA', 'FOO', 'A')])).toEqual([])
})

test.each([
  ['9401692010', ['AL1']],
  ['9401.61.40.01', ['AL1']],
  ['0101210010', []],
  ['9999999999', []],
])('the flags of %s by the lists', (hts, expected) => {
  expect(flagsOfTariff(hts).map(({ code }) => code)).toEqual(expected)
})

test('a question is asked of its chapters', () => {
  expect(questionsOf('0409.00.0005').map(({ id }) => id)).toEqual(['eaten'])
  expect(questionsOf('9403.60.8081').map(({ id }) => id)).toEqual(['treats', 'wood', 'children'])
  expect(questionsOf('7326.90.8688')).toEqual([])
  expect(new Set(AGENCY_QUESTIONS.map(({ id }) => id)).size).toBe(AGENCY_QUESTIONS.length)
  expect(QUESTION_GRADE).toBe('D')
})

const CUSTOMS = '../shared/reference/customs'

describe.runIf(existsSync(`${CUSTOMS}/pga_flag_definitions.tsv`))('the flags agree with the lists', () => {
  const rowsOf = (file: string) =>
    readFileSync(`${CUSTOMS}/${file}`, 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'))

  test('every flag has its agency, its need and its programs', () => {
    const rows = rowsOf('pga_flag_definitions.tsv')
    expect(
      AGENCY_FLAGS.map(({ code, agency, need, programs }) => [code, agency, need, programs.join(' ')]),
    ).toEqual(
      rows.map(([code, agency, need, programs]) => [
        code,
        agency,
        need === 'required' ? 'must' : need,
        programs,
      ]),
    )
    expect(rows[0]?.[6]).toContain(FLAG_SOURCE.edition)
  })

  test('a flag allows no disclaimer that the list does not, F and G aside', () => {
    for (const [code, , , , , listed = ''] of rowsOf('pga_flag_definitions.tsv')) {
      const flag = AGENCY_FLAGS.find((one) => one.code === code)!
      const letters = listed.startsWith('none') ? [] : listed.split(' unless')[0]!.split(' ')
      const more = [...flag.disclaimers].filter((letter) => !letters.includes(letter))
      expect([code, more.filter((letter) => letter !== 'F' && letter !== 'G')]).toEqual([code, []])
    }
  })

  test('every number of the lists has its flags', () => {
    const byNumber = new Map<string, Set<string>>()
    for (const [hts = '', flag = ''] of rowsOf('pga_flags_by_hts.tsv')) {
      if (/^\w+$/.test(flag)) byNumber.set(hts, (byNumber.get(hts) ?? new Set()).add(flag))
    }
    const some = [...byNumber].filter((_, index) => index % 50 === 0)
    for (const [hts, flags] of some) {
      expect([hts, flagsOfTariff(hts).map(({ code }) => code)]).toEqual([
        hts,
        expect.arrayContaining([...flags]),
      ])
    }
  })
})
