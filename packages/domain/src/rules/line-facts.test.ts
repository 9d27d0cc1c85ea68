import { describe, expect, test } from 'vitest'
import type { LineItem } from '../entry/draft.ts'
import { fields } from '../entry/field-table.ts'
import { ruleLine } from './line-facts.ts'

const BLANK_LINE: LineItem = { id: 'line-1', line_number: 1 }

describe('a line as rules read it', () => {
  test.each(Object.entries(fields.line))('has %s from its place in the draft', (name, { path, kind }) => {
    const value = kind === 'codes' || kind === 'list' ? ['A'] : 'given'
    const [first = '', second] = path.split('.')
    const item: LineItem = { ...BLANK_LINE, [first]: second ? { [second]: value } : value }
    expect(ruleLine(item, 0)[name as keyof typeof fields.line]).toEqual(value)
  })

  test('has every fact, text trimmed, though the draft gives none', () => {
    const facts = ruleLine({ ...BLANK_LINE, htsus: ' 9405.41.8440 ' }, 4)
    expect(facts).toMatchObject({
      index: 4,
      line_number: '1',
      htsus: '9405.41.8440',
      htsDigits: '9405418440',
    })
    expect(facts).toMatchObject({ spi: '', 'manufacturer.city': '', pga_flags: [], license_numbers: [] })
  })

  test('keeps the facts of one line from those of the next', () => {
    ruleLine({ ...BLANK_LINE, spi: 'JO', pga_flags: ['FD1'] }, 0)
    expect(ruleLine(BLANK_LINE, 1)).toMatchObject({ spi: '', pga_flags: [] })
  })
})
