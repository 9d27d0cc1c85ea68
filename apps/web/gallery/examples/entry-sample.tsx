import type { CustomsCondition, CustomsMessage, FilingAnswer } from '@edfe/contracts/customs/filing'
import type { Entry, EntryDefaults } from '@edfe/contracts/entries/entry'
import { applicationsOf } from '@edfe/domain/customs'
import { createReferenceBook } from '@edfe/domain/reference'
import { sampleEntryDraft } from '@edfe/domain/sample'
import type { ReactNode } from 'react'
import { blankEntry } from '../../src/entry/editing/blank-entry.ts'
import type { EditorState } from '../../src/entry/editing/editor-state.ts'
import { EntryContext, ruleContext } from '../../src/entry/editing/entry-context.ts'
import { EntryEditor } from '../../src/entry/editing/entry-editor.ts'
import { loadRulesOfFiling } from '../../src/entry/editing/late-rules.ts'
import { ME, PERSON, ROW, TODAY } from './sample.ts'

// An example shows what the rules say, as a page does once they are here.
const filing = await loadRulesOfFiling()

const [SENT_IN = null, ANSWERED_IN = null] = applicationsOf('entry_summary')

/** A draft with every field that it needs. */
export const DRAFT: Entry = blankEntry({
  id: ROW.id,
  entryNumber: ROW.entry_number,
  draft: sampleEntryDraft(),
  at: ROW.created_at,
})
const READ_ONLY = { ...DRAFT.may, edit: false }

export const SUBMITTED: Entry = { ...DRAFT, status: 'submitted', summary_state: 'sent', may: READ_ONLY }
export const ACCEPTED: Entry = {
  ...DRAFT,
  status: 'accepted',
  summary_state: 'on_file',
  release_status: 'released',
  grand_total: ROW.grand_total,
  may: { ...READ_ONLY, record_payment: true, replace: true, decide: ['hold', 'released'] },
}
export const REJECTED: Entry = {
  ...DRAFT,
  status: 'rejected',
  summary_state: 'rejected',
  may: { ...READ_ONLY, correct: true },
}

export const DEFAULTS: EntryDefaults = {
  today: TODAY,
  time_zone: 'America/New_York',
  rules_profile: 'cbp',
  check_digit_factor: 1,
  confirmed_carrier_prefixes: [],
  role: 'admin',
  organization: { id: PERSON.id, name: ME.membership?.org_name ?? '', cbp_filer_code: 'ZZZ' },
}

/** An open entry whose server never answers, in a state that saves have brought it to. */
export function Opened({
  entry,
  children,
  ...state
}: Partial<EditorState> & { entry: Entry; children: ReactNode }) {
  const editor = new EntryEditor(entry, {
    get: () => new Promise(() => undefined),
    patch: () => new Promise(() => undefined),
  })
  const shown: EditorState = { ...editor.state(), ...state }
  Object.assign(editor, { state: () => shown })
  const rules = ruleContext(DEFAULTS, createReferenceBook())
  return <EntryContext value={{ editor, defaults: DEFAULTS, rules, filing }}>{children}</EntryContext>
}

export const CONDITION: CustomsCondition = {
  rule_id: 'CBP_145',
  severity: 'error',
  path: 'header.surety_no',
  label: 'Surety number',
  step: 'header',
  block: '5',
  message: 'CBP does not know this surety.',
  code: '145',
  cbp_label: 'SURETY CODE UNKNOWN',
  sent_value: '987',
}

export const MESSAGES: CustomsMessage[] = [
  {
    id: 'sent',
    stream: 'entry_summary',
    kind: 'summary_sent',
    direction: 'sent',
    actor: PERSON.name,
    title: 'Sent to CBP',
    detail: null,
    code: null,
    application: SENT_IN,
    message_id: '00000000-0000-4000-8000-000000000021',
    tone: 'neutral',
    at: '2026-03-05T15:00:00.000Z',
    images: ['A2704ZZZ030526'.padEnd(80)],
  },
  {
    id: 'answered',
    stream: 'entry_summary',
    kind: 'summary_rejected',
    direction: 'received',
    actor: 'customs',
    title: 'CBP rejected the summary',
    detail: CONDITION.message,
    code: CONDITION.code,
    application: ANSWERED_IN,
    message_id: '00000000-0000-4000-8000-000000000022',
    tone: 'bad',
    at: '2026-03-05T15:01:00.000Z',
  },
]

export const FILING: FilingAnswer = {
  transmission: {
    id: 'transmission',
    state: 'answered',
    attempts: 1,
    next_attempt_at: null,
    sent_at: '2026-03-05T15:00:00.000Z',
    answered_at: '2026-03-05T15:01:00.000Z',
    version: null,
    gateway: 'simulator',
  },
  dates: {
    filed_at: '2026-03-05T15:00:00.000Z',
    accepted_at: '2026-03-05T15:01:00.000Z',
    rejected_at: null,
    released_at: null,
  },
  deletion: null,
  question: { latest: null, heard_at: '2026-03-05T15:01:00.000Z', may_ask: true },
  conditions: [],
  bill_questions: [
    {
      bill: 'ONEYHPHE48217600',
      latest: { state: 'answered', asked_at: '2026-03-05T15:04:00.000Z' },
      answer: {
        heard_at: '2026-03-05T15:05:00.000Z',
        table: 'wr5',
        events: [
          {
            at: '2026-03-04T09:15',
            code: '69',
            title: 'Bill on file',
            detail: 'The carrier’s bill is complete in the manifest.',
            tone: 'ok',
            acts: 'nobody',
            action: null,
          },
        ],
        has_security_filing: true,
        problem: null,
      },
    },
  ],
  messages: MESSAGES.slice(0, 1),
  goods: {
    is_free: false,
    released_on: '2026-03-05',
    bills: [
      {
        numbers: ['ONEYHPHE48217600'],
        state: 'arrived',
        events: [
          {
            at: '2026-03-05T10:11',
            code: '95',
            title: 'Bill arrived',
            detail: 'The goods of this bill have arrived.',
            tone: 'neutral',
            acts: 'cbp',
            action: null,
          },
        ],
      },
    ],
    agencies: [
      {
        agency: 'FDA',
        name: 'Food and Drug Administration',
        program: 'DEV',
        lines: { from: 1, to: 1 },
        is_open: true,
        events: [
          {
            at: '2026-03-05T11:00',
            code: '02',
            title: 'FDA DEV: Hold',
            detail: 'The agency holds the goods as they are. Do not open or move them.',
            tone: 'bad',
            acts: 'you',
            action: 'Keep the goods as they are, and ask the agency what it needs.',
          },
        ],
      },
    ],
    entry: [],
  },
}
export const REFUSAL: FilingAnswer = {
  ...FILING,
  dates: { ...FILING.dates, accepted_at: null, rejected_at: '2026-03-05T15:01:00.000Z' },
  conditions: [CONDITION],
  messages: MESSAGES,
}
