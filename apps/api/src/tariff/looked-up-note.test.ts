import { parseDay } from '@edfe/domain/calendar'
import { lineFields } from '@edfe/domain/entry'
import { dutyOf, lookedUpNote } from '@edfe/tariff/duty'
import { shippedTariff } from '@edfe/tariff/shipped'
import { expect, test } from 'vitest'
import { english } from '../messages/formatter.ts'

const noteOf = (hts: string, origin: string, entryDate: string) => {
  const found = dutyOf(shippedTariff(), {
    hts,
    origin,
    entryDate: parseDay(entryDate)!,
    value: '1000',
    assume: 'usual',
    answers: {},
  })
  const note = found.kind === 'duty' && lookedUpNote(found.holes, parseDay('2026-11-30')!)
  return note ? english.format(note) : ''
}

test('the note of one press says what was looked up, where, on which day and what came of it', () =>
  expect(noteOf('9405116010', 'SV', '2026-10-09')).toBe(
    'Looked up for these goods in the tariff schedule (hts.usitc.gov) on 11/30/2026. U.S. note 52(j): not listed.',
  ))

test.each([
  ['8479899599', 'TW'],
  ['8479899599', 'GB'],
  ['8479899599', 'DE'],
  ['8479899599', 'BR'],
  ['8479899599', 'CN'],
  ['9405116010', 'TW'],
  ['7616995190', 'GB'],
])('the note about %s of %s fits its field', (hts, origin) =>
  expect(noteOf(hts, origin, '2026-10-09').length).toBeLessThanOrEqual(lineFields.duty_note.limit),
)
