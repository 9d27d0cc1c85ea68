import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { row, SAMPLE_STATEMENTS } from '../../../test/agencies/index.ts'
import { AGENCY_ROWS, type AgencyItem, type AgencyStatement } from '../agency-data.ts'
import { judgeAgencyData } from '../judge-agency-data.ts'
import { AGENCY_PROGRAMS, judgePrograms, programOf } from './index.ts'

const SAMPLES = Object.entries(SAMPLE_STATEMENTS)
const narratives = (statement: AgencyStatement) =>
  judgePrograms([statement]).map(({ condition }) => condition.narrative)

/** The sample with other items in its product. */
const withItems = (statement: AgencyStatement, change: (items: readonly AgencyItem[]) => AgencyItem[]) => ({
  ...statement,
  articles: statement.articles.map((article) => ({ ...article, items: change(article.items) })),
})
const without = (statement: AgencyStatement, record: string) =>
  withItems(statement, (items) => items.filter((item) => !('record' in item && item.record === record)))
const blank = (statement: AgencyStatement, record: string, field: string) =>
  withItems(statement, (items) =>
    items.map((item) =>
      'record' in item && item.record === record
        ? { ...item, values: { ...item.values, [field]: '' } }
        : item,
    ),
  )
const added = (statement: AgencyStatement, ...more: AgencyItem[]) =>
  withItems(statement, (items) => [...items, ...more])
const set = (statement: AgencyStatement, record: string, values: Record<string, string>) =>
  withItems(statement, (items) =>
    items.map((item) =>
      'record' in item && item.record === record ? { ...item, values: { ...item.values, ...values } } : item,
    ),
  )

test('every program has a sample, and none of them is refused or warned about', () => {
  expect(new Set(SAMPLES.map(([, statement]) => programOf(statement)))).toEqual(new Set(AGENCY_PROGRAMS))
  for (const [name, statement] of SAMPLES) {
    expect([name, narratives(statement)]).toEqual([name, []])
    expect([name, judgeAgencyData({ description: 'GOODS', statements: [statement] }, '01')]).toEqual([
      name,
      [],
    ])
  }
})

describe.each(SAMPLES)('%s', (_, statement) => {
  const program = programOf(statement)!

  test('each record that it must have is missed', () => {
    for (const { record } of program.records.filter(({ need }) => need === 'M')) {
      expect(narratives(without(statement, record))).toContainEqual(
        expect.stringMatching(`^MISSING ${record} PER (PGA|PROGRAM)$`),
      )
    }
  })

  test('each field that it must have is missed', () => {
    for (const { record, fields } of program.records) {
      for (const { name } of fields) {
        expect(narratives(blank(statement, record, name))).toContain(
          `${record} ${name.toUpperCase()} MISSING PER PROGRAM`,
        )
      }
    }
    for (const { name } of program.head) {
      // Without its processing a reference is no reference any more.
      if (name === 'processing' && program.processing) continue
      expect(narratives({ ...statement, [name]: '' })).toContain(
        `PG01 ${name.toUpperCase()} MISSING PER PROGRAM`,
      )
    }
    const bare = { ...statement, articles: statement.articles.map((article) => ({ ...article, codes: [] })) }
    for (const { name } of program.codes) {
      expect(narratives(bare)).toContain(`PG02 ${name} MISSING PER PROGRAM`)
    }
  })

  test('each party that it must have is missed, as well as its paper is known', () => {
    for (const { role } of program.roles) {
      const found = judgePrograms([
        withItems(statement, (items) =>
          items.filter((item) => !('record' in item && item.record === 'PG19' && item.values.role === role)),
        ),
      ])
      expect(found).toContainEqual(
        expect.objectContaining({
          condition: expect.objectContaining({ narrative: `PARTY ${role} MISSING PER PROGRAM` }),
          grade: program.rolesGrade,
        }),
      )
    }
  })

  test('each record that it does not ask for is refused, and each one too many', () => {
    const asked = program.records.map(({ record }) => record)
    for (const record of AGENCY_ROWS.filter((id) => !asked.includes(id))) {
      expect(narratives(added(statement, row(record)))).toContain(`${record} NOT ALLOWED PER PROGRAM`)
    }
    for (const { record, most } of program.records.filter(({ most }) => most < 99)) {
      const more = Array.from({ length: most + 1 }, () => row(record))
      expect(narratives(added(statement, ...more))).toContain(`${record} TOO OFTEN PER PROGRAM`)
    }
  })

  test('what it says fits the columns of a narrative, and names a paper', () => {
    const bare = { ...statement, articles: [{ codes: [], items: AGENCY_ROWS.map((record) => row(record)) }] }
    for (const narrative of narratives(bare)) expect(narrative).toMatch(/^[A-Z0-9 ,-]{1,40}$/)
    expect(program.source).not.toBe('')
  })
})

const sample = (name: string) => SAMPLE_STATEMENTS[name]!
const [chair, bulbs, tsca, food, device, toy, tire] = [
  sample('Lacey Act'),
  sample('plants and seeds'),
  sample('TSCA'),
  sample('food'),
  sample('device'),
  sample('certificate in full'),
  sample('HS-7'),
]

const RULES: [narrative: string, statement: AgencyStatement][] = [
  ['PG04 NEEDS ITS PG05 AND PG06', added(chair, row('PG04', { name: 'BACK', quantity: '1.00', unit: 'KG' }))],
  ['SOURCE TYPE MUST BE HRV', set(chair, 'PG06', { sourceType: '39' })],
  ['PARTY IM OR CB MISSING PER PROGRAM', set(chair, 'PG19', { role: 'MF' })],
  ['PG25 VALUE OR PG29 QUANTITY MISSING', without(chair, 'PG25')],
  ['CATEGORY TYPE MUST BE AP0400 TO AP0800', set(bulbs, 'PG10', { categoryType: 'AP0100' })],
  ['DECLARATION MUST BE EP4 OR EP5', set(tsca, 'PG22', { declaration: 'EP3' })],
  ['PERSON AND CERTIFIER MUST BE CI', set(tsca, 'PG21', { role: 'IM' })],
  [
    'FDA PRODUCT CODE MUST HAVE 7 CHARACTERS',
    {
      ...food,
      articles: food.articles.map((article) => ({ ...article, codes: [{ kind: 'FDP', number: '04A' }] })),
    },
  ],
  ['INVALID AFFIRMATION OF COMPLIANCE CODE', added(food, row('PG23', { code: 'ZZZ' }))],
  ['AFFIRMATION NEEDS ITS NUMBER OR TEXT', added(food, row('PG23', { code: 'FCE' }))],
  ['ARRIVAL MUST HAVE STATUS A', set(food, 'PG30', { status: 'L' })],
  ['FOOD FACILITY REGISTRATION MISSING', set(food, 'PG23', { code: 'ERR' })],
  ['DEVICE REGISTRATION MISSING', set(device, 'PG23', { code: 'LST' })],
  ['DEVICE LISTING MISSING', set(device, 'PG23', { code: 'DEV' })],
  ['BRAND OF PROCESSING RED MISSING', without(device, 'PG07')],
  [
    'PRODUCT NUMBER MISSING PER PROGRAM',
    { ...toy, articles: toy.articles.map((article) => ({ ...article, codes: [] })) },
  ],
  ['TEST MUST HAVE STATUS L OR N', set(toy, 'PG30', { status: 'A' })],
  ['DAY OF THE TEST MISSING', set(toy, 'PG30', { date: '' })],
  ['HS-7 BOX UNKNOWN', set(tire, 'PG22', { conformance: '99' })],
  ['BOND ONLY FOR HS-7 BOX 3', added(tire, row('PG35', { surety: '054' }))],
]

test.each(RULES)('%s', (narrative, statement) => {
  expect(narratives(statement)).toContain(narrative)
})

test('each rule of a program has a case', () => {
  const named = new Set(
    AGENCY_PROGRAMS.flatMap(({ rules }) => rules.map(({ condition }) => condition.narrative)),
  )
  expect(new Set(RULES.map(([narrative]) => narrative))).toEqual(named)
})

test('components and lots count with their article', () => {
  const [product] = tsca.articles
  const twice = { ...tsca, articles: [{ codes: [], items: [] }, product!, product!] }
  expect(narratives(twice)).toEqual([])
  const lots = added(sample('cosmetic'), {
    rows: [row('PG26', { level: '1', quantity: '1.00', unit: 'CT' })],
  })
  expect(narratives(lots)).toEqual([])
})

test('a finding has its statement and its record, and a program without definition is not judged', () => {
  const found = judgePrograms([sample('wine'), blank(tsca, 'PG21', 'email')])
  expect(found.map(({ place }) => place)).toEqual([[1, 0, 0]])
  expect(
    judgePrograms([
      { ...tsca, program: 'VNE' },
      { ...tsca, articles: [], disclaimer: 'A' },
    ]),
  ).toEqual([])
})

test('the documentation has a row for each program, with its grade', () => {
  const rows = readFileSync('docs/agencies.md', 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('| no |'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
  expect(rows.map(([, agency, program, , , grade]) => [agency, program, grade])).toEqual(
    AGENCY_PROGRAMS.map(({ agency, programs, grade }) => [agency, programs.join(' '), grade]),
  )
})
