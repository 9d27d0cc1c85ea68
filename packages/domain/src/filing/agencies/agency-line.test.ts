import { expect, test } from 'vitest'
import { releasedEntry, ruleContext } from '../../../test/filing/index.ts'
import type { LineItem } from '../../entry/draft.ts'
import type { RuleContext } from '../../rules/context.ts'
import { filingContext } from '../filing-context.ts'
import { agencyCodeListsOf } from './agency-codes.ts'
import { agencyLines } from './agency-line.ts'

const rules = ruleContext()

function lineOf(agency_statements: LineItem['agency_statements'], known: Partial<RuleContext> = {}) {
  const draft = releasedEntry()
  const line = { ...draft.line_items![0]!, agency_statements }
  const [judged] = agencyLines(filingContext({ ...draft, line_items: [line] }, rules), { ...rules, ...known })
  return judged!
}

const words = (open: ReturnType<typeof lineOf>['open']) =>
  open.map(({ to, isUnreadable, words: asked }) => [
    to.agency,
    isUnreadable,
    asked.map(({ defaultMessage }) => defaultMessage),
  ])

test('all that is asked of a line is said at once, of each statement and of each kind', () => {
  const line = lineOf([
    { agency: 'NHT', program: 'REI', answers: [{ question: 'brand', row: '0', value: '燈' }] },
    { agency: 'EPA', program: 'TS1' },
    { agency: 'TTB', program: 'WIN' },
    { agency: 'FSI', program: 'FSI' },
    { agency: 'AMS', program: 'MO' },
  ])
  expect(words(line.open)).toEqual([
    ['NHTSA', false, ['Make', 'Box of form HS-7', 'I declare that this statement of form HS-7 is true']],
    ['EPA', false, ['What do you certify?']],
  ])
  expect(words(line.doubts)).toEqual([
    ['TTB', false, ['Brand on the label', 'Number of the label approval (COLA)', 'Liters in the line']],
  ])
  expect(line.undefinedPrograms).toHaveLength(2)
  expect(line.missingFacts.map(({ to, fact }) => [to.agency, fact])).toEqual([['EPA', 'contact']])
})

test('questions without an answer and answers of another form are two sentences of one statement', () => {
  const line = lineOf([
    { agency: 'EPA', program: 'TS1', answers: [{ question: 'declaration', row: '0', value: 'EP9' }] },
    { agency: 'NHT', program: 'REI', answers: [{ question: 'box', row: '0', value: 'A1234567' }] },
  ])
  expect(words(line.open)).toEqual([
    ['EPA', true, ['What do you certify?']],
    ['NHTSA', false, ['Make', 'I declare that this statement of form HS-7 is true']],
    ['NHTSA', true, ['Box of form HS-7']],
  ])
})

test('a code that its loaded list does not have is said once; a list that nobody loaded judges nothing', () => {
  const food = {
    agency: 'FDA',
    program: 'FOO',
    answers: [
      { question: 'processing', row: '0', value: 'XYZ' },
      ...['ct', 'BX', 'BX'].map((value, row) => ({ question: 'unit', row: `${row}`, value })),
    ],
  }
  const agencyCodes = new Map([['unit', new Set(['CT'])]])
  const said = ({ unknownCodes }: ReturnType<typeof lineOf>) =>
    unknownCodes.map(({ to, code, question }) => [to.agency, code, question.defaultMessage])
  expect(said(lineOf([food], { agencyCodes }))).toEqual([['FDA', 'BX', 'Unit']])
  expect(said(lineOf([{ ...food, disclaimer: 'A' }], { agencyCodes }))).toEqual([])
  expect(said(lineOf([food]))).toEqual([])
})

test('the lists of a draft are those of the programs that it gives data to', () => {
  const statements = [
    { agency: 'FDA', program: 'FOO' },
    { agency: 'APH', program: 'APL' },
    { agency: 'CPS', program: 'CPS', disclaimer: 'A' },
  ]
  expect(
    agencyCodeListsOf({ line_items: [{ id: 'line', line_number: 1, agency_statements: statements }] }),
  ).toEqual(['fda-processing', 'intended-use', 'unit'])
})
