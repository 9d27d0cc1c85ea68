import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  AE_LAYOUTS,
  AX_LAYOUTS,
  CERTIFIED_AE_LAYOUTS,
  type RecordLayout,
  SE_LAYOUTS,
  SO_LAYOUTS,
  SX_LAYOUTS,
  UC_LAYOUTS,
} from './index.ts'

const NOTICES = [...UC_LAYOUTS.values(), ...SO_LAYOUTS.values()].filter(({ id }) => /^(E\d|SO)/.test(id))
const layouts = [
  ...[...CERTIFIED_AE_LAYOUTS.values()].map((layout) => [`sent ${layout.id}`, layout] as const),
  ...[...SE_LAYOUTS.values()].map((layout) => [`of a release ${layout.id}`, layout] as const),
  ...[...SX_LAYOUTS.values()].map((layout) => [`answered ${layout.id}`, layout] as const),
  ...[...AX_LAYOUTS.values()].map((layout) => [`returned ${layout.id}`, layout] as const),
  ...NOTICES.map((layout) => [`notice ${layout.id}`, layout] as const),
]

test.each(layouts)('record %s fills columns 1 to 80 without gap or overlap', (_, layout) => {
  let next = 1
  for (const field of layout.fields) {
    expect([field.name, field.start]).toEqual([field.name, next])
    expect(field.end).toBeGreaterThanOrEqual(field.start)
    next = field.end + 1
  }
  expect(next).toBe(81)
})

test.each(layouts)('record %s names each field once and says where it was read', (_, layout) => {
  const names = layout.fields.map(({ name }) => name).filter(Boolean)
  expect(new Set(names).size).toBe(names.length)
  expect(names[0]).toBe('id')
  expect(layout.source.chapter).toMatch(/^ACE ABI CATAIR/)
  expect(layout.source.effective).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})

const REFERENCE = '../shared/reference/customs'

describe.runIf(existsSync(`${REFERENCE}/ae_input_records.tsv`))('the layouts agree with the chapter', () => {
  const rowsOf = (name: string) =>
    readFileSync(`${REFERENCE}/${name}`, 'utf8')
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'))

  /** Columns and class of every field, the classes aside that the chapter prints narrower than it uses. */
  const spans = (layout: RecordLayout) =>
    layout.fields.map(({ start, end, dataClass }) => `${start}-${end} ${dataClass}`)
  const WIDENED = ['20 3-6', '40 25-26', '47 4-18']

  test.each([...AE_LAYOUTS.values()].filter(({ id }) => /^(\d\d|CW02)$/.test(id)))(
    'record $id has its columns and classes',
    (layout) => {
      const expected = rowsOf('ae_input_records.tsv')
        .filter(([record]) => record === layout.id)
        .map(([, , , lengthClass = '', start, end]) => {
          const dataClass = lengthClass.split(' or ')[0]!.replace(/^\d+/, '').replace('(S)N', 'SN')
          const isWidened = WIDENED.includes(`${layout.id} ${start}-${end}`)
          return `${start}-${end} ${isWidened ? 'X' : dataClass}`
        })
      expect(spans(layout)).toEqual(expected)
    },
  )

  /** Dates that the transcription calls N, and quantities with implied decimals, are read as what they are. */
  const READ_AS: Record<string, string> = { N: 'D', '2 implied decimals': 'SN' }

  /** The records that were read in the answer to a status query. */
  const isMirrored = ({ source }: RecordLayout) => source.chapter.includes('by its WO records')

  test.each(NOTICES.filter((layout) => !isMirrored(layout)))(
    'record $id has the columns of the notification',
    (layout) => {
      const message = layout.id.startsWith('SO') ? `SO ${layout.id}` : `UC ${layout.id}`
      const rows = rowsOf('uc_sx_so_records.tsv').filter(([name]) => name?.split(' (')[0] === message)
      const expected = rows.map(([, , start, end, lengthClass = '', , notes = '']) => {
        const dataClass = lengthClass.replace(/^\d+/, '')
        const isDate = dataClass === 'N' && lengthClass === '6N'
        return `${start}-${end} ${isDate ? READ_AS.N : (READ_AS[notes] ?? dataClass)}`
      })
      expect(expected.length).toBeGreaterThan(1)
      expect(spans(layout)).toEqual(expected)
    },
  )

  /** Numbers without the meaning of a code, days, and the two that the chapter prints narrower than it uses. */
  const RELEASE_CLASSES: Record<string, string> = {
    'SE10 40': 'SN',
    'SE11 6': 'D',
    'SE13 60': 'AN',
    'SE15 60': 'SN',
    'SE16 14': 'D',
    'SE16 20': 'SN',
    'SE41 6': 'D',
    'SE41 12': 'SN',
    'SE60 15': 'SN',
    'SO40 60': 'SN',
    'SO42 27': 'D',
    'SO42 33': 'D',
    'SO42 39': 'SN',
    'SO70 11': 'D',
    'SO71 19': 'D',
  }
  const classOf = (record: string, start: string, field: string, lengthClass: string) =>
    RELEASE_CLASSES[`${record} ${start}`] ??
    (/filler|unlisted/i.test(field) ? 'S' : lengthClass.replace(/^\d+/, ''))

  test.each([...SE_LAYOUTS.values(), SX_LAYOUTS.get('SE90')!].filter(({ id }) => id.startsWith('SE')))(
    'record $id has the columns of a cargo release',
    (layout) => {
      const rows = rowsOf('cargo_release_records.tsv').filter(([record]) => record === layout.id)
      expect(rows.length).toBeGreaterThan(1)
      expect(spans(layout)).toEqual(
        rows.map(
          ([record = '', field = '', start = '', end, lengthClass = '']) =>
            `${start}-${end} ${classOf(record, start, field, lengthClass)}`,
        ),
      )
    },
  )

  test.each([...CERTIFIED_AE_LAYOUTS.values()].filter(({ id }) => id.startsWith('SE')))(
    'record $id has the columns of a certified summary',
    (layout) => {
      const rows = rowsOf('ae_input_records.tsv').filter(([record]) => record === layout.id)
      expect(rows.length).toBeGreaterThan(1)
      expect(spans(layout)).toEqual(
        rows.map(([record = '', , field = '', lengthClass = '', start = '', end]) => {
          const isOtherSE13 = record === 'SE13' && start === '60'
          return `${start}-${end} ${isOtherSE13 ? 'N' : classOf(record, start, field, lengthClass)}`
        }),
      )
    },
  )

  test.each(NOTICES.filter(isMirrored))('record $id has the columns of its mirror in a query', (layout) => {
    const rows = rowsOf('status_query_records.tsv').filter(
      ([record]) => record === layout.id.replace('SO', 'WO'),
    )
    expect(rows.length).toBeGreaterThan(1)
    expect(spans(layout)).toEqual(
      rows.map(
        ([, , field = '', start = '', end, lengthClass = '']) =>
          `${start}-${end} ${classOf(layout.id, start, field, lengthClass)}`,
      ),
    )
  })
})
