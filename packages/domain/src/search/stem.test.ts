import { expect, test } from 'vitest'
import { stem } from './stem.ts'

test.each(['GLASS', 'CHASSIS', 'SERIES', 'RING', 'BED', 'M42S'])('%s has no ending of a form', (word) => {
  expect(stem(word)).toBe(word)
})
