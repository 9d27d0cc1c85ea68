import type { Entry } from '@edfe/contracts/entries/entry'
import type { AnswerOf } from '@edfe/contracts/operations'
import type { EntryRowData } from '../../src/api/entry-list.ts'

type Me = AnswerOf<'getMe'>

const ORGANIZATION = '00000000-0000-4000-8000-000000000001'
const AT = '2026-03-05T15:00:00.000Z'
/** The person who looks at the examples. */
export const PERSON = {
  id: '00000000-0000-4000-8000-000000000002',
  email: 'ruth@example.com',
  name: 'Ruth Okafor',
}
export const TODAY = '2026-03-05'

export const ME: Me = {
  user: {
    id: PERSON.id,
    email: PERSON.email,
    given_name: 'Ruth',
    family_name: 'Okafor',
    job_title: null,
    phone: null,
    language: 'EN',
    timezone: 'America/New_York',
    updated_at: AT,
  },
  display_name: PERSON.name,
  membership: {
    id: ORGANIZATION,
    org_id: ORGANIZATION,
    role: 'admin',
    org_name: 'Okafor Imports',
    org_timezone: 'America/New_York',
  },
  organizations: [],
  disabled_in: null,
  may: [],
  preferences: {
    theme: 'System',
    density: 'Comfortable',
    table_page_size: 25,
    kb_shortcuts: true,
    show_tips: true,
    is_saved: false,
  },
  lacks_second_factor: false,
  has_two_factor: true,
  is_operator: false,
  has_password: true,
  has_provider: false,
  today: TODAY,
  customs_gateway: 'simulator',
  practice: null,
}

const NOTHING_ALLOWED: Entry['may'] = {
  edit: false,
  validate: false,
  submit: false,
  archive: false,
  delete: false,
  correct: false,
  record_payment: false,
  replace: false,
  correct_paid: false,
  delete_summary: false,
  reopen: false,
  decide: [],
}

/** A draft of chairs, as its list shows it. */
export const ROW: EntryRowData = {
  id: '00000000-0000-4000-8000-000000000003',
  entry_number: 'ZZZ00000018',
  type: 'formal',
  port_code: '2704',
  port_name: 'Los Angeles, California',
  status: 'draft',
  status_changed_at: null,
  release_status: null,
  deletion: null,
  summary_state: 'draft',
  current_step: 'header',
  line_count: 2,
  duty_paid_on: null,
  filings: [],
  broker_name: null,
  archived: false,
  created_at: AT,
  updated_at: AT,
  may: { ...NOTHING_ALLOWED, edit: true, validate: true, archive: true, delete: true },
  grand_total: '842.17',
  value_total: '12480.00',
  goods: 'Dining chairs of teak',
  supplier: 'Hanoi Seating',
  supplier_country: 'Vietnam',
  bill_of_lading: 'MAEU123456789',
  import_date: '2026-03-02',
  entry_date: '2026-03-04',
  due: { kind: 'file', day: '2026-03-16' },
  open_errors: 0,
  answer_due_on: null,
  is_corrected: false,
  is_practice: false,
  customs: 'CBP',
}

/** The ways to sign in of a server with both kinds of provider. */
export const WAYS: AnswerOf<'getAuthProviders'> = {
  google: true,
  provider: 'Acme',
  confirms_by_mail: true,
  is_new: false,
}
