import { asWritten } from '@edfe/domain/messages'
import { expect, test } from 'vitest'
import { english } from '../messages/formatter.ts'
import { mailOf } from './mail.job.ts'

const MAIL = {
  to: 'a@example.com',
  subject: asWritten({ text: 'CBP accepted' }),
  text: [asWritten({ text: 'On file.' })],
}

test('a mail about entries says in practice that nothing is sent to CBP', () => {
  expect(mailOf({ ...MAIL, isAboutEntries: true }, { words: english, isPractice: true })).toEqual({
    to: 'a@example.com',
    subject: 'CBP accepted (practice)',
    text: 'On file. This is practice: nothing is sent to CBP.',
  })
})

test.each([
  ['about entries of an organization that files', { ...MAIL, isAboutEntries: true as const }, false],
  ['about an account', MAIL, true],
] as const)('a mail %s does not speak of practice', (_, queued, isPractice) => {
  expect(mailOf(queued, { words: english, isPractice })).toEqual({
    to: 'a@example.com',
    subject: 'CBP accepted',
    text: 'On file.',
  })
})
