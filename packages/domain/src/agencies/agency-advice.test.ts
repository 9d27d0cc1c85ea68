import { expect, test } from 'vitest'
import { agencyAdvice, flagAsks, flagNeeds } from './agency-advice.ts'
import { FILED_ELSEWHERE } from './elsewhere.ts'
import { AGENCY_FLAGS } from './flags.ts'
import { AGENCY_PROGRAMS, programNamed } from './programs/index.ts'
import { AGENCY_QUESTIONS } from './questions.ts'
import { flagsOfTariff } from './tariff-flags.ts'

const ids = (hts: string) => agencyAdvice(hts).map(({ id }) => id)

test('honey is asked about food, and the answer says what to ask the supplier for', () => {
  const [eaten] = agencyAdvice('0409.00.0005')
  expect(eaten?.id).toBe('eaten')
  expect(eaten?.help.defaultMessage).toContain('Ask the supplier for the registration number of the facility')
})

test('the supplier of honey is asked for its facility, and the one of a wooden chair for each wood', () => {
  const asked = (hts: string) =>
    agencyAdvice(hts).flatMap(({ supplier }) => supplier.map(({ defaultMessage }) => defaultMessage))
  expect(asked('0409.00.0005')[0]).toContain('registration number of the facility that makes the food')
  expect(asked('9401.61.4011').join()).toMatch(
    /genus and species.*the country in which the plant was harvested/,
  )
})

test('every program says what to ask the supplier for', () => {
  expect(AGENCY_PROGRAMS.filter(({ supplier }) => supplier.length === 0)).toEqual([])
})

test('a chair of wood has the flag of the Lacey Act, and is not asked about wood again', () => {
  expect(ids('9401.61.4011')).toContain('AL1')
  expect(ids('9401.61.4011')).not.toContain('wood')
})

test.each([
  ['meat', '0201.30.0200', 'meat', /health certificate of the country of export.*PHIS/],
  ['shrimp', '0306.17.0041', 'shrimp', /DS-2031/],
  ['an organic vegetable', '0702.00.2099', 'organic', /NOP import certificate/],
  ['a rifle', '9303.30.8017', 'weapon', /permit of ATF/],
  ['leather of a wild animal', '4103.20.3000', 'wild', /form 3-177.*eDecs/],
])('%s says which paper its agency asks for, and that its data are filed elsewhere', (_, hts, id, paper) => {
  const help = agencyAdvice(hts).find((one) => one.id === id)?.help
  expect(help?.params).toMatchObject({
    paper: { defaultMessage: expect.stringMatching(paper) },
    elsewhere: { defaultMessage: expect.stringContaining('cannot be filed here') },
  })
})

test('APHIS asks of bulbs which plants they are, and of milk for the papers of animal products', () => {
  const [bulbs] = agencyAdvice('0601.10.1500').filter(({ id }) => id === 'AQ2')
  expect(bulbs?.supplier.map(({ defaultMessage }) => defaultMessage).join()).toContain(
    'phytosanitary certificate',
  )
  const [milk] = agencyAdvice('0401.10.0000').filter(({ id }) => id === 'AQ1')
  expect(milk?.help.params).toMatchObject({
    paper: { defaultMessage: expect.stringContaining('Animals, products of them') },
  })
})

test('every agency with a flag has a program here, or words for what it asks elsewhere', () => {
  const named = AGENCY_FLAGS.filter(
    ({ agency, programs }) =>
      !FILED_ELSEWHERE[agency] &&
      !AGENCY_PROGRAMS.some(
        (one) => one.agency === agency && one.programs.some((code) => programs.includes(code)),
      ),
  )
  expect(named).toEqual([])
})

test.each([
  ['AL2', 'requires data about all goods'],
  ['AL1', 'or the reason why there is none'],
  ['AQX', 'Where it does not, nothing is filed'],
])('flag %s says what it asks: %s', (code, words) => {
  const flag = AGENCY_FLAGS.find((one) => one.code === code)!
  expect(flagAsks(flag).defaultMessage).toContain(words)
})

test('a number of chapter 98 has no advice, though a list has it: the goods have a number too', () => {
  expect(flagsOfTariff('9801.00.1010')).not.toEqual([])
  expect(agencyAdvice('9801.00.1010')).toEqual([])
})

test('a number that no agency is known for has no advice', () => {
  expect(agencyAdvice('7318.15.2010')).toEqual([])
})

test.each([
  ['a tire', '4011.10.1010', 'vehicle-part'],
  ['a car', '8703.23.0120', 'road'],
  ['beer', '2203.00.0030', 'beer'],
  ['wine', '2204.21.5005', 'wine'],
  ['whisky', '2208.30.3030', 'spirits'],
  ['a cigar', '2402.10.8080', 'tobacco'],
])('%s is asked about its own kind of goods', (_, hts, id) => expect(ids(hts)).toContain(id))

test('a question that names a program names one that is defined, or that is filed elsewhere', () => {
  const elsewhere = AGENCY_QUESTIONS.filter(
    ({ agency, program }) =>
      program && !programNamed(agency, program) && !programNamed(agency, program, 'REF'),
  )
  expect(elsewhere.map(({ id }) => id)).toEqual(['meat', 'wild', 'shrimp'])
})

test('the flags of a number are met by what the line says to their agency', () => {
  const chair = { htsus: '9401.61.4011' }
  const needs = (agency_statements: { agency: string; program: string }[]) =>
    flagNeeds({ ...chair, agency_statements }).map(({ id, met }) => [id, met])
  expect(needs([])).toEqual([['AL1', false]])
  expect(needs([{ agency: 'APH', program: 'APL' }])).toEqual([['AL1', true]])
  expect(flagNeeds({ htsus: '9405.41.8440' })).toEqual([])
})
