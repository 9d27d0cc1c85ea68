import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { everyFieldDraft } from '../../test/fixtures/every-field-draft.ts'
import { type LineItem, lineFields } from '../entry/index.ts'
import { applyPart, GOODS_FIELD_NAMES, type Part, partOfLine } from './index.ts'

const LAMP: Part = {
  part_number: 'HL-118',
  description: 'LED ceiling lamp, steel body',
  htsus: '9405.11.4010',
  net_uom: 'NO',
  origin_country: 'CN',
  manufacturer: { name: 'Hangzhou Lamp', city: 'Hangzhou', country: 'CN' },
  manufacturer_mid: 'CNHANLAM118HAN',
  tariff_answers: [{ question: 'metal-share', answer: '0.3' }],
}

const lineOf = (line: Partial<LineItem>): LineItem => ({ id: 'a', line_number: 1, ...line })

describe('the part of a line', () => {
  test('keeps what belongs to the goods', () => {
    const line = lineOf({ ...LAMP, part_number: ' HL-118 ', htsus: '9405114010' })
    expect(partOfLine(line)).toEqual(LAMP)
  })

  test('keeps nothing of the shipment: quantity, value, duty, licenses', () => {
    const [line] = everyFieldDraft().line_items ?? []
    const part = partOfLine(line!)
    expect(Object.keys(part).sort()).toEqual(['part_number', ...GOODS_FIELD_NAMES].sort())
    expect(part).not.toHaveProperty('net_qty')
    expect(part).not.toHaveProperty('license_numbers')
    expect(part).not.toHaveProperty('visa_number')
  })

  test('keeps where the metal comes from, and not the place in a set', () => {
    const metal = { steel_melt_pour: 'DE', aluminum_secondary_smelt: 'N/A' }
    const part = partOfLine(lineOf({ ...LAMP, metal, set_indicator: 'V' }))
    expect(part.metal).toEqual(metal)
    expect(part).not.toHaveProperty('set_indicator')
    expect(applyPart({ htsus: LAMP.htsus!, origin_country: 'CN' }, part, 'fill').metal).toEqual(metal)
  })

  test('keeps what the goods say to an agency, and not what one shipment says', () => {
    const answers = [{ question: 'product_code', row: '0', value: '36FGT10' }]
    const shipment_answers = [{ question: 'arrival_time', row: '0', value: '1430' }]
    const food = { agency: 'FDA', program: 'FOO', answers }
    const line = lineOf({ ...LAMP, agency_statements: [{ ...food, shipment_answers }] })
    expect(partOfLine(line).agency_statements).toEqual([food])
    expect(applyPart({ htsus: LAMP.htsus! }, partOfLine(line), 'fill').agency_statements).toEqual([food])
    expect(applyPart(line, partOfLine(line), 'replace')).toEqual({})
    const other = { ...food, answers: [{ ...answers[0]!, value: '36AGT01' }] }
    expect(applyPart(line, { part_number: 'HL-118', agency_statements: [other] }, 'replace')).toEqual({
      agency_statements: [{ ...other, shipment_answers }],
    })
  })

  test('keeps why its number was chosen, and gives it only to a line with that number', () => {
    const classification = {
      hts: '9405.11.4010',
      words: 'led ceiling lamp',
      reasons: [{ source: 'ruling', words: 'A ceiling lamp', ruling: 'N301234', ruled_on: '2018-11-05' }],
      note: 'It has only LED',
    }
    const part = partOfLine(lineOf({ ...LAMP, classification }))
    expect(part.classification).toEqual(classification)
    expect(applyPart({ htsus: '9405114010' }, part, 'fill').classification).toEqual(classification)
    expect(applyPart({ htsus: '9405.11.6010' }, part, 'fill')).not.toHaveProperty('classification')
  })

  test('a field of one shipment is never one of goods', () => {
    const both = Object.values(lineFields).filter((field) => 'ofGoods' in field && 'ofOneShipment' in field)
    expect(both).toEqual([])
  })

  test('what a field depends on is a field of goods', () => {
    const named = Object.values(lineFields).flatMap((field) => ('ofGoods' in field ? [...field.ofGoods] : []))
    expect(GOODS_FIELD_NAMES).toEqual(expect.arrayContaining(named))
  })
})

describe('a line under a part', () => {
  test('takes everything on an empty line', () => {
    const { part_number: _number, ...goods } = LAMP
    expect(applyPart({}, LAMP, 'fill')).toEqual(goods)
  })

  test('is not changed where it has the same, however it is written', () => {
    expect(applyPart({ htsus: '9405114010' }, LAMP, 'replace')).not.toHaveProperty('htsus')
  })

  test('filled in, keeps what it has', () => {
    expect(applyPart({ description: 'Lamp' }, LAMP, 'fill')).not.toHaveProperty('description')
  })

  test('filled in with another HTSUS number, takes neither unit nor answers', () => {
    const changes = applyPart({ htsus: '9405.21.6010' }, LAMP, 'fill')
    expect(Object.keys(changes)).toEqual([
      'description',
      'origin_country',
      'manufacturer',
      'manufacturer_mid',
    ])
  })

  test('filled in with another origin, takes neither manufacturer nor answers', () => {
    const changes = applyPart({ origin_country: 'VN' }, LAMP, 'fill')
    expect(Object.keys(changes)).toEqual(['description', 'htsus', 'net_uom'])
  })

  test('filled in with goods of another mill, takes no countries of metal', () => {
    const part = { ...LAMP, metal: { steel_melt_pour: 'DE' } }
    expect(applyPart({ origin_country: 'VN' }, part, 'fill')).not.toHaveProperty('metal')
    expect(applyPart({ manufacturer_mid: 'CNOTHER1SHE' }, part, 'fill')).not.toHaveProperty('metal')
  })

  test('filled in with another manufacturer ID, takes no name and address', () => {
    expect(applyPart({ manufacturer_mid: 'CNOTHER1SHE' }, LAMP, 'fill')).not.toHaveProperty('manufacturer')
  })

  test('replaced, has every field of the part and keeps the rest', () => {
    const line = { htsus: '9405.21.6010', origin_country: 'VN', spi: 'A' }
    const after = { ...line, ...applyPart(line, LAMP, 'replace') }
    expect(after).toMatchObject({ htsus: '9405.11.4010', origin_country: 'CN', spi: 'A' })
  })
})

const anyGoods = fc.record(
  {
    description: fc.string(),
    htsus: fc.constantFrom('9405.11.4010', '9405.21.6010', ''),
    net_uom: fc.constantFrom('NO', 'KG', ''),
    origin_country: fc.constantFrom('CN', 'VN', ''),
    manufacturer_mid: fc.constantFrom('CNHANLAM118HAN', ''),
    manufacturer: fc.record({ name: fc.string(), country: fc.constantFrom('CN', '') }),
    pga_flags: fc.array(fc.constantFrom('FD2', 'EP1')),
  },
  { requiredKeys: [] },
)

describe('for every line and part', () => {
  test.each(['fill', 'replace'] as const)('%s twice changes nothing more', (how) => {
    fc.assert(
      fc.property(anyGoods, anyGoods, (line, goods) => {
        const part = { part_number: 'A', ...goods }
        const once = { ...line, ...applyPart(line, part, how) }
        expect(applyPart(once, part, how)).toEqual({})
      }),
    )
  })

  test('a line takes the part that was made of it without a change', () => {
    fc.assert(
      fc.property(anyGoods, (goods) => {
        const line = lineOf(goods)
        expect(applyPart(line, partOfLine(line), 'replace')).toEqual({})
      }),
    )
  })
})
