import { expect, test } from 'vitest'
import { fileNames } from './form-file-names.ts'

test('each form has its number as a name, and versions of one number have different names', () => {
  expect(fileNames(['B76-4180144-7', 'B76-4180145-4', 'B76-4180144-7'])).toEqual([
    ...['7501-B76-4180144-7.pdf', '7501-B76-4180145-4.pdf', '7501-B76-4180144-7-2.pdf'],
  ])
})
