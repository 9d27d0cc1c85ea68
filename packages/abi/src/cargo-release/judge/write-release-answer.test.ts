import { expect, test } from 'vitest'
import { sampleRelease } from '../../../test/cargo-release/sample-release.ts'
import { recordsOf } from '../../../test/summary/golden-message.ts'
import { envelope } from '../../../test/summary/sample-message.ts'
import { decodeReleaseAnswer } from '../decode-release-answer.ts'
import { encodeCargoRelease } from '../encode-cargo-release.ts'
import { writeReleaseAnswer } from './write-release-answer.ts'

const images = recordsOf(encodeCargoRelease(sampleRelease(), envelope)).map((record) => record.padEnd(80))
const [header = ''] = images

test('an accepted release gets its header and the outcome', () => {
  expect(writeReleaseAnswer(images, [], { outcome: 'accepted' }, 'A')).toEqual([
    header,
    'SE9002   ENTRY ACCEPTED'.padEnd(80),
  ])
})

test.each([
  ['R', 'CORRECTION REQUEST UNDER REVIEW'],
  ['D', 'CANCELLATION REQUEST UNDER REVIEW'],
] as const)('action %s that a person decides is referred', (action, narrative) => {
  const answer = writeReleaseAnswer(images, [], { outcome: 'referred' }, action)
  expect(decodeReleaseAnswer(answer)).toMatchObject({ isReferred: true, narrative, conditions: [] })
})

test('each record in error comes back with its conditions, nine at most', () => {
  const faults = [
    { condition: 'importerMissing', index: 0 } as const,
    ...Array.from({ length: 12 }, () => ({ condition: 'quantityZero', index: 3 }) as const),
  ]
  const answer = writeReleaseAnswer(images, faults, { outcome: 'accepted' }, 'A')
  expect(answer.slice(0, 4)).toEqual([
    header,
    'SE9011013MISSING IMPORTER OF RECORD'.padEnd(80),
    images[3],
    'SE9011   QUANTITY MUST BE GREATER THAN ZERO'.padEnd(80),
  ])
  expect(answer).toHaveLength(13)
  expect(decodeReleaseAnswer(answer)).toMatchObject({ disposition: 'rejected', narrative: 'ENTRY REJECTED' })
})

test('what the state on file forbids is a condition of the header', () => {
  const answer = writeReleaseAnswer(images, [], { outcome: 'rejected', condition: 'entryOnFile' }, 'A')
  expect(decodeReleaseAnswer(answer)).toMatchObject({
    disposition: 'rejected',
    conditions: [{ code: '007', narrative: 'ENTRY NUMBER ALREADY ON FILE', recordId: 'SE10' }],
  })
})
