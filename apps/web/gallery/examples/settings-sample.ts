import type { ImporterCheckAnswer } from '@edfe/contracts/customs/importer-check'
import type { ApiKey } from '@edfe/contracts/keys/keys'
import type { AnswerOf } from '@edfe/contracts/operations'
import type { FilingNumbers } from '@edfe/contracts/organization/filing-numbers'
import type { Member } from '@edfe/contracts/organization/members'
import type {
  Address,
  Organization,
  OrgPreferences,
  StandingBond,
} from '@edfe/contracts/organization/organization'
import type { Delivery, Webhook } from '@edfe/contracts/webhooks/webhooks'
import { LONG_NAME, LONG_TEXT } from './long.ts'
import { ME, PERSON, ROW } from './sample.ts'

const AT = '2026-03-05T15:00:00.000Z'
const LATER = '2026-04-04T15:00:00.000Z'

export const ORGANIZATION: Organization = {
  id: PERSON.id,
  name: 'Okafor Imports',
  dba: null,
  ein: '12-3456789',
  importer_number: '12-3456789ZZ',
  cbp_filer_code: 'B76',
  check_digit_factor: 0,
  entry_id_prefix: '000',
  next_entry_sequence: 18,
  timezone: 'America/New_York',
  default_port: '2704',
  rules_profile: 'cbp',
  primary_address_id: null,
  asks_for_proof: true,
  requires_second_factor: false,
  updated_at: AT,
}
export const ADDRESS: Address = {
  id: ROW.id,
  line1: '2700 Harbor Boulevard',
  line2: 'Suite 40',
  city: 'Long Beach',
  state: 'CA',
  postal: '90802',
  country: 'US',
}
export const IMPORTER_CHECK: ImporterCheckAnswer = {
  number: '07-4418290',
  may_ask: true,
  latest: { state: 'retrying', asked_at: '2026-03-05T15:00:00.000Z' },
  answer: {
    number: '07-4418290',
    answered_at: '2026-03-04T15:00:00.000Z',
    standing: 'bonded',
    name: 'HARBOR LAMPS INC.',
    problem: 'insufficient_bond',
    bonds: [
      {
        number: '270401052',
        surety: '054',
        activity: '1',
        amount: '50000',
        effective: '2026-01-01',
        terminated: '2026-12-31',
        sufficient: false,
        active: true,
      },
    ],
  },
}

export const BOND: StandingBond = {
  bond_type: '8',
  bond_number: '123456789',
  bond_type_detail: 'continuous',
  bond_amount: '50000.00',
  surety_no: '054',
  surety_company: 'Harbor Surety',
  surety_address: '12 Pine Street, Hartford, CT 06103',
  surety_contact: { name: 'Ann Delgado', phone: '(860) 555-0147', email: 'ann@example.com' },
}
export const BEGINNING: OrgPreferences = {
  declarant_name: PERSON.name,
  declarant_title: 'Import manager',
  filer_phone: '(213) 555-0121',
  payment_type: '7',
  statement_branch: '',
  entry_type: '01',
  mode_of_transport: '11',
  location_of_goods: 'Pier 400',
  firms_code: 'W185',
  consignee_is_importer: true,
}
const REQUEST: FilingNumbers['requests'][number] = {
  id: ROW.id,
  kind: 'importer_number',
  number: '98-7654321',
  state: 'open',
  asked_at: AT,
  letter: 'cbp-form-5106.pdf',
  reason: '',
  decided_at: null,
}
export const NUMBERS: FilingNumbers = {
  confirmed: [{ kind: 'filer_code', number: 'B76', confirmed_at: AT }],
  requests: [REQUEST, { ...REQUEST, id: PERSON.id, state: 'refused', reason: LONG_TEXT }],
}

export const MEMBER: Member = {
  id: PERSON.id,
  org_id: ORGANIZATION.id,
  user_id: PERSON.id,
  name: PERSON.name,
  email: PERSON.email,
  role: 'admin',
  status: 'active',
  last_login: AT,
  created_at: AT,
  invitation_expires_at: null,
  is_you: true,
}
const COLLEAGUE: Member = { ...MEMBER, role: 'preparer', is_you: false, email: 'minh@example.com' }
export const MEMBERS: Member[] = [
  MEMBER,
  { ...COLLEAGUE, id: 'minh', name: 'Minh Tran' },
  {
    ...COLLEAGUE,
    id: 'invited',
    user_id: null,
    name: '',
    status: 'invited',
    last_login: null,
    invitation_expires_at: '2046-04-04T15:00:00.000Z',
  },
  { ...COLLEAGUE, id: 'long', name: LONG_NAME, email: `${LONG_NAME}@example.com`, status: 'disabled' },
]

export const TEMPLATES: AnswerOf<'listTemplates'>['templates'] = [
  {
    id: ROW.id,
    name: 'Chairs of Hanoi',
    parts: ['parties', 'lines'],
    importer: 'Okafor Imports',
    line_count: 2,
    updated_at: AT,
  },
  { id: PERSON.id, name: LONG_TEXT, parts: [], importer: '', line_count: 0, updated_at: AT },
]

const SESSION = { created_at: AT, last_seen_at: AT, expires_at: LATER }
export const SESSIONS: AnswerOf<'listSessions'> = {
  sessions: [
    { ...SESSION, id: ROW.id, user_agent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0', is_current: true },
    { ...SESSION, id: PERSON.id, user_agent: null, is_current: false },
  ],
}
export const PASSKEYS: AnswerOf<'listPasskeys'> = {
  passkeys: [
    { id: ROW.id, name: 'Laptop', provider: 'Windows Hello', created_at: AT },
    { id: PERSON.id, name: LONG_NAME, provider: null, created_at: AT },
  ],
}

const EVENT: AnswerOf<'listAuditEvents'>['events'][number] = {
  id: ROW.id,
  seq: 2,
  actor_user_id: PERSON.id,
  actor_name: PERSON.name,
  actor_kind: 'key' as const,
  entity: 'organization',
  entity_id: ORGANIZATION.id,
  entity_name: null,
  action: 'update',
  before_json: {
    name: 'Okafor Import',
    dba: null,
    ein: null,
    default_port: '2709',
    timezone: 'America/Chicago',
  },
  after_json: { ...ORGANIZATION, name: LONG_NAME },
  ip: null,
  user_agent: null,
  created_at: AT,
}
export const EVENTS: AnswerOf<'listAuditEvents'> = {
  events: [
    EVENT,
    {
      ...EVENT,
      id: PERSON.id,
      seq: 1,
      actor_user_id: null,
      actor_name: null,
      entity: 'membership',
      action: 'create',
      before_json: null,
      after_json: { email: COLLEAGUE.email, role: COLLEAGUE.role, status: 'invited' },
    },
  ],
  total: 2,
  page: 1,
  page_size: 25,
}

/** An admin who may read the audit log and change the organization. */
export const ADMIN: typeof ME = {
  ...ME,
  may: ['entry.edit', 'organization.edit', 'audit.read'],
}

export const OWN_NEWS: AnswerOf<'getUserNotifications'> = {
  email_tasks: true,
  email_mentions: true,
  email_entry_status: false,
  email_deadlines: true,
  inapp_enabled: true,
  digest: 'daily',
  quiet_hours: { start: '22:00', end: '07:00' },
}
export const SHARED_NEWS: AnswerOf<'getOrganizationNotifications'> = {
  email_incidents: true,
  email_releases: false,
  email_compliance: true,
  email_deadlines: true,
  inapp_enabled: true,
  digest: 'immediate',
}

export const WEBHOOK: Webhook = {
  id: ROW.id,
  url: 'https://hooks.alderfinch.example/customs/entries-and-statements',
  events: ['entry.status_changed', 'entry.released', 'entry.held'],
  created_at: AT,
  previous_secret_until: null,
}
const DELIVERY: Delivery = {
  id: ROW.id,
  message_id: 'msg_1',
  type: 'entry.held',
  created_at: AT,
  state: 'delivered',
  attempts: 1,
  next_attempt_at: null,
  delivered_at: AT,
  status: 200,
  problem: null,
}
export const DELIVERIES: AnswerOf<'listDeliveries'> = {
  deliveries: [
    { ...DELIVERY, id: PERSON.id, type: 'test', state: 'pending', attempts: 0, next_attempt_at: LATER },
    DELIVERY,
    {
      ...DELIVERY,
      id: ROW.id.replace(/^./, 'f'),
      state: 'failed',
      attempts: 12,
      status: 503,
      problem: 'Answered with 503',
    },
  ],
}
const KEY = {
  id: ROW.id,
  name: 'Shop',
  hint: 'edfe_k4m2p9',
  scopes: ['read', 'drafts'],
  networks: [],
  created_at: AT,
  created_by: 'Ruth Okafor',
  expires_at: '2099-03-05T15:00:00.000Z',
  last_used_at: LATER,
  revoked_at: null,
} satisfies ApiKey
export const KEYS: AnswerOf<'listApiKeys'> = {
  keys: [
    KEY,
    {
      ...KEY,
      id: PERSON.id,
      name: LONG_NAME,
      scopes: ['read', 'drafts', 'documents', 'reports'],
      networks: ['203.0.113.0/24', '2001:db8::/32'],
      last_used_at: null,
    },
    { ...KEY, id: KEY.id.replace(/^./, 'f'), name: 'Warehouse', revoked_at: LATER },
    { ...KEY, id: KEY.id.replace(/^./, 'e'), name: 'Books', scopes: ['reports'], expires_at: AT },
  ],
}
