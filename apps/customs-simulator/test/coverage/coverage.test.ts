import { existsSync, readFileSync } from 'node:fs'
import { explainCondition } from '@edfe/domain/reference'
import { expect, test } from 'vitest'
import { NARRATIVES } from '../../src/answer/conditions.ts'
import { renderCoverage } from './coverage-page.ts'
import { NOT_PRODUCED, OTHER_MESSAGES } from './not-produced.ts'
import { codesOf, IN_TEST_FILES, producedConditions } from './produced.ts'

const produced = producedConditions()
const notProduced = Object.values(NOT_PRODUCED).flatMap(codesOf)

test('docs/simulator-coverage.md is the table of the conditions', async () => {
  await expect(renderCoverage()).toMatchFileSnapshot('../../../../docs/simulator-coverage.md')
})

test('every condition that the simulator knows has a test that causes it', () => {
  expect(Object.keys(NARRATIVES).filter((code) => !produced.has(code))).toEqual([])
})

test.each(Object.entries(IN_TEST_FILES))('%s names its codes', (file, codes) => {
  const source = readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8')
  expect(codesOf(codes).filter((code) => !source.includes(`'${code}'`))).toEqual([])
})

test('a code is produced, or has one reason why not', () => {
  expect(notProduced.filter((code) => produced.has(code))).toEqual([])
  expect(notProduced.filter((code, index) => notProduced.indexOf(code) < index)).toEqual([])
})

test('a person reads in plain words what every condition means that the simulator can answer', () => {
  const unexplained = [...produced.keys()].filter(
    (code) => explainCondition(code).title === `CBP condition ${code}`,
  )
  expect(unexplained).toEqual([])
})

const dictionary = '../shared/reference/customs/ace_error_dictionary.tsv'

test.runIf(existsSync(dictionary))('no code of the error dictionary is without one of the two', () => {
  const codes = readFileSync(dictionary, 'utf8')
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t')[0]!)
    .filter((code) => /^[0-9A-Z]{3}$/.test(code) && !OTHER_MESSAGES.test(code))
  expect(codes.length).toBeGreaterThan(700)
  const known = new Set([...produced.keys(), ...notProduced])
  expect(codes.filter((code) => !known.has(code))).toEqual([])
  const listed = new Set(codes)
  expect([...known].filter((code) => !listed.has(code))).toEqual([])
})
