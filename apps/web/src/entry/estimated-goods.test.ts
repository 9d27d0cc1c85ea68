import { expect, test } from 'vitest'
import { withGoods } from './estimated-goods.ts'
import { readGoods } from './estimated-goods-search.ts'

const NEW_DRAFT = {
  header: { entry_type: '01', port_code: 'NY10' },
  line_items: [{ id: 'a', line_number: 1 }],
}

test('the goods of an estimate are the first line of the new entry', () => {
  const goods = readGoods({
    hts: '9405.11.6010',
    origin: 'CN',
    value: 18750,
    quantity: 2400,
    unit: 'NO',
    mode: 'air',
    entry_date: '2026-10-09',
  })
  expect(withGoods(NEW_DRAFT, goods)).toEqual({
    header: { entry_type: '01', port_code: 'NY10', entry_date: '2026-10-09' },
    shipment_origin: { country_of_origin: 'CN', mode_of_transport: '40' },
    line_items: [
      {
        id: 'a',
        line_number: 1,
        htsus: '9405.11.6010',
        entered_value: '18750',
        net_qty: '2400',
        net_uom: 'NO',
      },
    ],
  })
})

test('the answers of the start page begin an entry without a tariff number', () => {
  const goods = readGoods({
    description: 'LED ceiling lamps',
    origin: 'VN',
    mode: 'ocean',
    value: 2100,
    entry_type: 11,
  })
  expect(withGoods(NEW_DRAFT, goods)).toEqual({
    header: { entry_type: '11', port_code: 'NY10' },
    shipment_origin: { country_of_origin: 'VN', mode_of_transport: '11' },
    line_items: [{ id: 'a', line_number: 1, description: 'LED ceiling lamps', entered_value: '2100' }],
  })
})

test('without goods the new entry is as the organization begins it', () => {
  expect(withGoods(NEW_DRAFT, readGoods({}))).toEqual({ ...NEW_DRAFT, shipment_origin: {} })
})

test('a country that does not exist is left out', () => {
  const draft = withGoods(NEW_DRAFT, readGoods({ hts: '9405.11.6010', origin: 'QQ' }))
  expect(draft.shipment_origin).toEqual({})
})
