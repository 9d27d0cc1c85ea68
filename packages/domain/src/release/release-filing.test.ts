import { expect, test } from 'vitest'
import type { EntryAction } from './release-action.ts'
import { type ReleaseMessage, releaseFilingOf } from './release-filing.ts'

const messages = (text: string): ReleaseMessage[] =>
  text.split(' ').map((word) => {
    const [action, outcome] = word.split(':') as [ReleaseMessage['action'], ReleaseMessage['outcome']]
    return { action, outcome }
  })

const notices = (...codes: string[]) => ({
  state: codes.includes('23') ? ('cancelled' as const) : undefined,
  entry: codes.map((code): EntryAction => ({ of: 'entry', code, narrative: '', at: undefined })),
})

test('before the first message there is no release', () => {
  expect(releaseFilingOf([], undefined)).toEqual({ state: 'none', version: 0 })
})

test.each([
  ['A:open', { state: 'none', awaits: 'A', version: 0 }],
  ['A:failed', { state: 'none', version: 0 }],
  ['A:rejected', { state: 'rejected', version: 0 }],
  ['A:rejected A:open', { state: 'rejected', awaits: 'A', version: 0 }],
  ['A:rejected A:accepted', { state: 'on_file', version: 1 }],
  ['A:accepted R:accepted', { state: 'on_file', version: 2 }],
  ['A:accepted U:accepted', { state: 'on_file', version: 2 }],
  ['A:accepted R:rejected', { state: 'on_file', version: 1, refused: 'R' }],
  ['A:accepted R:rejected R:open', { state: 'on_file', version: 1, awaits: 'R' }],
  ['A:accepted R:rejected U:accepted', { state: 'on_file', version: 2 }],
  ['A:accepted D:accepted', { state: 'canceled', version: 1 }],
  ['A:accepted D:rejected', { state: 'on_file', version: 1, refused: 'D' }],
  ['A:accepted D:referred', { state: 'on_file', version: 1, underReview: 'D' }],
])('%s', (text, expected) => {
  expect(releaseFilingOf(messages(text), undefined)).toEqual(expected)
})

test.each([
  ['A:accepted R:referred', ['88'], { state: 'on_file', version: 2 }],
  ['A:accepted R:referred', ['86'], { state: 'on_file', version: 1, refused: 'R' }],
  ['A:accepted D:referred', ['87'], { state: 'on_file', version: 1, refused: 'D' }],
  ['A:accepted D:referred', ['23'], { state: 'canceled', version: 1 }],
  ['A:accepted', ['23'], { state: 'canceled', version: 1 }],
  ['A:accepted R:referred R:referred', ['86'], { state: 'on_file', version: 1, underReview: 'R' }],
  ['A:accepted R:accepted', ['88'], { state: 'on_file', version: 2 }],
])('%s, then CBP says %j', (text, codes, expected) => {
  expect(releaseFilingOf(messages(text), notices(...codes))).toEqual(expected)
})
