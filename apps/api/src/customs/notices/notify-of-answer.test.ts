import { sampleEntryDraft } from '@edfe/domain/fixtures'
import { expect, test } from 'vitest'
import { customsNotifications as words } from '../../messages/customs-messages.ts'
import { acceptedBody } from './notify-of-answer.ts'

test('an entry that CBP accepted has its duty due 10 working days after the entry date', () => {
  expect(acceptedBody(sampleEntryDraft(), 'directory')).toEqual([
    words.onFile({ due: { day: '2026-03-10' } }),
  ])
})

test('an entry that the simulator accepted owes nothing', () => {
  expect(acceptedBody(sampleEntryDraft(), 'simulator')).toEqual([words.practisedOnFile()])
})
