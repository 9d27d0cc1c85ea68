import { expect, test } from 'vitest'
import { questionRefusal, repeatRefusal } from './when-to-ask.ts'

const now = new Date('2026-11-28T12:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const filedAt = ago(3600)

test.each([
  ['an entry that is not filed', { filedAt: undefined, latest: undefined }, 'not_filed'],
  ['a filed entry', { filedAt, latest: undefined }, undefined],
  ['an entry of half a year ago', { filedAt: ago(180 * 86_400), latest: undefined }, 'too_old_to_ask'],
  ['an open question', { filedAt, latest: { askedAt: ago(600), isOpen: true } }, 'already_asked'],
  ['59 seconds later', { filedAt, latest: { askedAt: ago(59), isOpen: false } }, 'asked_recently'],
  ['a minute later', { filedAt, latest: { askedAt: ago(60), isOpen: false } }, undefined],
])('%s: %s', (_, facts, refusal) => {
  expect(questionRefusal(facts, now)).toBe(refusal)
})

test('a question that nobody asked is no repetition', () => {
  expect(repeatRefusal(undefined, now)).toBeUndefined()
})
