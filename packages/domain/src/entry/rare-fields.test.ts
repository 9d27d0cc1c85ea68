import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fields } from './field-table.ts'
import { RARE_FIELDS, type RareField, rareFieldsNamed } from './rare-fields.ts'
import { RARE_NAMES } from './rare-names.ts'

const english = ({ field, page }: RareField) => ({ label: field.label, more: [field.hint, page] })
const found = (typed: string) => rareFieldsNamed(typed, english).map(({ path }) => path)

test('every field that a named page alone shows is in the list, once', () => {
  const all = [...Object.values(fields.entry), ...Object.values(fields.line)]
  const named = all.filter(({ page }) => page && page !== 'review')
  expect(RARE_FIELDS.map(({ field }) => field)).toEqual(named)
  expect(found('')).toHaveLength(named.length)
})

test.each([
  ['exam', 'release.exam_site'],
  ['Preferred exam', 'release.exam_site'],
  ['site exam', 'release.exam_site'],
  ['hawb', 'shipment_origin.house_bill'],
  ['scac', 'shipment_origin.carrier_code'],
  ['CIF', 'shipment_origin.incoterm'],
  ['block 5', 'bond_information.bond_number'],
  ['shipper phone', 'parties.shipper.phone'],
  ['usmca', 'spi'],
  ['general order', 'release.general_order'],
  ['buyer dba', 'parties.buyer.dba'],
])('"%s" finds %s first', (typed, path) => expect(found(typed)[0]).toBe(path))

test('each of the words is sought: what has only one of them is no answer', () => {
  expect(found('exam banana')).toEqual([])
  expect(found('shipper phone').every((path) => path.startsWith('parties.shipper.'))).toBe(true)
})

test('any field is found by its whole label, before the fields that only have its words', () => {
  fc.assert(
    fc.property(fc.constantFrom(...RARE_FIELDS), (rare) => {
      const [first] = rareFieldsNamed(rare.field.label, english)
      expect(first?.field.label.startsWith(rare.field.label)).toBe(true)
    }),
  )
})

test('accents and capitals do not matter', () => {
  const french = (rare: RareField) => ({ label: 'Numéro de l’entrepôt', more: [rare.path] })
  expect(rareFieldsNamed('ENTREPOT', french)).toHaveLength(RARE_FIELDS.length)
})

test('short names are of fields that there are', () => {
  const paths = new Set(RARE_FIELDS.map(({ path }) => path))
  expect(Object.keys(RARE_NAMES).filter((path) => !paths.has(path))).toEqual([])
})
