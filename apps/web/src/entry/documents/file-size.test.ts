import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test.each([
  [812, '812 bytes'],
  [14_400, '14 KB'],
  [3_355_443, '3.2 MB'],
  [250 * 1024 * 1024, '250.0 MB'],
])('%i bytes read as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text)
})
