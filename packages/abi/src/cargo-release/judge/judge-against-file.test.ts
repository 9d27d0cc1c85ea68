import { expect, test } from 'vitest'
import { day } from '../../../test/cargo-release/sample-release.ts'
import { judgeAgainstFile, type ReleaseOnFile } from './judge-against-file.ts'

const filed: ReleaseOnFile = {
  entryType: '01',
  isCanceled: false,
  hasBillMatch: false,
  isUnderReview: false,
  hasArrived: false,
}
const released = { hasBillMatch: true, hasArrived: true, releasedOn: day('2026-03-01') }
const today = day('2026-03-16')

test.each([
  ['A', undefined, 'accepted'],
  ['A', {}, 'entryOnFile'],
  ['A', { isCanceled: true }, 'entryOnFile'],
  ['R', undefined, 'entryNotOnFile'],
  ['U', undefined, 'entryNotOnFile'],
  ['D', undefined, 'entryNotOnFile'],
  ['R', { isCanceled: true }, 'entryCanceled'],
  ['D', { isCanceled: true }, 'entryCanceled'],
  ['R', { entryType: '02' }, 'typeChanged'],
  ['U', { entryType: '02' }, 'typeChanged'],
  ['R', {}, 'accepted'],
  ['R', { hasBillMatch: true }, 'accepted'],
  ['R', { isUnderReview: true }, 'referred'],
  ['R', { hasBillMatch: true, hasArrived: true }, 'referred'],
  ['R', released, 'replaceAfterRelease'],
  ['U', {}, 'accepted'],
  ['U', { isUnderReview: true }, 'accepted'],
  ['U', released, 'accepted'],
  ['U', { ...released, releasedOn: day('2026-02-28') }, 'updateTooLate'],
  ['D', {}, 'accepted'],
  ['D', { hasBillMatch: true }, 'referred'],
  ['D', { isUnderReview: true }, 'referred'],
  ['D', released, 'referred'],
] as const)('%s on %j: %s', (action, state, expected) => {
  const verdict = judgeAgainstFile({ action, entryType: '01' }, state && { ...filed, ...state }, today)
  expect('condition' in verdict ? verdict.condition : verdict.outcome).toBe(expected)
})
