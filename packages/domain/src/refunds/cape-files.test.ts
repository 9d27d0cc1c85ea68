import { expect, test } from 'vitest'
import { capeFiles } from './index.ts'

test('a CAPE file names each entry once, with its hyphens', () => {
  expect(capeFiles(['B7603245276', 'B7603245250', 'B7603245276'])).toEqual([
    'Entry Number\r\nB76-0324525-0\r\nB76-0324527-6\r\n',
  ])
})

test('more than 9,999 entries are several files', () => {
  const files = capeFiles(Array.from({ length: 10_001 }, (_, at) => `B76${String(at).padStart(8, '0')}`))
  expect(files.map((file) => file.trim().split('\r\n').length - 1)).toEqual([9999, 2])
})

test('without entries there is no file', () => expect(capeFiles([])).toEqual([]))
