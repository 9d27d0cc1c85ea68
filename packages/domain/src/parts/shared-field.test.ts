import { expect, test } from 'vitest'
import { type Part, sharedFieldFault, withSharedField } from './index.ts'

const TABLE: Part = {
  part_number: 'HM-2107',
  description: 'Oak dining table',
  htsus: '9403.60.8040',
  origin_country: 'VN',
}

test('a field is set, in the writing of a line, and the rest of the part stays', () => {
  expect(withSharedField(TABLE, 'htsus', '9403608093')).toEqual({
    description: 'Oak dining table',
    htsus: '9403.60.8093',
    origin_country: 'VN',
  })
})

test('no value empties the field', () => {
  expect(withSharedField(TABLE, 'origin_country', '')).not.toHaveProperty('origin_country')
})

test('a part that has the value already does not change', () => {
  expect(withSharedField(TABLE, 'origin_country', 'vn')).toBeUndefined()
  expect(withSharedField(TABLE, 'net_uom', ' ')).toBeUndefined()
})

test('a value that no line could be filed with is found before it is sent', () => {
  expect(sharedFieldFault('htsus', '9403')).toMatchObject({ fault: 'not-hts' })
  expect(sharedFieldFault('origin_country', 'XX')).toMatchObject({ fault: 'not-country' })
  expect(sharedFieldFault('origin_country', 'my')).toBeUndefined()
  expect(sharedFieldFault('manufacturer_mid', '')).toBeUndefined()
})
