import { expect, test } from 'vitest'
import { envelope, sampleEntryFacts } from '../../test/summary/sample-message.ts'
import { encodeEntrySummary } from '../summary/encode-entry-summary.ts'
import { moneyRecords, readFiledMoney } from './read-filed-money.ts'

test('the money of a summary is the same in all its records and in those that name it', () => {
  const images = encodeEntrySummary(sampleEntryFacts(), envelope)
  const records = moneyRecords(images)
  expect(records.length).toBeLessThan(images.length / 2)
  expect(readFiledMoney(records)).toEqual(readFiledMoney(images))
  expect(readFiledMoney(records)?.amounts).toEqual({ duty: 47303n, 499: 4201n, 501: 1516n })
})
