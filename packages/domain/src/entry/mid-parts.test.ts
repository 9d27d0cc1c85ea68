import { expect, test } from 'vitest'
import { midParts } from './mid-parts.ts'

test.each([
  ['VNHOAMOC128BIE', { country: 'VN', name: 'HOAMOC', street: '128', city: 'BIE' }],
  ['XOMAPHOU410TOR', { country: 'XO', name: 'MAPHOU', street: '410', city: 'TOR' }],
  ['ITGUCFLO', { country: 'IT', name: 'GUC', street: '', city: 'FLO' }],
  ['twhsiyi1234tai', { country: 'TW', name: 'HSIYI', street: '1234', city: 'TAI' }],
])('%s is drawn in its four parts', (mid, parts) => {
  expect(midParts(mid)).toEqual(parts)
})

test.each(['', 'VN', 'VN128', '12HOAMOC128BIE', 'VNHOAMOC12834BIE'])('%j has no such parts', (mid) => {
  expect(midParts(mid)).toBeUndefined()
})
