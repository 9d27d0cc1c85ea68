import { conditionToFinding } from '@edfe/domain/filing'
import { sampleEntryDraft } from '@edfe/domain/sample'
import { expect, test } from 'vitest'
import type { StoredCondition } from '../../db/entry-tables.ts'
import { customsNotifications as words } from '../../messages/customs-messages.ts'
import { english } from '../../messages/formatter.ts'
import { acceptedBody, answeredBody } from './notify-of-answer.ts'

const accepted = { draft: sampleEntryDraft(), grand_total: '530.20', released_on: null }

test('an entry that CBP accepted has its duty due 10 working days after the entry date', () => {
  expect(acceptedBody(accepted, 'directory').map((message) => english.format(message))).toEqual([
    'The summary is on file. Pay $530.20 by 03/10/2026. The entry says how to pay, and whether the goods are released.',
  ])
})

test('once CBP has released the goods, the ten working days count from its release', () => {
  const [body] = acceptedBody({ ...accepted, released_on: '2026-02-26' }, 'directory')
  expect(english.format(body!)).toContain('Pay $530.20 by 03/12/2026.')
})

test('an accepted entry of goods free of duty and fees owes nothing', () => {
  expect(acceptedBody({ ...accepted, grand_total: '0.00' }, 'directory')).toEqual([words.onFileFree()])
})

test('an entry that the simulator accepted owes nothing', () => {
  expect(acceptedBody(accepted, 'simulator')).toEqual([words.practisedOnFile()])
})

/** A condition of CBP's answer, on the second line where it is one of a line. */
function condition(
  code: string,
  narrative: string,
  reference?: string,
  severity: 'F' | 'I' = 'F',
): StoredCondition {
  const references = reference ? [{ type: 'LINITM', occurrence: 2, text: '002' }] : []
  const finding = conditionToFinding(
    { severity, code, narrative, references },
    { lines: [{ id: '001' }, { id: '002' }] },
  )
  return { ...finding, code, cbp_label: narrative, sent_value: null }
}

const sentences = (status: 'accepted' | 'rejected', ...conditions: StoredCondition[]): string[] =>
  answeredBody(accepted, { status, conditions, gateway: 'directory' }).map((message) =>
    english.format(message),
  )

test('a rejection says the field, what is wrong with it and what CBP wrote', () => {
  expect(sentences('rejected', condition('B04', 'DISTRICT/PORT OF ENTRY UNKNOWN'))).toEqual([
    expect.stringMatching(/^Port code: .+\. \(CBP: B04 DISTRICT\/PORT OF ENTRY UNKNOWN\)$/),
  ])
})

test('a rejection names the line, and counts the conditions after the third', () => {
  const unreadable = condition('264', 'MANIFEST QTY NOT NUMERIC', 'line')
  expect(sentences('rejected', unreadable, unreadable, unreadable, unreadable, unreadable)).toEqual([
    ...Array(3).fill(expect.stringMatching(/^Line 002, .+: Manifest quantity unreadable\. /)),
    'The entry shows 2 more conditions.',
  ])
})

test('an acceptance with a warning still says when the duty is due', () => {
  expect(sentences('accepted', condition('B04', 'DISTRICT/PORT OF ENTRY UNKNOWN'))).toEqual([
    expect.stringContaining('Pay $530.20 by'),
    expect.stringContaining('Port code'),
  ])
})

test('the mail names a field as the mode of transport of the entry names it', () => {
  const draft = { ...accepted.draft, shipment_origin: { mode_of_transport: '40' } }
  const conditions = [condition('183', 'MISSING BILL')]
  const said = answeredBody({ ...accepted, draft }, { status: 'rejected', conditions, gateway: 'directory' })
  expect(said.map((message) => english.format(message))).toEqual([
    expect.stringMatching(/^Air waybill: Bill missing/),
  ])
})

test('an acceptance says nothing of what asks for nothing', () => {
  const information = condition('628', 'DUTY ACCEPTED; COMPLEX LINE', 'line', 'I')
  expect(sentences('accepted', information)).toEqual([expect.stringContaining('Pay $530.20 by')])
})
