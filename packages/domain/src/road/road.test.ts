import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inEnglish } from '../../test/in-english.ts'
import { addDays, parseDay } from '../calendar/index.ts'
import type { LetterSender } from './draft-letter.ts'
import { draftLetter } from './letters.ts'
import { bondOfPlan, type RoadPlan, volumeOf } from './plan.ts'
import { roadProgress } from './progress.ts'
import { stepToRemindOf } from './reminder.ts'
import { ROAD_LETTERS, ROAD_STEP_KEYS, ROAD_STEPS } from './steps.ts'

const NOTHING = { hasImporterNumber: false, hasBond: false, hasFilerCode: false, isConnected: false }
const PLAN: RoadPlan = {
  goods: 'LED lamps from Vietnam',
  entries_last_year: 31,
  value_last_year: '286000.00',
  entries_planned: 48,
  value_planned: '410000.00',
  owed_planned: '164000.00',
}
const SENDER: LetterSender = {
  name: 'Whitfield Lighting LLC',
  address: ['2200 E Artesia Blvd', 'Long Beach, CA 90805'],
  importerNumber: '84-123456700',
  bondNumber: '23B001234',
  surety: 'Surety 054',
  filerCode: '',
  port: '2704 Los Angeles, California',
  contact: 'Dana Whitfield',
  contactTitle: 'Owner',
  phone: '(562) 555-0142',
  email: 'dana@whitfield.example',
  plan: PLAN,
}

test('the road has eight steps, each with its source and the day it was read', () => {
  expect(ROAD_STEPS.map(({ key }) => key)).toEqual([...ROAD_STEP_KEYS])
  for (const { source } of ROAD_STEPS) {
    expect(source.name).not.toBe('')
    expect(source.read).toMatch(/^2026-\d\d-\d\d$/)
  }
})

test('a company that begins has 9 to 11 weeks before it, and steps whose time no source names', () => {
  const road = roadProgress(NOTHING, {})
  expect(road).toMatchObject({ done: 0, weeks: [9, 11], isLonger: true })
  expect(road.steps[0]).toMatchObject({ key: 'right_to_file', state: 'current' })
  expect(road.steps.slice(1).every(({ state }) => state === 'open')).toBe(true)
})

test('the current step is the first that neither the settings nor a member shows as done', () => {
  const road = roadProgress(
    { ...NOTHING, hasImporterNumber: true, hasBond: true },
    { right_to_file: '2026-11-16', letter_of_intent: '2026-11-20' },
  )
  expect(road).toMatchObject({ done: 4, weeks: [9, 10] })
  expect(road.steps.find(({ state }) => state === 'current')?.key).toBe('filer_code')
  expect(road.steps[1]).toEqual({ key: 'importer_number', state: 'done', isKnown: true })
  expect(road.steps[4]).toEqual({
    key: 'letter_of_intent',
    state: 'done',
    doneOn: '2026-11-20',
    isKnown: false,
  })
})

test('an organization with a filer code on a server that reaches CBP has only its payment left', () => {
  const all = { hasImporterNumber: true, hasBond: true, hasFilerCode: true, isConnected: true }
  expect(roadProgress(all, {})).toMatchObject({ done: 7, weeks: [0, 0], isLonger: true })
  expect(roadProgress(all, { payment: '2026-11-28' })).toMatchObject({ done: 8, isLonger: false })
})

test('a step more that is done never adds weeks, and all of them leave none', () => {
  const keys = fc.uniqueArray(fc.constantFrom(...ROAD_STEP_KEYS))
  fc.assert(
    fc.property(keys, fc.constantFrom(...ROAD_STEP_KEYS), (done, more) => {
      const noted = Object.fromEntries(done.map((key) => [key, '2026-11-01']))
      const before = roadProgress(NOTHING, noted)
      const after = roadProgress(NOTHING, { ...noted, [more]: '2026-11-02' })
      expect(after.weeks[0]).toBeLessThanOrEqual(before.weeks[0])
      expect(after.weeks[1]).toBeLessThanOrEqual(before.weeks[1])
      expect(before.weeks[0]).toBeLessThanOrEqual(before.weeks[1])
      expect(before.done + before.steps.filter(({ state }) => state !== 'done').length).toBe(8)
    }),
  )
  const all = Object.fromEntries(ROAD_STEP_KEYS.map((key) => [key, '2026-11-01']))
  expect(roadProgress(NOTHING, all).weeks).toEqual([0, 0])
})

test('180 entries and a million dollars a year are the usual volume, and either figure below is not', () => {
  const plan = (entries_planned: number | null, value_planned: string) =>
    volumeOf({ ...PLAN, entries_planned, value_planned })
  expect(plan(180, '1000000.00')).toBe('usual')
  expect(plan(179, '1000000.00')).toBe('below')
  expect(plan(180, '999999.99')).toBe('below')
  expect(plan(null, '1000000.00')).toBeUndefined()
  expect(plan(180, '')).toBeUndefined()
})

test('$164,000 of duty and fees in a year need the smallest bond, $50,000, and $612,000 one of $70,000', () => {
  expect(bondOfPlan(PLAN)).toBe(50_000_00n)
  expect(bondOfPlan({ ...PLAN, owed_planned: '612000.00' })).toBe(70_000_00n)
  expect(bondOfPlan({ ...PLAN, owed_planned: '' })).toBeUndefined()
})

const english = (sentence: unknown): string => JSON.stringify(sentence)

test('a letter to the port says that the volume is below the usual one, and only then', () => {
  const below = (plan: RoadPlan) =>
    draftLetter('filer_code', { ...SENDER, plan }).paragraphs.some(
      ({ id }) => id === 'road-letter.filer.below',
    )
  expect(below(PLAN)).toBe(true)
  expect(below({ ...PLAN, entries_planned: 200, value_planned: '2000000.00' })).toBe(false)
  expect(below({ ...PLAN, entries_planned: null })).toBe(false)
})

test('the data for Form 5106 have the company, its number and the range of planned entries, and leave the rest to be written by hand', () => {
  const rows = (entries_planned: number | null) =>
    draftLetter('importer_number', { ...SENDER, plan: { ...PLAN, entries_planned } })
      .paragraphs.map(inEnglish)
      .join('\n')
      .split('\n')
  expect(rows(48)).toEqual(
    expect.arrayContaining([
      '1A Importer name: Whitfield Lighting LLC',
      '1B IRS number: 84-123456700',
      '1H Entries planned in a year: 48, which is 25 or more per year',
      '2A Mailing address: 2200 E Artesia Blvd, Long Beach, CA 90805',
      'Type of this address: ____________________',
      'Business of the company: import of LED lamps from Vietnam',
      'Name, title and signature of who certifies the form: ____________________',
    ]),
  )
  const range = (entries: number | null) => rows(entries).find((row) => row.startsWith('1H'))
  expect([0, 4, 5, 24, 25].map((entries) => range(entries)?.split('which is ')[1])).toEqual([
    'I do not intend to import',
    '1-5 per year',
    '5-25 per year',
    '5-25 per year',
    '25 or more per year',
  ])
  expect(range(null)).toMatch(/which is \[write in\]$/)
  expect(rows(48).join(' ')).toContain('This sheet is not the form')
})

test("the letters for ACH have the payer's numbers and the member to ask, and leave the bank to be written by hand", () => {
  const text = (letter: 'ach_debit' | 'ach_credit') =>
    draftLetter(letter, { ...SENDER, filerCode: 'B76' })
      .paragraphs.map(inEnglish)
      .join('\n')
  expect(text('ach_debit').split('\n')).toEqual(
    expect.arrayContaining([
      'Payer importer number, with suffix: 84-123456700',
      'Payer company address: 2200 E Artesia Blvd, Long Beach, CA 90805',
      'Payer contact name: Dana Whitfield',
      'ACH bank account number: ____________________',
      'Broker or filer, 3 digit filer code: B76',
    ]),
  )
  expect(text('ach_credit').split('\n')).toEqual(
    expect.arrayContaining([
      'Payer identification number: 84-123456700',
      'Name and signature of company official: ____________________',
    ]),
  )
  for (const letter of ['ach_debit', 'ach_credit'] as const) expect(text(letter)).toContain('is not the form')
})

test('each letter names the company, and marks what the organization has not said as a gap', () => {
  for (const letter of ROAD_LETTERS) {
    const whole = english(draftLetter(letter, { ...SENDER, filerCode: 'B76' }))
    expect(whole).toContain('Whitfield Lighting LLC')
    expect(whole).not.toContain('road-letter.gap')
    expect(english(draftLetter(letter, { ...SENDER, importerNumber: '' }))).toContain('road-letter.gap')
  }
})

test('an organization is reminded of its next step after as long as it takes, two weeks at least and four where nobody names a time', () => {
  const since = parseDay('2026-03-01')!
  const reminded = (done: Parameters<typeof roadProgress>[1], days: number) =>
    stepToRemindOf(roadProgress(NOTHING, done), since, addDays(since, days))?.key
  const first = { right_to_file: '2026-02-16' }
  expect([13, 14].map((days) => reminded(first, days))).toEqual([undefined, 'importer_number'])
  const second = { ...first, importer_number: '2026-02-20' }
  expect([27, 28].map((days) => reminded(second, days))).toEqual([undefined, 'bond'])
  const third = { ...second, bond: '2026-02-25' }
  expect([41, 42].map((days) => reminded(third, days))).toEqual([undefined, 'filer_code'])
  const all = Object.fromEntries(ROAD_STEP_KEYS.map((key) => [key, '2026-02-16']))
  expect(reminded(all, 400)).toBeUndefined()
})
