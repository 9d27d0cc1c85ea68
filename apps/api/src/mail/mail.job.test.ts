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
  expect(mailOf({ ...MAIL, isAboutEntries: true }, { words: english, practice: 'simulator' })).toEqual({
    to: 'a@example.com',
    subject: 'CBP accepted (practice)',
    text: 'On file. Practice: nothing is sent to CBP.',
  })
})

test('a mail about entries says of a test that nothing is filed', () => {
  expect(mailOf({ ...MAIL, isAboutEntries: true }, { words: english, practice: 'test' })).toMatchObject({
    subject: 'CBP accepted (test)',
    text: 'On file. Test: entries go to CBP’s test system, and nothing is filed.',
  })
})

test.each([
  ['about entries of an organization that files', { ...MAIL, isAboutEntries: true as const }, undefined],
  ['about an account', MAIL, 'simulator'],
] as const)('a mail %s does not speak of practice', (_, queued, practice) => {
  expect(mailOf(queued, { words: english, practice })).toEqual({
    to: 'a@example.com',
    subject: 'CBP accepted',
    text: 'On file.',
  })
})
