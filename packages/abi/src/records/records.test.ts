import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { AE_LAYOUTS, AX_LAYOUTS, type RecordLayout, SO_LAYOUTS, UC_LAYOUTS } from './index.ts'

const NOTICES = [...UC_LAYOUTS.values(), ...SO_LAYOUTS.values()].filter(({ id }) => /^(E\d|SO)/.test(id))
const layouts = [
  ...[...AE_LAYOUTS.values()].map((layout) => [`sent ${layout.id}`, layout] as const),
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

  test.each(NOTICES)('record $id has the columns of the notification', (layout) => {
    const message = layout.id.startsWith('SO') ? `SO ${layout.id}` : `UC ${layout.id}`
    const rows = rowsOf('uc_sx_so_records.tsv').filter(([name]) => name?.split(' (')[0] === message)
    const expected = rows.map(([, , start, end, lengthClass = '', , notes = '']) => {
      const dataClass = lengthClass.replace(/^\d+/, '')
      const isDate = dataClass === 'N' && lengthClass === '6N'
      return `${start}-${end} ${isDate ? READ_AS.N : (READ_AS[notes] ?? dataClass)}`
    })
    expect(expected.length).toBeGreaterThan(1)
    expect(spans(layout)).toEqual(expected)
  })
})
