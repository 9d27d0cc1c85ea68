import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { everyFieldDraft } from '../../test/fixtures/index.ts'
import { anyDraft } from '../../test/snapshot/any-draft.ts'
import { copyDraft } from './copy-draft.ts'
import { COPY_PARTS, type CopyPart } from './copy-parts.ts'
import { emptyDraft } from './empty-draft.ts'
import { fieldOf } from './field-table.ts'

const NEW = emptyDraft({ entryNumber: 'B7600000029', lineId: 'new-line' })
const counter = () => {
  let next = 0
  return () => `id-${++next}`
}
const copyOf = (earlier = everyFieldDraft(), parts: readonly CopyPart[] = COPY_PARTS, onto = NEW) =>
  copyDraft(earlier, { onto, parts, newId: counter() })

/** Every text of a draft with its path. */
const texts = (value: unknown, path = ''): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => texts(inner, path ? `${path}.${key}` : key))
    : [[path, value]]

describe('a copy of an entry with every field', () => {
  const { draft, leftEmpty } = copyOf()

  test('has its own number and new lines, and no date, bill, license, sum or signature', () => {
    expect(draft.header?.entry_number).toBe('B7600000029')
    expect(draft.line_items?.[0]?.id).toBe('id-1')
    const days = texts(draft).filter(([path]) => ['day', 'form-day'].includes(fieldOf(path)?.kind ?? ''))
    expect(days).toEqual([])
    expect(draft.shipment_origin).not.toHaveProperty('bill_of_lading')
    expect(draft.line_items?.[0]).not.toHaveProperty('license_numbers')
    expect(draft.totals_declarations).not.toHaveProperty('total_duty')
    expect(draft.totals_declarations).not.toHaveProperty('declarant_signature')
    expect(draft.totals_declarations).not.toHaveProperty('declaration_ior_agent')
    expect(draft.final_review).toBeUndefined()
  })

  test('has no purchase order, of the entry or of a line: the next shipment has another', () => {
    expect(everyFieldDraft().header?.purchase_order).not.toBe('')
    expect([draft.header?.purchase_order, draft.line_items?.[0]?.purchase_order]).toEqual([
      undefined,
      undefined,
    ])
    expect(leftEmpty).toEqual(
      expect.arrayContaining(['header.purchase_order', 'line_items.0.purchase_order']),
    )
  })

  test('has no note of what was looked up about the duty: it is of the day of the earlier entry', () => {
    expect(everyFieldDraft().line_items?.[0]?.duty_note).not.toBe('')
    expect(draft.line_items?.[0]).not.toHaveProperty('duty_note')
    expect(leftEmpty).toContain('line_items.0.duty_note')
  })

  test('keeps goods, parties, ports, declarant and way of paying', () => {
    const earlier = everyFieldDraft()
    expect(draft.line_items?.[0]).toMatchObject({
      htsus: earlier.line_items?.[0]?.htsus,
      description: earlier.line_items?.[0]?.description,
      entered_value: earlier.line_items?.[0]?.entered_value,
    })
    expect(draft.parties).toEqual(earlier.parties)
    expect(draft.header?.port_code).toBe(earlier.header?.port_code)
    expect(draft.totals_declarations).toMatchObject({
      declarant_name: earlier.totals_declarations?.declarant_name,
      payment_type: earlier.totals_declarations?.payment_type,
    })
  })

  test('names the fields that it left empty', () => {
    expect(leftEmpty).toEqual(
      expect.arrayContaining(['shipment_origin.bill_of_lading', 'shipment_origin.import_date']),
    )
    expect(leftEmpty.filter((path) => !fieldOf(path))).toEqual([])
  })
})

test('parts that are not taken along are those of a new entry', () => {
  const { draft } = copyOf(everyFieldDraft(), [])
  expect(draft.line_items).toEqual(NEW.line_items)
  expect(draft).not.toHaveProperty('parties')
  expect(draft).not.toHaveProperty('shipment_origin')
  expect(draft.totals_declarations).not.toHaveProperty('declarant_name')
})

test('the standing bond of the organization comes before the bond of the earlier entry', () => {
  const onto = {
    ...NEW,
    header: { ...NEW.header, surety_no: '054', bond_type: '8' },
    bond_information: { bond_number: '123456789' },
  }
  const { draft } = copyOf(everyFieldDraft(), COPY_PARTS, onto)
  expect(draft.bond_information).toEqual({ bond_number: '123456789' })
  expect(draft.header).toMatchObject({ surety_no: '054', bond_type: '8' })
})

test('of any draft: no signature, no declaration and no id of the earlier entry is in the copy', () => {
  fc.assert(
    fc.property(anyDraft(), fc.subarray([...COPY_PARTS]), (earlier, parts) => {
      const { draft } = copyOf(earlier, parts)
      const ids = new Set((earlier.line_items ?? []).map(({ id }) => id))
      expect(draft.totals_declarations?.declarant_signature ?? '').toBe('')
      expect(draft.totals_declarations?.declaration_ior_agent ?? false).toBe(false)
      expect((draft.line_items ?? []).filter(({ id }) => ids.has(id))).toEqual([])
    }),
  )
})

test('fees that follow from the lines are calculated anew for the next shipment', () => {
  const earlier = everyFieldDraft()
  const withFees = (...types: string[]) => {
    const fee_summary = types.map((fee_type, index) => ({ id: `fee-${index}`, fee_type, amount: '42.01' }))
    return copyOf({ ...earlier, totals_declarations: { fee_summary } }).draft.totals_declarations
  }
  expect(withFees('MPF', 'HMF')).not.toHaveProperty('fee_summary')
  expect(withFees('MPF', 'Other Fee')?.fee_summary).toHaveLength(2)
})
