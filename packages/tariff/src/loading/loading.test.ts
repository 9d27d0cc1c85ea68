import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parseDay } from '@edfe/domain/calendar'
import { describe, expect, test } from 'vitest'
import { notesOf, officialJson } from '../../test/fixtures/index.ts'
import { dutyOf } from '../duty/index.ts'
import { numbersOf } from '../measures/index.ts'
import { openSchedule, type Row } from '../schedule/index.ts'
import { shippedTariff } from '../shipped/index.ts'
import { grownLists } from './grown-lists.ts'
import {
  editionDifference,
  isOlderEdition,
  isStatistical,
  nameOfRelease,
  readEdition,
  readNotes,
  tariffWithEditions,
  unknownHeadings,
} from './index.ts'

const tariff = shippedTariff()
const [shipped] = tariff.schedules
/** Before the duties of section 301 of July 2026, whose headings the shipped schedule does not have yet. */
const FROM = parseDay('2026-07-01')!

const change = (number: string, with_: Partial<Row>): Row[] =>
  shipped.rows.map((row) => (row.number === number ? { ...row, ...with_ } : row))

const read = (rows: readonly Row[], notes = notesOf(tariff), from = FROM) =>
  readEdition({ schedule: officialJson(rows), notes, from, source: 'test', sha256: 'x' }, tariff)

const problemsOf = (...given: Parameters<typeof read>): string => {
  const found = read(...given)
  return 'problems' in found ? found.problems.join('; ') : 'taken'
}

describe('a new edition', () => {
  const LAMP = '94051160'
  const found = read(change(LAMP, { general: '9%' }), notesOf(tariff, { '20(d)': ['0101.21.00'] }))
  if ('problems' in found) throw new Error(found.problems.join())
  const { loaded } = found

  test('has the name that its notes print, and every row of the official JSON', () =>
    expect(loaded.edition).toMatchObject({ name: 'HTS 2026 Rev 5', rows: shipped.rows.length }))

  test('differs from the one before by the rate that changed, and by the number that a list gained', () => {
    expect(editionDifference(shipped, loaded.rows)).toEqual({
      added: [],
      dropped: [],
      changed: [{ number: LAMP, column: 'general', before: '7.6%', after: '9%' }],
    })
    expect(loaded.grown).toEqual([{ program: 'section-301-china', list: '20(d)', numbers: ['01012100'] }])
  })

  test('decides the duty of entries from its first day on, and of no earlier one', () => {
    const open = () => openSchedule(loaded.edition, loaded.rows)
    const now = tariffWithEditions(tariff, [{ ...loaded, open }])
    const dutyOn = (entryDate: string, hts: string, law = now) => {
      const line = dutyOf(law, { hts, origin: 'CN', entryDate: parseDay(entryDate)!, value: '10000' })
      return line.kind === 'duty' ? line.rows.map(({ number, amount }) => [number, amount]) : line.reason.id
    }
    expect(dutyOn('2026-07-01', '9405116010')).toContainEqual(['9405116010', '900.00'])
    expect(dutyOn('2026-06-30', '9405116010')).toEqual(dutyOn('2026-06-30', '9405116010', tariff))
    expect(dutyOn('2026-07-01', '0101210010')).toContainEqual(['99038802', '2500.00'])
    expect(dutyOn('2026-06-30', '0101210010')).not.toContainEqual(['99038802', '2500.00'])
  })
})

test('a row that is gone and a row that is new are named', () => {
  const rows = change('9405116010', { number: '9405116090' })
  expect(editionDifference(shipped, rows)).toMatchObject({ added: ['9405116090'], dropped: ['9405116010'] })
})

test('an edition without its notes has the name that it is given, and leaves the product lists as they are', () => {
  const files = { schedule: officialJson(shipped.rows), from: FROM, source: 'test', sha256: 'x' }
  expect(readEdition({ ...files, notes: { name: 'HTS 2026 Rev 98' } }, tariff)).toMatchObject({
    loaded: { edition: { name: 'HTS 2026 Rev 98' }, grown: [] },
  })
})

test('markup in texts, rates and units, as editions since 2026 Rev 15 have it, is no difference', () => {
  const style = '<sup style="font-size: smaller">2</sup>'
  const marked = shipped.rows.map((row) => ({
    ...row,
    description: `<i>${row.description}</i><br />`,
    general: row.general && `${row.general} <u></u>`,
    units: row.units.map((unit) => unit.replace('m²', `m${style}`)),
  }))
  const found = read(marked)
  if ('problems' in found) throw new Error(found.problems.join())
  expect(editionDifference(shipped, found.loaded.rows)).toEqual({ added: [], dropped: [], changed: [] })
  expect(found.loaded.rows.map(({ description }) => description)).toEqual(
    shipped.rows.map(({ description }) => description),
  )
})

describe('an edition is statistical', () => {
  const judge = (rows: readonly Row[]) => isStatistical(editionDifference(shipped, rows), shipped, rows)
  const suffix = shipped.rows.find(({ number }) => number === '9405116010')!
  const withRow = (row: Partial<Row>) => [...shipped.rows, { ...suffix, ...row }]

  test.each([
    ['when a suffix gets another number', change('9405116010', { number: '9405116090' }), true],
    ['when a suffix is added', withRow({ number: '9405116099' }), true],
    ['when nothing changes', shipped.rows, true],
    ['but not when a rate changes', change('94051160', { general: '9%' }), false],
    ['but not when a unit changes', change('9405116010', { units: ['kg'] }), false],
    ['but not when the new suffix has another rate', withRow({ number: '9405116099', general: '9%' }), false],
    ['but not when eight digits are added', withRow({ number: '94051199' }), false],
    ['but not when its eight digits are new too', withRow({ number: '9405119910' }), false],
  ])('%s', (_, rows, expected) => expect(judge(rows)).toBe(expected))
})

test('a heading of additional duties that no program files is named', () =>
  expect(unknownHeadings(tariff, ['99038803', '99038899', '94051199', '99041234'])).toEqual(['99038899']))

test.each([
  ['2026HTSRev21', 'HTS 2026 Rev 21'],
  ['2027HTSBasic', 'HTS 2027 Basic'],
  ['2027HTSBasicEdition', 'HTS 2027 Basic'],
  ['Rev 21', undefined],
])('the release %s is the edition %s', (release, name) => expect(nameOfRelease(release)).toBe(name))

test.each([
  ['HTS 2026 Rev 9', 'HTS 2026 Rev 10', true],
  ['HTS 2026 Rev 10', 'HTS 2026 Rev 9', false],
  ['HTS 2026 Rev 10', 'HTS 2026 Rev 10', false],
  ['HTS 2026 Rev 21', 'HTS 2027 Basic', true],
  ['HTS 2027 Basic', 'HTS 2027 Rev 1', true],
  ['a file', 'HTS 2027 Rev 1', false],
])('whether %s was published before %s: %s', (name, other, expected) =>
  expect(isOlderEdition(name, other)).toBe(expected),
)

describe('a file is refused whole', () => {
  const notes = notesOf(tariff)
  test.each([
    ['a rate that no rule reads', change('94051160', { general: '7,6 %' }), notes, /94051160: no rule reads/],
    ['a heading that is gone', change('99038803', { number: '99038899' }), notes, /9903\.88\.03 is gone/],
    [
      'a heading with another percentage',
      change('99038803', { general: 'The duty provided in the applicable subheading + 30%' }),
      notes,
      /9903\.88\.03 does not add 25% any more/,
    ],
    [
      'another percentage for goods of USMCA',
      change('99038218', { special: 'The duty provided in the applicable subheading + 20%' }),
      notes,
      /9903\.82\.18 does not add 25% any more/,
    ],
    [
      'a rate in place of column 2 with another percentage',
      change('99039008', { column2: '40%' }),
      notes,
      /9903\.90\.08 does not charge 35% any more/,
    ],
    [
      'a list that is not where it was',
      shipped.rows,
      notes.replace('Heading 9903.88.02 applies', 'Heading 9903.88.02 shall apply'),
      /list of note 20\(d\) is not where it was/,
    ],
    [
      'a list that became shorter',
      shipped.rows,
      notes.replace(/(\(d\) Heading 9903\.88\.02[^\n]*\n)\d{4}\.\d\d\.\d\d/, '$1'),
      /list of note 20\(d\) has 282 numbers, fewer than 283/,
    ],
    [
      'a listed number that the schedule lacks',
      shipped.rows,
      notesOf(tariff, { '20(d)': ['9405.11.99'] }),
      /note 20\(d\) lists 9405\.11\.99/,
    ],
    [
      'a sentence that is gone',
      shipped.rows,
      notes.replace('full customs value', 'value of the metal'),
      /sentence 'apply to the full customs value/,
    ],
    [
      'pages of two editions',
      shipped.rows,
      notes.replace('Revision 5', 'Revision 4'),
      /Rev 4, HTS 2026 Rev 5/,
    ],
  ])('for %s', (_, rows, text, problem) => expect(problemsOf(rows, text)).toMatch(problem))

  test('when headings that are in force on its first day are missing', () =>
    expect(problemsOf(shipped.rows, notes, parseDay('2026-07-24'))).toMatch(/9903\.05\.20 is gone/))

  test('when it is no array of rows', () =>
    expect(readEdition({ schedule: '[', notes, from: FROM, source: '', sha256: '' }, tariff)).toEqual({
      problems: ['schedule, row 0: the file is no JSON array of rows'],
    }))
})

/** The official text of HTS 2026 Rev 6, compressed by gzip: it is too large to keep here. */
const OFFICIAL = resolve(
  import.meta.dirname,
  '../../../../../shared/reference/tariff/chapter99_2026_rev_6.txt.gz',
)

const officialNotes = () => {
  const found = readNotes(gunzipSync(readFileSync(OFFICIAL)).toString('latin1'))
  if ('problems' in found) throw new Error(found.problems.join('; '))
  return found.notes
}

test.runIf(existsSync(OFFICIAL))('the official notes list nothing that the product lacks', () => {
  expect(officialNotes().name).toBe('HTS 2026 Rev 6')
  expect(grownLists(officialNotes(), tariff, parseDay('2026-04-08')!)).toEqual([])
})

test.runIf(existsSync(OFFICIAL))('the product lists no whole number of eight digits that they do not', () => {
  for (const { program, list, numbers } of officialNotes().lists) {
    const { lists } = tariff.programs.find(({ id }) => id === program)!.products!
    const listed = lists.filter(({ id }) => id === list).flatMap(numbersOf)
    const more = listed.filter((number) => number.length === 8 && !numbers.includes(number))
    expect(more, list).toEqual([])
  }
})
