import type { AnswerOf } from '@edfe/contracts/operations'
import { LONG_NAME, LONG_TEXT } from './long.ts'
import { PERSON, ROW } from './sample.ts'

type Operations = AnswerOf<'getOperations'>

export const AT = '2026-03-05T15:00:00.000Z'
const MEASURES = '00000000-0000-4000-8000-000000000033'
const RECORD = 'A2704B76030526AX'.padEnd(80, ' X')

/** An installation where something waits in every list. */
export const OPERATIONS: Operations = {
  version: '0.3.0',
  open_sessions: 14,
  road: {
    gateway: 'https',
    sent_at: AT,
    heard_at: AT,
    received_at: AT,
    away_since: null,
    paused_at: null,
    waiting: 2,
    oldest_at: AT,
    is_late: true,
    alert_minutes: 60,
    unread: 1,
    unmatched: 1,
    unreadable: 0,
    transmissions: [
      {
        id: ROW.id,
        organization: 'Okafor Imports',
        kind: 'summary',
        state: 'retrying',
        attempts: 7,
        submitted_at: AT,
        next_attempt_at: AT,
        problem: 'The gateway did not answer within 20 seconds.',
      },
      {
        id: PERSON.id,
        organization: LONG_NAME,
        kind: 'security_filing',
        state: 'sending',
        attempts: 1,
        submitted_at: AT,
        next_attempt_at: null,
        problem: null,
      },
    ],
  },
  queues: [
    { name: 'mail', waiting: 2, active: 1, failed: 1 },
    { name: 'customs-transmission', waiting: 0, active: 0, failed: 0 },
  ],
  failed_jobs: [
    { id: ROW.id, queue: 'mail', failed_at: AT, problem: 'The mail server refused the recipient.' },
    { id: PERSON.id, queue: 'customs-transmission', failed_at: AT, problem: LONG_TEXT },
  ],
  unmatched: [{ id: 'unmatched', application: 'AX', received_at: AT, records: [RECORD, RECORD] }],
  contact_messages: [
    {
      id: ROW.id,
      name: 'Ann Delgado',
      email: 'ann@example.com',
      subject: 'Filer code',
      message: 'How long does it take until our filer code is confirmed?',
      created_at: AT,
    },
    {
      id: PERSON.id,
      name: LONG_NAME,
      email: `${LONG_NAME}@example.com`,
      subject: LONG_TEXT,
      message: LONG_TEXT,
      created_at: AT,
    },
  ],
  filing_requests: [
    {
      id: ROW.id,
      organization: 'Okafor Imports',
      kind: 'filer_code',
      number: 'B76',
      asked_by: PERSON.name,
      asked_at: AT,
      letter: 'cbp-letter.pdf',
    },
    {
      id: PERSON.id,
      organization: LONG_NAME,
      kind: 'importer_number',
      number: '***-**-6789',
      asked_by: LONG_NAME,
      asked_at: AT,
      letter: null,
    },
  ],
  tariff: {
    is_fetched: true,
    may_fetch: true,
    updates: [
      {
        id: ROW.id,
        kind: 'schedule',
        changes: [],
        fetched_at: AT,
        fetched_by: 'edfe-1',
        source: 'https://hts.usitc.gov/reststop/exportList?from=0101.21.00&to=9999.00.00&format=JSON',
        state: 'waiting',
        edition: 'HTS 2026 Rev 3',
        first_day: '2026-03-04',
        schedule_sha256: '9f'.repeat(32),
        row_count: 35_733,
        difference: {
          against: 'HTS 2026 Rev 2',
          is_statistical: false,
          added: { count: 120, named: ['9405.11.6015', '9903.05.99'] },
          dropped: { count: 1, named: ['9405.11.6010'] },
          rates: {
            count: 1,
            named: [{ number: '9405.11.60', column: 'general', before: '7.6%', after: '9%' }],
          },
          units: { count: 0, named: [] },
          unknown_headings: { count: 1, named: ['9903.05.99'] },
        },
        problems: [],
        decided_by: null,
        decided_at: null,
        reason: null,
      },
      {
        id: PERSON.id,
        kind: 'schedule',
        changes: [],
        fetched_at: '2026-03-04T15:00:00.000Z',
        fetched_by: LONG_NAME,
        source: `https://${LONG_NAME}.example.com/exportList`,
        state: 'refused',
        edition: null,
        first_day: null,
        schedule_sha256: null,
        row_count: null,
        difference: null,
        problems: [LONG_TEXT],
        decided_by: null,
        decided_at: null,
        reason: null,
      },
      {
        id: MEASURES,
        kind: 'measures',
        changes: [
          `9903.05.01 ends after 03/31/2026. (Proclamation 11070, https://${LONG_NAME}.example.com/)`,
        ],
        fetched_at: AT,
        fetched_by: 'edfe-1',
        source: 'https://measures.example.com/measures.json',
        state: 'waiting',
        edition: 'Measures 2026-03-05',
        first_day: '2026-04-01',
        schedule_sha256: '7c'.repeat(32),
        row_count: 1,
        difference: null,
        problems: [],
        decided_by: null,
        decided_at: null,
        reason: null,
      },
    ],
  },
  fees: {
    unpaid: [
      {
        id: '00000000-0000-4000-8000-0000000000f1',
        organization: 'Alder & Finch Lighting LLC',
        number: 'FEE-2026-02-0001',
        due_on: '2026-03-31',
        state: 'open',
        open: '75.00',
      },
    ],
    organizations: [
      {
        id: '00000000-0000-4000-8000-0000000000f2',
        name: 'Alder & Finch Lighting LLC',
        charged: '300.00',
        liability_cap: '225.00',
      },
    ],
  },
  backups: [
    {
      kind: 'backup',
      file: 'edfe-2026-03-05.tar',
      finished_at: AT,
      rows: 48_210,
      documents: 12,
      problems: [],
    },
    {
      kind: 'check',
      file: `${LONG_NAME}.tar`,
      finished_at: '2026-03-04T15:00:00.000Z',
      rows: 47_900,
      documents: 118,
      problems: [LONG_TEXT],
    },
  ],
  acts: [
    {
      id: ROW.id,
      at: AT,
      operator: PERSON.email,
      act: 'confirm_number',
      subject: 'Filer code B76 of Okafor Imports',
      reason: LONG_TEXT,
    },
  ],
}
export const NOTHING: Operations = {
  ...OPERATIONS,
  open_sessions: 1,
  road: {
    ...OPERATIONS.road,
    sent_at: null,
    received_at: null,
    waiting: 0,
    oldest_at: null,
    is_late: false,
    unread: 0,
    unmatched: 0,
    transmissions: [],
  },
  failed_jobs: [],
  unmatched: [],
  contact_messages: [],
  filing_requests: [],
  tariff: { is_fetched: false, may_fetch: false, updates: [] },
  fees: null,
  backups: [],
  acts: [],
}

const ACCOUNT: AnswerOf<'findAccounts'>['accounts'][number] = {
  id: PERSON.id,
  email: PERSON.email,
  name: PERSON.name,
  organizations: ['Okafor Imports', 'Delgado Trading'],
  sessions: 2,
  last_seen_at: AT,
  disabled_at: null,
}
export const ACCOUNTS: AnswerOf<'findAccounts'> = {
  accounts: [
    ACCOUNT,
    {
      ...ACCOUNT,
      id: ROW.id,
      name: LONG_NAME,
      email: `${LONG_NAME}@example.com`,
      organizations: [],
      sessions: 0,
      last_seen_at: null,
      disabled_at: AT,
    },
  ],
}
