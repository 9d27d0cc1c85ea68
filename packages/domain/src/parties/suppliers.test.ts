import { describe, expect, test } from 'vitest'
import {
  fitsSupplier,
  knownSuppliers,
  type SupplierRecord,
  supplierAsParty,
  supplierOnLine,
  supplierOnShipment,
} from './index.ts'

const factory: SupplierRecord = {
  mid: 'VNHOAMIN14BIN',
  party: {
    name: 'Hoa Minh Furniture Co., Ltd.',
    address_line1: '14 Song Than',
    city: 'Binh Duong',
    country: 'VN',
  },
  relationship: 'N',
  origin: 'VN',
  incoterm: 'FOB',
  used_in: 6,
  last_used_at: '2026-02-01T00:00:00.000Z',
}
const lamps: SupplierRecord = {
  mid: 'TWSUNLAM8KAO',
  party: { name: 'Sun Lamps', city: 'Kaohsiung', country: 'TW' },
  relationship: '',
  origin: '',
  incoterm: '',
  used_in: 2,
  last_used_at: '2026-03-01T00:00:00.000Z',
}

describe('known suppliers', () => {
  test('are ordered by use, then by the latest use', () => {
    const other = { ...lamps, mid: 'TWOTHER1TAI', party: {}, last_used_at: '2026-03-02T00:00:00.000Z' }
    expect(knownSuppliers([lamps, factory, other]).map(({ mid }) => mid)).toEqual([
      'VNHOAMIN14BIN',
      'TWOTHER1TAI',
      'TWSUNLAM8KAO',
    ])
  })

  test('are one for each manufacturer ID, with the latest name, address and answer', () => {
    const moved: SupplierRecord = {
      ...factory,
      party: { name: 'Hoa Minh Furniture', address_line1: '9 New Road', city: 'Binh Duong', country: 'VN' },
      relationship: '',
      used_in: 1,
      last_used_at: '2026-03-05T00:00:00.000Z',
    }
    expect(knownSuppliers([factory, moved])).toEqual([{ ...moved, relationship: 'N', used_in: 6 }])
    expect(knownSuppliers([factory, { ...moved, origin: '', incoterm: 'CIF' }])).toMatchObject([
      { origin: 'VN', incoterm: 'CIF' },
    ])
  })

  test('take the name from the seller where lines gave the ID alone', () => {
    const bare = { ...factory, party: {}, last_used_at: '2026-03-05T00:00:00.000Z' }
    expect(knownSuppliers([bare, factory])).toMatchObject([
      { party: { name: 'Hoa Minh Furniture Co., Ltd.' } },
    ])
  })

  test('keep the address where a later record has the name alone', () => {
    const named = { ...factory, party: { name: 'HOA MINH' }, last_used_at: '2026-03-05T00:00:00.000Z' }
    expect(knownSuppliers([named, factory])).toMatchObject([{ party: factory.party }])
  })

  test('without an ID belong to the manufacturer of the same name', () => {
    const seller = {
      ...factory,
      mid: '',
      party: { ...factory.party, name: 'HOA MINH FURNITURE' },
      used_in: 1,
    }
    expect(knownSuppliers([seller, factory])).toMatchObject([{ mid: 'VNHOAMIN14BIN', used_in: 6 }])
  })

  test('of the same name at another street are two', () => {
    const branch = { ...factory, mid: '', party: { ...factory.party, address_line1: '200 Dock Street' } }
    expect(knownSuppliers([factory, branch])).toHaveLength(2)
  })

  test.each([
    ['vnhoa', true],
    ['VN-HOA', true],
    ['hoa minh', true],
    ['furn', true],
    ['', true],
    ['inh', false],
    ['minh hoa', false],
    ['%', true],
  ])('are found by the beginning of the ID or of a word: %j %s', (text, isFound) => {
    expect(fitsSupplier(factory, text)).toBe(isFound)
  })
})

describe('a supplier that is chosen', () => {
  test('gives a line its ID, name, address and the last answer on relationship', () => {
    expect(supplierOnLine(factory, { line: 'VN' })).toEqual({
      manufacturer_mid: 'VNHOAMIN14BIN',
      manufacturer: {
        name: 'Hoa Minh Furniture Co., Ltd.',
        address_line1: '14 Song Than',
        address_line2: '',
        city: 'Binh Duong',
        province: '',
        country: 'VN',
        postal: '',
      },
      relationship: 'N',
    })
  })

  test('gives a line the origin of its goods, unless the line or step 2 has it', () => {
    expect(supplierOnLine(factory, { shipment: 'CN' })).toMatchObject({ origin_country: 'VN' })
    expect(supplierOnLine(factory, { shipment: 'VN' })).not.toHaveProperty('origin_country')
    expect(supplierOnLine(factory, { line: 'CN' })).not.toHaveProperty('origin_country')
  })

  test('gives the shipment its ID, and origin and terms where the shipment has none', () => {
    expect(supplierOnShipment(factory, {})).toEqual({
      manufacturer_id: 'VNHOAMIN14BIN',
      country_of_origin: 'VN',
      incoterm: 'FOB',
    })
    expect(supplierOnShipment(factory, { country_of_origin: 'CN', incoterm: 'DDP' })).toEqual({
      manufacturer_id: 'VNHOAMIN14BIN',
    })
    expect(supplierOnShipment(lamps, undefined)).toEqual({ manufacturer_id: 'TWSUNLAM8KAO' })
  })

  test('leaves the answer on relationship alone where no line ever answered', () => {
    expect(supplierOnLine(lamps)).not.toHaveProperty('relationship')
  })

  test('leaves name and address alone where only the ID is known', () => {
    expect(supplierOnLine({ ...lamps, party: {} })).toEqual({ manufacturer_mid: 'TWSUNLAM8KAO' })
  })

  test('gives a seller no manufacturer ID, and no field of the party before', () => {
    expect(supplierAsParty(lamps, false)).toMatchObject({ name: 'Sun Lamps', address_line1: '', phone: '' })
    expect(supplierAsParty(lamps, false)).not.toHaveProperty('manufacturer_id')
    expect(supplierAsParty(lamps, true)).toMatchObject({ manufacturer_id: 'TWSUNLAM8KAO' })
  })
})
