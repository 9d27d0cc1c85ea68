import { describe, expect, test } from 'vitest'
import { SAMPLE_ANSWERS, SAMPLE_FACTS } from '../../../test/agencies/index.ts'
import { judgeAgencyData } from '../judge-agency-data.ts'
import type { AgencyFact, ProgramQuestion } from './form.ts'
import { AGENCY_PROGRAMS, judgePrograms, programOf } from './index.ts'
import { answersOf, type GivenAnswer, judgeAnswers, statementOf } from './judge-answers.ts'

const SAMPLES = Object.entries(SAMPLE_ANSWERS).map(([title, { program: code, processing, given }]) => {
  const program = AGENCY_PROGRAMS.find(
    (one) => one.programs.includes(code) && (!one.processing || one.processing === processing),
  )
  return { title, code, program: program!, given }
})

const judged = (
  { program, code }: (typeof SAMPLES)[number],
  given: readonly GivenAnswer[],
  facts = SAMPLE_FACTS,
) => judgeAnswers(program, code, answersOf(program, given, facts), facts)

test('no two questions of a program have one id', () => {
  for (const { form } of AGENCY_PROGRAMS) {
    const ids = form.groups.flatMap(({ questions }) => questions.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test('the codes of choices are in upper case, as every answer is filed', () => {
  for (const { form } of AGENCY_PROGRAMS) {
    const codes = form.groups.flatMap(({ questions }) =>
      questions.flatMap(({ choices }) => Object.keys(choices ?? {})),
    )
    expect(codes).toEqual(codes.map((code) => code.toUpperCase()))
  }
})

test('every program has sample answers', () => {
  expect(new Set(SAMPLES.map(({ program }) => program))).toEqual(new Set(AGENCY_PROGRAMS))
})

describe.each(SAMPLES)('$title', (sample) => {
  const { program, code, given } = sample

  test('the answers are a statement that neither the program nor the chapter refuses', () => {
    expect(judged(sample, given)).toEqual([])
    const statement = statementOf(program, code, answersOf(program, given, SAMPLE_FACTS), SAMPLE_FACTS)
    expect(programOf(statement)).toBe(program)
    expect(judgePrograms([statement])).toEqual([])
    expect(judgeAgencyData({ description: 'GOODS', statements: [statement] }, '01')).toEqual([])
  })

  test('every answer is in the statement', () => {
    const statement = statementOf(program, code, answersOf(program, given, SAMPLE_FACTS), SAMPLE_FACTS)
    const said = JSON.stringify(statement)
    for (const { value = '' } of given) {
      for (const part of value.split(', ')) expect(said).toContain(`"${part}"`)
    }
  })

  test('each question that is not answered is missed at its place, and each fact of the entry', () => {
    for (const { id: group, questions } of program.form.groups) {
      for (const { id, optional, known } of questions) {
        const rest = given.filter(({ question }) => question !== id)
        const facts = known ? { ...SAMPLE_FACTS, origin: '' } : SAMPLE_FACTS
        const found = judged(sample, rest, facts)
        const missing = expect.objectContaining({ fault: 'missing', group, row: 0, question: id })
        if (optional) expect(found).not.toContainEqual(missing)
        else if (questions.length > 1 || group === 'product') expect(found).toContainEqual(missing)
        else expect(found).toContainEqual(expect.objectContaining({ fault: 'no-row', group }))
      }
    }
    for (const fact of program.form.needs) {
      const missing = { fault: 'fact', fact, refuses: expect.any(Boolean) }
      const [first] = judged(sample, given, { ...SAMPLE_FACTS, [fact]: undefined })
      expect(first).toEqual(missing)
    }
  })

  test('a fact that no question and no need names is not in the statement', () => {
    const used = new Set<AgencyFact>(program.form.needs)
    for (const fact of Object.keys(SAMPLE_FACTS) as AgencyFact[]) {
      if (used.has(fact) || fact === 'origin') continue
      const without = statementOf(
        program,
        code,
        answersOf(program, given, { ...SAMPLE_FACTS, [fact]: undefined }),
        { ...SAMPLE_FACTS, [fact]: undefined },
      )
      const withIt = statementOf(program, code, answersOf(program, given, SAMPLE_FACTS), SAMPLE_FACTS)
      expect(without).toEqual(withIt)
    }
  })
})

const factsOf = (title: string, ...facts: AgencyFact[]) => {
  const sample = SAMPLES.find((one) => one.title === title)!
  const blank = Object.fromEntries(facts.map((fact) => [fact, undefined]))
  return judged(sample, sample.given, { ...SAMPLE_FACTS, ...blank }).flatMap((fault) =>
    fault.fault === 'fact' ? [[fault.fact, fault.refuses]] : [],
  )
}

test('a missing fact refuses as far as the paper that asks for it does', () => {
  expect(factsOf('food', 'contact')).toEqual([['contact', true]])
  expect(factsOf('food', 'consignee')).toEqual([['consignee', false]])
  expect(factsOf('cosmetic', 'contact')).toEqual([['contact', false]])
  expect(factsOf('cosmetic', 'manufacturer', 'shipper', 'importer', 'consignee')).toEqual([
    ['manufacturer', true],
    ['shipper', true],
    ['importer', true],
    ['consignee', true],
  ])
  expect(factsOf('Lacey Act', 'importer')).toEqual([['importer', true]])
  expect(factsOf('wine', 'importer')).toEqual([['importer', false]])
})

const UNREADABLE: Partial<Record<ProgramQuestion['kind'], string>> = {
  code: 'Ä1',
  number: '12.345',
  country: 'Italy',
  countries: 'US PL SE FI NO',
  day: '08/01/2026',
  time: '2460',
  choice: 'EP9',
  yes: 'N',
}

test('an answer that has not the form of its kind is found where it was given', () => {
  const seen = new Set<string>()
  for (const sample of SAMPLES) {
    for (const { id: group, questions } of sample.program.form.groups) {
      for (const { id, kind, maxLength } of questions) {
        const wrong = UNREADABLE[kind] ?? 'A'.repeat(maxLength + 1)
        seen.add(kind)
        const rest = sample.given.filter(({ question }) => question !== id)
        const found = judged(sample, [...rest, { question: id, row: '0', value: wrong }])
        const unreadable = { fault: 'unreadable', group, row: 0, question: id, refuses: true }
        expect(found, `${id}: ${wrong}`).toContainEqual(unreadable)
      }
    }
  }
  expect(seen).toEqual(new Set([...Object.keys(UNREADABLE), 'text']))
})

test('once all is answered, the rules of the program judge: food needs one of its three registrations', () => {
  const food = SAMPLES.find(({ title }) => title === 'food')!
  const found = judged(
    food,
    food.given.filter(({ question }) => question !== 'facility_registration'),
  )
  expect(found.map((fault) => (fault.fault === 'program' ? fault.finding.condition.narrative : ''))).toEqual([
    'MISSING PG23 PER PROGRAM',
    'FOOD FACILITY REGISTRATION MISSING',
  ])
})

test('the country of the goods is known until another is given', () => {
  const food = SAMPLES.find(({ title }) => title === 'food')!
  expect(answersOf(food.program, [], SAMPLE_FACTS).product?.[0]?.made_in).toBe('IT')
  const typed = [{ question: 'made_in', row: '0', value: 'FR' }]
  expect(answersOf(food.program, typed, SAMPLE_FACTS).product?.[0]?.made_in).toBe('FR')
})

const LITERS = [{ amount: '9000.125', unit: 'L' }]

test('the liters of wine are known from the line', () => {
  const wine = SAMPLES.find(({ title }) => title === 'wine')!
  const liters = (quantities: typeof LITERS) =>
    answersOf(wine.program, [], { ...SAMPLE_FACTS, quantities }).product?.[0]?.liters
  expect(liters(LITERS)).toBe('9000.13')
  expect(liters([{ amount: '750', unit: 'KG' }])).toBeUndefined()
})

test('the wood of a footstool is declared under its number, after the chair and its parties', () => {
  const { program, given } = SAMPLES.find(({ title }) => title === 'Lacey Act')!
  const { articles } = statementOf(program, 'APL', answersOf(program, given, SAMPLE_FACTS), SAMPLE_FACTS)
  const said = articles.map(({ codes, items }) => [
    codes,
    items.flatMap((item) => ('record' in item && item.record === 'PG04' ? [item.values.name] : [])),
  ])
  expect(said).toEqual([
    [[], ['SEAT', 'FRAME']],
    [[{ kind: 'SKU', number: 'STOOL-7' }], ['FOOT']],
  ])
})

test('the plant material of a line is that of one unit, times the units', () => {
  const { program } = SAMPLES.find(({ title }) => title === 'Lacey Act')!
  const facts = { ...SAMPLE_FACTS, quantities: [{ amount: '120', unit: 'NO' }] }
  const each = { question: 'each', row: '0', value: '2.25' }
  expect(answersOf(program, [each], facts).plants?.[0]?.quantity).toBe('270.00')
  expect(answersOf(program, [each], SAMPLE_FACTS).plants?.[0]?.quantity).toBeUndefined()
  const typed = { question: 'quantity', row: '0', value: '268.5' }
  expect(answersOf(program, [each, typed], facts).plants?.[0]?.quantity).toBe('268.5')
})
