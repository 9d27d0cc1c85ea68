import { type DraftData, type LineItem, mergeDraft } from '@edfe/domain/entry'
import { expect, test } from 'vitest'
import { countOfFill, fillOf, isFilled, withoutFill } from './fill.ts'

const BEFORE: DraftData = {
  header: { entry_type: '01' },
  shipment_origin: { incoterm: 'FOB', bill_of_lading: 'ONEYHPHG99999999' },
  line_items: [{ id: 'shades', line_number: 1, description: 'Lamp shades', entered_value: '500' }],
}
const LAMPS = [
  { id: 'a', line_number: 1, description: 'Lamps 18', entered_value: '3600.00' },
  { id: 'b', line_number: 2, description: 'Lamps 24', entered_value: '3200.00' },
]
/** In place of the lines that were there. */
const FILLED: DraftData = {
  header: { entry_type: '01' },
  shipment_origin: { incoterm: 'FOB', bill_of_lading: 'ONEYHPHG12345600', mode_of_transport: '11' },
  parties: { seller: { name: 'Song Hong Lighting Co., Ltd.' } },
  line_items: LAMPS,
}
const FILL = fillOf(BEFORE, FILLED, FILLED)

/** A draft after a patch, as the server keeps it; blank fields mean nothing. */
const taken = (now: DraftData) => {
  const sections = withoutFill(FILL, now)
  return sections && mergeDraft(now, sections)
}

test('what a fill put in is counted: fields, new lines, and lines that made room for them', () => {
  expect(countOfFill(FILL)).toEqual({ fields: 3, added: 2, removed: 1 })
})

test('a fill is taken back whole: fields, chosen mode and lines are as they were', () => {
  expect(taken(FILLED)).toMatchObject({
    shipment_origin: { incoterm: 'FOB', bill_of_lading: 'ONEYHPHG99999999', mode_of_transport: '' },
    parties: { seller: { name: '' } },
    line_items: [{ id: 'shades', line_number: 1, description: 'Lamp shades', entered_value: '500' }],
  })
})

test('what was typed since stays: other fields, and lines that were added', () => {
  const now: DraftData = {
    ...FILLED,
    header: { entry_type: '01', purchase_order: 'PO 4711' },
    shipment_origin: { ...FILLED.shipment_origin, incoterm: 'CIF' },
    line_items: [...LAMPS, { id: 'c', line_number: 3, description: 'Lamp cords' }],
  }
  expect(taken(now)).toMatchObject({
    header: { purchase_order: 'PO 4711' },
    shipment_origin: { incoterm: 'CIF', bill_of_lading: 'ONEYHPHG99999999' },
    line_items: [
      { id: 'shades', line_number: 1 },
      { id: 'c', line_number: 2, description: 'Lamp cords' },
    ],
  })
})

test('once something that was filled in is changed, the fill cannot be taken back', () => {
  const changes: DraftData[] = [
    { shipment_origin: { ...FILLED.shipment_origin, bill_of_lading: 'ONEYHPHG77777700' } },
    { shipment_origin: { ...FILLED.shipment_origin, mode_of_transport: '40' } },
    { parties: { seller: { name: 'Song Hong Electric' } } },
    { line_items: [{ ...LAMPS[0]!, entered_value: '3700.00' }, LAMPS[1]!] },
    { line_items: [{ ...LAMPS[0]!, gross_weight_kg: '390' }, LAMPS[1]!] },
    { line_items: [{ ...LAMPS[0]!, duty_source: 'typed', duty_amount: '12.00' }, LAMPS[1]!] },
  ]
  expect(changes.map((change) => withoutFill(FILL, { ...FILLED, ...change }))).toEqual(
    changes.map(() => undefined),
  )
})

test('a duty that the tariff gives a line, and cents that a form adds, are no change', () => {
  const duty: Partial<LineItem> = {
    duty_source: 'calculated',
    duty_amount: '140.40',
    hts_rate: '3.9',
    tariff_rows: [],
  }
  const same = LAMPS.map((line) => ({
    ...line,
    ...duty,
    entered_value: line.entered_value.replace('.00', ''),
  }))
  expect(taken({ ...FILLED, line_items: same })?.line_items).toMatchObject([{ id: 'shades' }])
})

test('a filled line that was deleted since does not come back', () => {
  expect(taken({ ...FILLED, line_items: [LAMPS[1]!] })?.line_items).toMatchObject([{ id: 'shades' }])
})

test('lines that a fill came after stay as they are now; a weight that it put on one goes', () => {
  const [shades] = BEFORE.line_items ?? []
  const weighed: DraftData = {
    ...BEFORE,
    line_items: [
      { ...shades!, gross_weight_kg: '700.5' },
      { id: 'cords', line_number: 2, description: 'Lamp cords' },
    ],
  }
  const before = {
    ...BEFORE,
    line_items: [shades!, { id: 'cords', line_number: 2, description: 'Lamp cords' }],
  }
  const fill = fillOf(before, weighed, weighed)
  const now = {
    ...weighed,
    line_items: weighed.line_items?.map((line) =>
      line.id === 'cords' ? { ...line, description: 'Lamp cords, 2 m' } : line,
    ),
  } as DraftData
  expect(withoutFill(fill, now)?.line_items).toEqual([
    { ...shades!, gross_weight_kg: '' },
    { id: 'cords', line_number: 2, description: 'Lamp cords, 2 m' },
  ])
  expect(countOfFill(fill)).toEqual({ fields: 1, added: 0, removed: 0 })
})

test('a unit and a tax that the tariff proposes for a filled line are no change', () => {
  const proposed = LAMPS.map((line) => ({ ...line, net_uom: 'NO', net_uom_2: 'KG', ir_tax_amount: '0.00' }))
  expect(taken({ ...FILLED, line_items: proposed })?.line_items).toMatchObject([{ id: 'shades' }])
  const typed = [{ ...LAMPS[0]!, net_uom: 'DOZ' }, LAMPS[1]!]
  const named = fillOf(BEFORE, { ...FILLED, line_items: typed }, { ...FILLED, line_items: typed })
  const other = [{ ...typed[0]!, net_uom: 'NO' }, typed[1]!]
  expect(
    withoutFill(named, { ...FILLED, line_items: other }),
    'another unit in place of the filled one',
  ).toBeUndefined()
})

test('a fill of lines alone that was taken back is not taken back again', () => {
  const after: DraftData = { ...BEFORE, line_items: LAMPS }
  const fill = fillOf(BEFORE, after, after)
  const back = mergeDraft(after, withoutFill(fill, after) ?? {})
  expect(back.line_items).toMatchObject([{ id: 'shades' }])
  expect(withoutFill(fill, back)).toBeUndefined()
})

test('papers that put nothing in filled nothing in', () => {
  expect([isFilled(fillOf(BEFORE, BEFORE, BEFORE)), isFilled(FILL)]).toEqual([false, true])
})
