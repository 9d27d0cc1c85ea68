import { describe, expect, test } from 'vitest'
import type { LineItem } from '../../entry/draft.ts'
import { lineFacts } from '../line-facts.ts'
import { fieldOf, fieldPosition, fields } from './index.ts'

const all = [...Object.values(fields.entry), ...Object.values(fields.line), ...Object.values(fields.fee)]

describe('the field registry', () => {
  test('has each path once', () => {
    for (const table of [fields.entry, fields.line, fields.fee]) {
      const paths = Object.values(table).map(({ path }) => path as string)
      expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
    }
  })

  test('opens every hint of a field of the form with its block number', () => {
    const wrong = all.filter(
      (field) => 'block' in field && field.kind !== 'line-list' && !/^(Blocks? \d|CBP's)/.test(field.hint),
    )
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  test('finds a field by the path that a finding has', () => {
    expect(fieldOf('shipment_origin.bill_of_lading')?.hint).toBe(
      'Block 12. Carrier code, then up to 11 digits',
    )
    expect(fieldOf('line_items.12.manufacturer.city')?.label).toBe('Manufacturer city')
    expect(fieldOf('totals_declarations.fee_summary.3.amount')?.label).toBe('Amount')
    expect(fieldOf('header.unheard_of')).toBeUndefined()
  })

  test('puts the blocks of a step in page order, the unknown last', () => {
    expect(fieldPosition('header.entry_type')).toBeLessThan(fieldPosition('header.entry_date'))
    expect(fieldPosition('line_items.5.htsus')).toBeLessThan(fieldPosition('line_items.1.net_qty'))
    expect(fieldPosition('header.unheard_of')).toBe(Number.MAX_SAFE_INTEGER)
  })

  test.each(Object.entries(fields.line))('reads %s of a line at its path', (name, { path, kind }) => {
    const isList = ['codes', 'charge-list', 'requirement-list'].includes(kind)
    const value = isList ? ['A'] : 'given'
    const [first = '', second] = path.split('.')
    const item = { [first]: second ? { [second]: value } : value } as unknown as LineItem
    expect(lineFacts(item, 0)).toHaveProperty(name, value)
  })
})
