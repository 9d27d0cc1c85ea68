import { describe, expect, test } from 'vitest'
import { differingFields, takeTheirs } from './versions.ts'

const line = (id: string, entered_value: string) => ({ id, line_number: 1, entered_value })

describe('differing fields', () => {
  test('an empty text, no box ticked, no codes and a missing field are the same', () => {
    const mine = {
      shipment_origin: { it_number: '', missing_documents: [] },
      parties: { same_as_importer: false },
    }
    expect(differingFields(mine, {}, {})).toEqual([])
  })

  test('sections that I did not type in are left out', () => {
    expect(differingFields({}, { header: { port_code: '2704' } }, {})).toEqual([])
  })

  test('line fields are named by the place of their line', () => {
    const found = differingFields({ line_items: [line('a', '10')] }, { line_items: [line('a', '12')] }, {})
    expect(found).toEqual([
      { path: 'line_items.0.entered_value', mine: '10', theirs: '12', proposed: 'mine' },
    ])
  })
})

describe('taking their values', () => {
  test('only the chosen paths change', () => {
    const mine = { header: { port_code: '2704', surety_no: '054' } }
    const theirs = { header: { port_code: '2709', surety_no: '998' } }
    expect(takeTheirs(mine, theirs, ['header.port_code'])).toEqual({
      header: { port_code: '2709', surety_no: '054' },
    })
  })

  test('a line that they added comes in whole', () => {
    const theirs = { line_items: [line('a', '1'), line('b', '2')] }
    const merged = takeTheirs({ line_items: [line('a', '1')] }, theirs, ['line_items.1.entered_value'])
    expect(merged.line_items).toEqual([
      { id: 'a', line_number: 1, entered_value: '1' },
      { id: 'b', line_number: 2, entered_value: '2' },
    ])
  })

  test('a line that they removed goes, and the rest are renumbered', () => {
    const mine = { line_items: [line('a', '1'), line('b', '2')] }
    const merged = takeTheirs(mine, { line_items: [line('a', '1')] }, ['line_items.1.entered_value'])
    expect(merged.line_items).toEqual([{ id: 'a', line_number: 1, entered_value: '1' }])
  })
})
