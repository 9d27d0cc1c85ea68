import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseDay } from '@edfe/domain/calendar'
import { conditionToFinding, readSummaryStatus } from '@edfe/domain/filing'
import { defineMessage, listed, type Message } from '@edfe/domain/messages'
import { readReleaseAction } from '@edfe/domain/release'
import { describe, expect, test } from 'vitest'
import { domainMessages } from './domain-catalogue.ts'
import { formatFinding } from './finding.ts'
import { catalogueOf, createFormatter } from './formatter.ts'
import { ruleMessages } from './rule-messages.ts'

const english = createFormatter(catalogueOf(domainMessages()))

describe('a message', () => {
  const greeting = defineMessage<{ name: string; count: number }>({
    id: 'test.greeting',
    defaultMessage: '{name} has {count, plural, one {# error} other {# errors}}',
  })
  const wait = defineMessage({ id: 'test.wait', defaultMessage: "The carrier's bill is 'late'." })
  const both = defineMessage<{ first: ReturnType<typeof wait>; rest: ReturnType<typeof wait>[] }>({
    id: 'test.both',
    defaultMessage: '{first}: {rest}',
  })
  const { format, formatAll } = createFormatter(catalogueOf([greeting, wait, both]))

  test('is stored as its id and what fills its blanks', () => {
    expect(greeting({ name: 'Ada', count: 1 })).toEqual({
      id: 'test.greeting',
      params: { name: 'Ada', count: 1 },
    })
    expect(wait()).toEqual({ id: 'test.wait' })
  })

  test('becomes a sentence, with plurals and apostrophes', () => {
    expect(format(greeting({ name: 'Ada', count: 1 }))).toBe('Ada has 1 error')
    expect(format(greeting({ name: 'Ada', count: 2 }))).toBe('Ada has 2 errors')
    expect(format(wait())).toBe("The carrier's bill is 'late'.")
  })

  test('may hold other messages', () => {
    const params = { first: wait(), rest: [wait(), wait()] }
    expect(format(both(params))).toBe(
      "The carrier's bill is 'late'.: The carrier's bill is 'late'. The carrier's bill is 'late'.",
    )
    expect(formatAll([wait(), wait()])).toBe("The carrier's bill is 'late'. The carrier's bill is 'late'.")
  })

  test('that no catalogue has shows its id, so that nothing is hidden', () => {
    expect(format({ id: 'test.unknown' })).toBe('test.unknown')
  })

  test('has one text', () => {
    const other = { ...wait, id: 'test.wait', defaultMessage: 'Other words' }
    expect(() => catalogueOf([wait, other])).toThrow('two texts')
  })
})

describe('the messages of the domain', () => {
  test('have one text under each id', () => {
    expect(() => catalogueOf(domainMessages())).not.toThrow()
  })

  test('without a blank come out letter for letter', () => {
    const fixed = domainMessages().filter(({ defaultMessage }) => !/[{}]/.test(defaultMessage))
    expect(fixed.length).toBeGreaterThan(500)
    const changed = fixed.filter(({ id, defaultMessage }) => english.format({ id }) !== defaultMessage)
    expect(changed).toEqual([])
  })
})

/** Sentences with blanks as they were shown before they became messages. */
const COMPOSED: [rule: string, params: Record<string, string | number>, message: string, detail?: string][] =
  [
    [
      'HEADER_ENTRY_NUMBER_CHECK_DIGIT',
      { digit: '6' },
      "Entry Number check digit mismatch; expected '6' per 7501 Appendix 1",
    ],
    ['SHIPMENT_MISSING_DOCUMENTS_KNOWN', { code: '77' }, 'Invalid missing document code: 77'],
    ['LINE_PGA_NUMBER_REQUIRED', { requirement: 'FD1' }, 'A number is required for FD1.'],
    ['LINE_PGA_NUMBER_REQUIRED', { requirement: 'none' }, 'A number is required for the requirement.'],
    ['PARTIES_CONSIGNEE_STATE_REQUIRED', { country: 'US' }, 'Ultimate consignee state is required'],
    ['PARTIES_CONSIGNEE_STATE_REQUIRED', { country: 'other' }, 'Ultimate consignee province is required'],
    ['PARTIES_IMPORTER_ZIP_REQUIRED', { country: 'US' }, 'Importer of record ZIP code is required'],
    ['PARTIES_IMPORTER_ZIP_REQUIRED', { country: 'other' }, 'Importer of record postal code is required'],
    [
      'BOND_COVERAGE_MATCHES_TYPE',
      { bond_type: '8', single: '0', continuous: '8', term: '9' },
      'Bond coverage must agree with the bond type of Block 5 (0 single, 8 continuous, 9 term)',
      'The entry header says bond type 8.',
    ],
    [
      'BOND_COVERAGE_MATCHES_TYPE',
      { bond_type: '8', single: '9', continuous: '8', term: 'none' },
      'Bond coverage must agree with the bond type of Block 5 (9 single, 8 continuous)',
      'The entry header says bond type 8.',
    ],
    [
      'SHIPMENT_BILL_FORMAT',
      { bill: 'EGLV142600318457', code: 'EGLV', digits: 12 },
      'Bill of lading must be 4 letters followed by 1 to 11 digits.',
      'EGLV142600318457 has 12 digits after EGLV.',
    ],
    [
      'FILING_BILL',
      { mode: 'vessel' },
      'Enter the bill of lading as on your arrival notice, for example ONEYNGBE12345600.',
      "Ocean freight needs the carrier's four letters and up to 12 letters or digits.",
    ],
    [
      'FILING_BILL',
      { mode: 'other' },
      'Enter the bill of lading as on your arrival notice, for example ONEYNGBE12345600.',
      "Give up to 12 letters or digits, after the carrier's four letters where the bill has them.",
    ],
    [
      'FILING_BILL',
      { mode: 'bare' },
      'Enter the bill of lading as on your arrival notice, for example EA1234567890.',
      "Give up to 12 letters or digits, without the carrier's code.",
    ],
    [
      'FILING_HOUSE_BILL',
      { mode: 'allowed' },
      'Enter the house bill as on your arrival notice, for example FWDR12345678.',
      "Give up to 12 letters or digits, after the forwarder's four letters where the bill has them.",
    ],
    [
      'FILING_FURTHER_BILLS',
      { number: 2, mode: 'bare' },
      'Enter further bill 2 as on your arrival notice, for example EA1234567890.',
      'It needs a bill of lading, a house bill or an I.T. number like those above, and a house bill where it has a sub-house bill.',
    ],
    [
      'FILING_BILL',
      { mode: 'air' },
      'Enter the air waybill as on your arrival notice, for example 18012345675.',
      'Air freight needs the 11 digits of the air waybill.',
    ],
    [
      'FILING_HMF_AMOUNT',
      { amount: '$15.16' },
      'The harbor maintenance fee is not the one that CBP computes, to the cent.',
      "It must be $15.16, the sum of 0.125 % of each line's whole-dollar value.",
    ],
  ]

test.each(COMPOSED)('%s with %j says: %s', (rule, params, message, detail) => {
  expect(english.format({ id: `rule.${rule}`, params })).toBe(message)
  if (detail) expect(english.format({ id: `rule.${rule}.detail`, params })).toBe(detail)
})

test('an entry type that is not automated is named by its label', () => {
  const detail = (entryType: string, label: string) =>
    english.format({
      id: 'rule.FILING_TYPE_NOT_AUTOMATED.detail',
      params: { entryType, label: { id: `entry-type.${label}` } },
    })
  expect(detail('26', '26')).toBe('An admission to a zone is filed on CBP Form 214.')
  expect(detail('99', 'other')).toBe(
    'CBP does not accept an electronic entry summary of type 99, Other Entry Type. File it on paper at the port.',
  )
})

test('a condition of customs is shown in plain words and in its own, under the label of its field', () => {
  const condition = { severity: 'F', code: 'B16', narrative: "IMPORTER'S {NUMBER}", references: [] } as const
  const shown = formatFinding(english, conditionToFinding(condition, { lines: [] }))
  expect(shown).toMatchObject({
    label: 'Entry number',
    message: expect.stringContaining('check digit'),
    detail: "CBP says: B16 IMPORTER'S {NUMBER}",
  })
})

test('the field of a finding is named as the mode of transport of its entry names it', () => {
  const condition = { severity: 'F', code: '183', narrative: 'MISSING BILL', references: [] } as const
  const finding = conditionToFinding(condition, { lines: [] })
  expect(finding.path).toBe('shipment_origin.bill_of_lading')
  const labelIn = (mode?: string) => formatFinding(english, finding, mode).label
  expect([labelIn('40'), labelIn('11'), labelIn()]).toEqual([
    'Air waybill',
    'Bill of lading',
    'Bill of lading',
  ])
})

test.each<[Message, string]>([
  [{ id: 'summary-due.in', params: { days: 10 } }, 'Summary due in 10 working days'],
  [{ id: 'summary-due.in', params: { days: 1 } }, 'Summary due in 1 working day'],
  [{ id: 'summary-due.overdue', params: { days: 1 } }, 'Summary overdue by 1 working day'],
  [{ id: 'summary-due.overdue', params: { days: 3 } }, 'Summary overdue by 3 working days'],
  [{ id: 'task.correct.detail', params: { count: 1 } }, 'CBP rejected it with 1 condition.'],
  [
    {
      id: 'task.fix.detail',
      params: { steps: listed([{ id: 'step.header' }, { id: 'step.line_items' }]) },
    },
    'In Entry Header, Line Items.',
  ],
  [{ id: 'task.summary-due.detail', params: { date: { day: '2026-03-10' } } }, 'The last day is 03/10/2026.'],
  [{ id: 'task.fix.title', params: { count: 1 } }, 'Fix 1 error'],
  [
    { id: 'task.finish.detail', params: { step: 3, title: { id: 'step.parties_locations' } } },
    'Stopped at step 3, Parties & Locations.',
  ],
])('%j says: %s', (message, sentence) => {
  expect(english.format(message)).toBe(sentence)
})

describe('a notice of customs', () => {
  const notice = { disposition: '2', date: '2026-03-09', remarks: [], quota: [] }

  test('names whom to ask', () => {
    const contact = { user: 'J MARTIN', team: '694', telephone: '3105550100', extension: '12' }
    expect(english.formatAll(readSummaryStatus({ ...notice, ...contact }).detail)).toBe(
      'CBP wants every document behind this entry summary: invoice, packing list, transport document. Contact: J MARTIN, team 694, telephone 3105550100, extension 12.',
    )
  })

  test('gives its reason and its remarks', () => {
    const { title, detail } = readSummaryStatus({
      ...notice,
      disposition: '4',
      reason: '003',
      remarks: ['SEE', 'HEADING 9405.42'],
    })
    expect(english.format(title)).toBe('CBP rejected the entry summary')
    expect(english.formatAll(detail)).toContain('Reason: classification. Remarks: “SEE HEADING 9405.42”')
  })

  test('of release says when, and what customs wrote', () => {
    const released = {
      of: 'entry',
      code: '98',
      narrative: 'RELEASED',
      releaseDate: parseDay('2026-03-05'),
      at: undefined,
    } as const
    expect(english.formatAll(readReleaseAction(released).detail)).toBe(
      'CBP released the goods. Release date 03/05/2026. CBP: RELEASED.',
    )
  })

  test('of an agency names it, its lines, who set the hold, and its words', () => {
    const held = readReleaseAction({
      of: 'agency',
      agency: 'FDA',
      program: 'DEV',
      code: '02',
      narrative: 'HOLD INTACT',
      at: '2026-11-28T07:00',
      reason: '12',
      lines: { from: 1, to: 3 },
      hold: '2',
      subReasons: ['151'],
      comments: ['SAMPLE REQUESTED'],
    })
    expect(english.format(held.title)).toBe('FDA DEV: Hold')
    expect(english.formatAll(held.detail)).toBe(
      'The agency holds the goods as they are. Do not open or move them. Lines 1 to 3. Reason: exam or sample. The hold is set by the agency. Detailed reasons 151. The agency: HOLD INTACT. The agency: SAMPLE REQUESTED.',
    )
  })

  test('of a refused cancellation gives CBP’s reason and comment', () => {
    const refused = readReleaseAction({ of: 'refusal', reason: '16', comment: 'ENTRY NOT FOUND' })
    expect(english.formatAll(refused.detail)).toBe(
      'Reason 16: the replacement entry is not on file. CBP: ENTRY NOT FOUND.',
    )
  })

  test.each([
    ['53', 'CBP release 53'],
    ['', 'CBP release without a code'],
  ])('with the code %j that the table lacks is shown as it came', (code, title) => {
    const { title: message } = readReleaseAction({ of: 'entry', code, narrative: '', at: undefined })
    expect(english.format(message)).toBe(title)
  })
})

const SPECIFICATION = resolve(import.meta.dirname, '../../../../shared/spec/2-entry-wizard.md')

test.runIf(existsSync(SPECIFICATION))(
  'sentences of the specification stand in it as the reader sees them',
  () => {
    const specification = readFileSync(SPECIFICATION, 'utf8')
    const quoted = [...specification.matchAll(/(?<=[\s(])'([A-Z][^'\n{}]+)'(?=[\s,.;:)]|$)/gm)].map(
      ([, text]) => text,
    )
    const fixed = ruleMessages().filter(({ defaultMessage }) => !/[{}]/.test(defaultMessage))
    const shown = new Set(fixed.map(({ id }) => english.format({ id })))
    const found = [...new Set(quoted)].filter((text) => shown.has(text!))
    expect(found.length).toBeGreaterThan(60)
  },
)
