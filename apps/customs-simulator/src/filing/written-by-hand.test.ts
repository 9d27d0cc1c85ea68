import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { answer, imagesOf } from '../../test/sample-batch.ts'

const entries = readFileSync(
  new URL('../../../../packages/abi/src/summary/golden/by-hand.ae.txt', import.meta.url),
  'utf8',
)
  .split(/^# /m)
  .slice(1)
  .map((text): [string, string[]] => {
    const [title = '', ...records] = text.trimEnd().split('\n')
    return [title, records.map((record) => record.padEnd(80))]
  })

test.each(entries)('%s: customs takes the message written by hand', (_, records) => {
  const sample = imagesOf()
  const response = answer([...sample.slice(0, 2), ...records, ...sample.slice(-2)])
  expect(response.conditions.map(({ code }) => code)).toEqual([])
  expect(response.disposition).toBe('accepted')
})
