import { asWritten } from '@edfe/domain/messages'
import { expect, test } from 'vitest'
import { mailOf } from './mail.job.ts'

const MAIL = {
  to: 'a@example.com',
  subject: asWritten({ text: 'CBP accepted' }),
  text: [asWritten({ text: 'On file.' })],
}

test('a mail about entries says in practice that nothing is sent to CBP', () => {
  expect(mailOf({ ...MAIL, isAboutEntries: true }, 'simulator')).toEqual({
    to: 'a@example.com',
    subject: 'CBP accepted (practice)',
    text: 'On file. This is practice: nothing is sent to CBP.',
  })
})

test.each([
  ['about entries with a live gateway', { ...MAIL, isAboutEntries: true as const }, 'directory'],
  ['about an account', MAIL, 'simulator'],
] as const)('a mail %s does not speak of practice', (_, queued, gateway) => {
  expect(mailOf(queued, gateway)).toEqual({
    to: 'a@example.com',
    subject: 'CBP accepted',
    text: 'On file.',
  })
})
