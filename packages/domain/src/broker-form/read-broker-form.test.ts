import { describe, expect, test } from 'vitest'
import { BROKER_LAYOUTS } from '../../test/fixtures/index.ts'
import type { TextItem } from '../pdf-text/index.ts'
import { draftFromForm, readBrokerForm } from './index.ts'

const at = (x: number, y: number, text: string, page = 1): TextItem => ({
  page,
  x,
  y,
  width: text.length * 4.2,
  text,
})

/** A form of the edition before 2024, as a broker's program prints it: labels in capitals, values under them. */
const OLD_EDITION: TextItem[] = [
  ...[
    ['1. FILER CODE/ENTRY NO.', 30, 740, 'B76-1234567-8'],
    ['2. ENTRY TYPE', 150, 740, '01 ABI/A'],
    ['3. SUMMARY DATE', 230, 740, '03/05/2024'],
    ['4. SURETY NO.', 320, 740, '054'],
    ['5. BOND TYPE', 400, 740, '8'],
    ['6. PORT CODE', 470, 740, '4601'],
    ['7. ENTRY DATE', 535, 740, '02/24/2024'],
    ['8. IMPORTING CARRIER', 30, 710, 'MSC ARIES'],
    ['9. MODE OF TRANSPORT', 200, 710, '11'],
    ['10. COUNTRY OF ORIGIN', 330, 710, 'IN'],
    ['11. IMPORT DATE', 470, 710, '02/22/2024'],
    ['12. B/L OR AWB NO.', 30, 680, 'MEDUAB123456'],
    ['13. MANUFACTURER ID', 200, 680, 'INSHRRAM12JOD'],
    ['14. EXPORTING COUNTRY', 350, 680, 'IN'],
    ['15. EXPORT DATE', 490, 680, '01/20/2024'],
    ['19. FOREIGN PORT OF LADING', 30, 650, '53306'],
    ['20. U.S. PORT OF UNLADING', 200, 650, '4601'],
    ['21. LOCATION OF GOODS/G.O. NO.', 350, 650, 'E364 MAHER TERMINAL'],
    ['22. CONSIGNEE NO.', 30, 620, '12-3456789'],
    ['23. IMPORTER NO.', 200, 620, '12-3456789'],
    ['24. REFERENCE NO.', 350, 620, ''],
  ].flatMap(([label, x, y, value]) => [
    at(Number(x), Number(y), String(label)),
    at(Number(x) + 4, Number(y) - 12, String(value)),
  ]),
  at(30, 590, '25. ULTIMATE CONSIGNEE NAME AND ADDRESS'),
  at(34, 578, 'OAK & ELM FURNITURE INC'),
  at(34, 567, '77 WATER ST'),
  at(34, 556, 'NEWARK, NJ 07102'),
  at(320, 590, '26. IMPORTER OF RECORD NAME AND ADDRESS'),
  at(324, 578, 'OAK & ELM FURNITURE INC'),
  at(324, 567, '77 WATER ST'),
  at(324, 556, 'SUITE 4'),
  at(324, 545, 'NEWARK, NJ 07102-1234'),
  at(30, 500, '27. LINE NO.'),
  at(70, 500, '28. DESCRIPTION OF MERCHANDISE'),
  at(70, 490, '29. A. HTSUS NO.'),
  at(280, 500, '30. A. GROSS WEIGHT'),
  at(280, 490, 'B. MANIFEST QTY.'),
  at(375, 500, '31. NET QUANTITY'),
  at(450, 500, '32. A. ENTERED VALUE'),
  at(450, 490, 'B. CHGS C. RELATIONSHIP'),
  at(520, 500, '33. A. HTSUS RATE'),
  at(570, 500, '34. DUTY AND I.R. TAX'),
  at(34, 470, '001'),
  at(72, 470, 'WOODEN DINING CHAIRS'),
  at(72, 460, '9401.69.6011'),
  at(300, 460, '2,400 KG'),
  at(380, 460, '200 NO'),
  at(455, 460, '$14,000'),
  at(525, 460, 'FREE'),
  at(455, 450, 'C1,150'),
  at(455, 440, 'NOT RELATED'),
  at(34, 420, '002'),
  at(72, 420, 'WOODEN BEDS'),
  at(72, 410, '9903.01.25'),
  at(72, 400, '9403.50.9045'),
  at(300, 400, '900 KG'),
  at(380, 400, '30 NO'),
  at(455, 400, '$6,000'),
  at(30, 200, 'OTHER FEE SUMMARY FOR BLOCK 39'),
  at(200, 200, '35. TOTAL ENTERED VALUE'),
  at(210, 188, '$ 20,000'),
  at(400, 200, '37. DUTY'),
  at(30, 160, '36. DECLARATION OF IMPORTER OF RECORD'),
]

const read = (items: readonly TextItem[]) => {
  const form = readBrokerForm(items)
  if (!form.ok) throw new Error(form.reason)
  return form
}

test('a form of the edition before 2024 gives what the next shipment takes over, and no dates or numbers', () => {
  expect(Object.fromEntries(read(OLD_EDITION).values.map(({ path, value }) => [path, value]))).toEqual({
    'header.entry_type': '01',
    'header.surety_no': '054',
    'header.bond_type': '8',
    'header.port_code': '4601',
    'shipment_origin.importing_carrier': 'MSC ARIES',
    'shipment_origin.mode_of_transport': '11',
    'shipment_origin.country_of_origin': 'IN',
    'shipment_origin.manufacturer_id': 'INSHRRAM12JOD',
    'shipment_origin.exporting_country': 'IN',
    'shipment_origin.foreign_port_lading': '53306',
    'shipment_origin.us_port_unlading': '4601',
    'parties.location_of_goods': 'E364 MAHER TERMINAL',
    'parties.consignee_number': '12-3456789',
    'parties.importer_number': '12-3456789',
    'parties.ultimate_consignee.name': 'OAK & ELM FURNITURE INC',
    'parties.ultimate_consignee.address_line1': '77 WATER ST',
    'parties.ultimate_consignee.city': 'NEWARK',
    'parties.ultimate_consignee.state': 'NJ',
    'parties.ultimate_consignee.zip': '07102',
    'parties.importer_of_record.name': 'OAK & ELM FURNITURE INC',
    'parties.importer_of_record.address_line1': '77 WATER ST',
    'parties.importer_of_record.address_line2': 'SUITE 4',
    'parties.importer_of_record.city': 'NEWARK',
    'parties.importer_of_record.state': 'NJ',
    'parties.importer_of_record.zip': '07102-1234',
  })
})

test('its lines keep goods, quantities and values; headings of chapter 99 are left to today’s tariff', () => {
  expect(read(OLD_EDITION).lines.map(({ number, values }) => ({ number, values }))).toEqual([
    {
      number: 1,
      values: {
        description: 'WOODEN DINING CHAIRS',
        htsus: '9401.69.6011',
        gross_weight_kg: '2400',
        net_qty: '200',
        net_uom: 'NO',
        entered_value: '14000',
        charges: '1150',
        relationship: 'N',
      },
    },
    {
      number: 2,
      values: {
        description: 'WOODEN BEDS',
        htsus: '9403.50.9045',
        gross_weight_kg: '900',
        net_qty: '30',
        net_uom: 'NO',
        entered_value: '6000',
      },
    },
  ])
  expect(read(OLD_EDITION).mismatches).toEqual([])
})

test('a program that prints each word apart, and values beside their names, is read as well', () => {
  const split = OLD_EDITION.flatMap((item) => {
    let { x } = item
    return item.text.split(/(?<= )/).map((text) => {
      const piece = { ...item, x, width: text.length * 4.2, text }
      x += piece.width
      return piece
    })
  })
  const found = ({ values, lines }: ReturnType<typeof read>) => [
    values.map(({ path, value }) => [path, value]),
    lines.map((line) => [line.values, line.said]),
  ]
  expect(found(read(split))).toEqual(found(read(OLD_EDITION)))
  const beside = OLD_EDITION.map((item) =>
    item.text === '4. SURETY NO.' ? { ...item, text: '4. SURETY NO.: 123' } : item,
  )
  expect(read(beside).values).toContainEqual(
    expect.objectContaining({ path: 'header.surety_no', value: '123' }),
  )
})

test('lines that do not come to the total of the form are marked with both sums', () => {
  const wrong = OLD_EDITION.map((item) => (item.text === '$6,000' ? { ...item, text: '$5,000' } : item))
  expect(read(wrong).mismatches).toEqual([{ what: 'value', lines: '19000', form: '20000' }])
})

test('a value that continues on a continuation sheet is read there, and one of two rows as a whole', () => {
  const long = OLD_EDITION.map((item) => {
    if (item.text === 'E364 MAHER TERMINAL') return { ...item, text: 'E364 MAHER TERMINAL OF' }
    if (item.text === 'OAK & ELM FURNITURE INC' && item.x > 300) return { ...item, text: 'See sheet 2' }
    return item
  })
  const { values } = read([
    ...long,
    at(354, 631, 'ELIZABETH, BERTH 64'),
    at(30, 700, '26. IMPORTER OF RECORD NAME AND ADDRESS', 2),
    at(34, 688, 'THE OAK AND ELM FURNITURE COMPANY OF NEW JERSEY', 2),
    at(34, 677, '9 LAKE RD', 2),
    at(34, 666, 'NEWARK, NJ 07102', 2),
  ])
  const valueAt = (path: string) => values.find((value) => value.path === path)?.value
  expect(valueAt('parties.location_of_goods')).toBe('E364 MAHER TERMINAL OF ELIZABETH, BERTH 64')
  expect(valueAt('parties.importer_of_record.name')).toBe('THE OAK AND ELM FURNITURE COMPANY OF NEW JERSEY')
  expect(valueAt('parties.importer_of_record.address_line1')).toBe('9 LAKE RD')
})

describe.each(Object.entries(BROKER_LAYOUTS))('a form with %s', (_, texts) => {
  const form = () => read(texts.map(([x, y, text]) => at(x, y, text)))

  test('gives every block that the next shipment takes over', () => {
    expect(Object.fromEntries(form().values.map(({ path, value }) => [path, value]))).toEqual({
      'header.entry_type': '01',
      'header.surety_no': '054',
      'header.bond_type': '8',
      'header.port_code': '2704',
      'bond_information.bond_number': '123456789',
      'shipment_origin.importing_carrier': 'PACIFIC LARK',
      'shipment_origin.mode_of_transport': '11',
      'shipment_origin.country_of_origin': 'TW',
      'shipment_origin.manufacturer_id': 'TWHSI118TAI',
      'shipment_origin.exporting_country': 'TW',
      'shipment_origin.foreign_port_lading': '58309',
      'shipment_origin.us_port_unlading': '2709',
      'parties.location_of_goods': 'Y258 PIER T',
      'parties.consignee_number': '12-3456789',
      'parties.importer_number': '12-3456789',
      ...Object.fromEntries(
        ['ultimate_consignee', 'importer_of_record'].flatMap((party) => [
          [`parties.${party}.name`, 'HARBOR LAMP COMPANY'],
          [`parties.${party}.address_line1`, '500 S GRAND AVE'],
          [`parties.${party}.city`, 'LOS ANGELES'],
          [`parties.${party}.state`, 'CA'],
          [`parties.${party}.zip`, '90071'],
        ]),
      ),
    })
  })

  test('says rate and duty of each line, without its fees', () => {
    expect(form().lines.map(({ values, said }) => [values.htsus, values.entered_value, said])).toEqual([
      ['9405.41.8440', '12129', { rate: '3.9%', duty: '473.03' }],
      ['9403.60.8040', '2000', { rate: '3%', duty: '60.00' }],
    ])
    expect(form().mismatches).toEqual([])
  })

  test('names the place of each value on its page', () => {
    for (const { value, places } of form().values) {
      const [place] = places
      const printed = texts.filter(([x, y]) => x === place?.x && y === place?.y).map(([, , text]) => text)
      expect(printed.join(' ')).toContain(value)
    }
    expect(form().lines[0]?.places).toContainEqual(expect.objectContaining({ x: 112, page: 1 }))
  })
})

test('a scan has no text, and an invoice is no form', () => {
  expect(readBrokerForm([])).toEqual({ ok: false, reason: 'no-text' })
  expect(readBrokerForm([at(30, 700, 'INVOICE 4471'), at(30, 600, 'Country of origin: IN')])).toEqual({
    ok: false,
    reason: 'no-form',
  })
})

test('the draft keeps what a new entry begins with, and takes what was accepted', () => {
  const { values, lines } = read(OLD_EDITION)
  let next = 0
  const draft = draftFromForm(
    { header: { entry_number: 'ZZZ-1', port_code: '2704' }, parties: { importer_number: '99-9999999' } },
    values.filter(({ path }) => path !== 'header.port_code'),
    lines.slice(0, 1),
    () => `line-${++next}`,
  )
  expect(draft.header).toMatchObject({ entry_number: 'ZZZ-1', port_code: '2704', surety_no: '054' })
  expect(draft.parties).toMatchObject({
    importer_number: '12-3456789',
    importer_of_record: { name: 'OAK & ELM FURNITURE INC' },
  })
  expect(draft.line_items).toMatchObject([{ id: 'line-1', line_number: 1, htsus: '9401.69.6011' }])
})

test('a consignee number of SAME is the tick of the form', () => {
  const draft = draftFromForm({}, [{ path: 'parties.consignee_number', value: 'SAME' }], [], () => '')
  expect(draft.parties).toEqual({ consignee_number: 'SAME', same_as_importer: true })
})
