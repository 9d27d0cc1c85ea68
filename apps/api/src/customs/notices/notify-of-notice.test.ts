import { asWritten } from '@edfe/domain/messages'
import { expect, test } from 'vitest'
import { isUrgent } from './notify-of-notice.ts'

type Meaning = Parameters<typeof isUrgent>[0]

const words = asWritten({ text: 'Documents' })
const PLAIN: Meaning = { request: undefined, release: undefined, tone: 'neutral' }

test.each<[string, Partial<Meaning>, boolean]>([
  ['a request', { request: { title: words, action: words, dueOn: undefined } }, true],
  ['a hold', { release: 'hold' }, true],
  ['an exam', { release: 'exam' }, true],
  ['a summary that CBP sends back', { tone: 'bad' }, true],
  ['a release', { release: 'released', tone: 'ok' }, false],
])('%s of a live entry is urgent or not; in practice it never is', (_, meaning, expected) => {
  expect(isUrgent({ ...PLAIN, ...meaning }, 'directory')).toBe(expected)
  expect(isUrgent({ ...PLAIN, ...meaning }, 'simulator')).toBe(false)
})
