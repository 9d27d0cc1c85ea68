import type { KeyScope } from '@edfe/contracts/choices'
import type { Message } from '@edfe/domain/messages'
import type { RulesProfileName } from '@edfe/domain/profile'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** An instant: comes as a Date, may be given as a Date or ISO text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>
export type CreatedAt = ColumnType<Date, Date | string | undefined, Date | string>
/** A jsonb column. Give it JSON text (`JSON.stringify`), which both drivers write alike. */
// biome-ignore lint/suspicious/noExplicitAny: a document's shape is the business of its reader
export type Json<T = any> = JSONColumnType<T & object, string, string>
type JsonOrNull = ColumnType<unknown, string | null | undefined, string | null>

/**
 * Every table as Kysely sees it. The entries' tables are added by declaration merging from
 * `declare module '../tables.ts' { interface Tables { entries: EntriesTable } }`.
 */
export interface Tables {
  users: UsersTable
  user_preferences: UserPreferencesTable
  user_notifications: UserNotificationsTable
  organizations: OrganizationsTable
  addresses: AddressesTable
  org_preferences: OrgPreferencesTable
  org_notifications: OrgNotificationsTable
  org_bonds: OrgBondsTable
  org_roads: OrgRoadsTable
  memberships: MembershipsTable
  invitations: InvitationsTable
  api_keys: ApiKeysTable
  sign_in_domains: SignInDomainsTable
  notifications: NotificationsTable
  audit_events: AuditEventsTable
  audit_seals: AuditSealsTable
  contact_messages: ContactMessagesTable
  mail_deferrals: MailDeferralsTable
  'auth.user': AuthUserTable
  'auth.session': AuthSessionTable
  'auth.account': AuthAccountTable
  'auth.twoFactor': AuthTwoFactorTable
  'auth.passkey': AuthPasskeyTable
  'auth.verification': AuthVerificationTable
}

interface UsersTable {
  id: Generated<string>
  auth_id: string | null
  email: string
  given_name: string
  family_name: string
  job_title: string | null
  phone: string | null
  language: Generated<string>
  timezone: Generated<string>
  last_org_id: string | null
  deleted_at: Date | string | null
  created_at: CreatedAt
  updated_at: CreatedAt
  updated_by: string | null
}

interface UserPreferencesTable {
  user_id: string
  theme: Generated<string>
  density: Generated<string>
  table_page_size: Generated<number>
  kb_shortcuts: Generated<boolean>
  show_tips: Generated<boolean>
  updated_by: string | null
  updated_at: CreatedAt
}

interface UserNotificationsTable {
  user_id: string
  email_tasks: Generated<boolean>
  email_mentions: Generated<boolean>
  email_entry_status: Generated<boolean>
  email_deadlines: Generated<boolean>
  inapp_enabled: Generated<boolean>
  digest: Generated<string>
  quiet_hours: ColumnType<{ start: string; end: string } | null, string | null | undefined, string | null>
  updated_by: string | null
  updated_at: CreatedAt
}

interface OrganizationsTable {
  id: Generated<string>
  name: string
  dba: string | null
  ein: string | null
  importer_number: string | null
  cbp_filer_code: string | null
  check_digit_factor: Generated<number>
  timezone: Generated<string>
  default_port: string | null
  rules_profile: RulesProfileName | null
  asks_for_proof: Generated<boolean>
  requires_second_factor: Generated<boolean>
  /** Years after the entry date for which records of filed entries are kept. */
  retention_years: Generated<number>
  deleted_at: Date | string | null
  primary_address_id: string | null
  entry_id_prefix: string | null
  next_entry_sequence: Generated<number>
  created_at: CreatedAt
  updated_at: CreatedAt
  updated_by: string | null
}

interface AddressesTable {
  id: Generated<string>
  org_id: string
  line1: string
  line2: string | null
  city: string
  state: string
  postal: string
  country: string
  created_at: CreatedAt
  updated_at: CreatedAt
  updated_by: string | null
}

interface OrgPreferencesTable {
  org_id: string
  preferences: Json
  updated_by: string | null
  updated_at: CreatedAt
}

interface OrgNotificationsTable {
  org_id: string
  email_incidents: Generated<boolean>
  email_releases: Generated<boolean>
  email_compliance: Generated<boolean>
  email_deadlines: Generated<boolean>
  inapp_enabled: Generated<boolean>
  digest: Generated<string>
  updated_by: string | null
  updated_at: CreatedAt
}

interface OrgRoadsTable {
  org_id: string
  plan: Json
  done: Json
  updated_by: string | null
  updated_at: CreatedAt
  reminded_at: ColumnType<Date | null, never, Date>
}

interface OrgBondsTable {
  org_id: string
  bond: Json
  updated_by: string | null
  updated_at: CreatedAt
}

interface MembershipsTable {
  id: Generated<string>
  org_id: string
  /** Null while an invitation is open. */
  user_id: string | null
  role: string
  status: string
  invited_email: string | null
  last_login: Date | string | null
  created_at: CreatedAt
  updated_at: CreatedAt
  updated_by: string | null
}

interface InvitationsTable {
  id: Generated<string>
  org_id: string
  membership_id: string
  email: string
  token_hash: string
  invited_by: string | null
  expires_at: Timestamp
  accepted_at: Date | string | null
  created_at: CreatedAt
}

interface NotificationsTable {
  id: Generated<string>
  org_id: string
  user_id: string
  kind: string
  title: Json<Message>
  body: Json<readonly Message[]>
  href: string | null
  read_at: Date | string | null
  created_at: CreatedAt
}

interface SignInDomainsTable {
  id: Generated<string>
  org_id: string
  domain: string
  token: string
  created_by: string | null
  created_at: Timestamp
  proven_at: Date | null
  record_missing_since: Generated<Date | null>
  requires_provider: Generated<boolean>
  admits_new: Generated<boolean>
}

interface ApiKeysTable {
  id: Generated<string>
  org_id: string
  /** The key as who acts. */
  user_id: string
  name: string
  /** SHA-256 of the key, in hex. */
  hash: string
  hint: string
  scopes: ColumnType<KeyScope[], readonly KeyScope[], never>
  networks: ColumnType<string[], readonly string[], never>
  created_by: string | null
  created_at: Timestamp
  expires_at: Timestamp
  last_used_at: Date | null
  revoked_at: Date | string | null
  revoked_by: string | null
}

interface AuditEventsTable {
  id: Generated<string>
  org_id: string
  seq: Generated<number>
  actor_user_id: string | null
  entity: string
  entity_id: string | null
  action: string
  before_json: JsonOrNull
  after_json: JsonOrNull
  ip: string | null
  user_agent: string | null
  created_at: CreatedAt
  prev_hash: Generated<string>
  hash: Generated<string>
}

/** The content of an audit event that the server vouches for. */
interface AuditSealsTable {
  org_id: string
  seq: number
  key_id: string
  mac: string
}

interface ContactMessagesTable {
  id: Generated<string>
  name: string
  email: string
  subject: string
  message: string
  user_id: string | null
  user_agent: string | null
  created_at: CreatedAt
}

interface MailDeferralsTable {
  id: Generated<string>
  org_id: string
  user_id: string
  kind: string
  subject: Json<Message>
  body: Json<readonly Message[]>
  href: string | null
  digest: string
  due_at: Timestamp
  created_at: CreatedAt
}

interface AuthUserTable {
  id: string
  name: string
  email: string
  emailVerified: boolean
  image: string | null
  createdAt: Date
  updatedAt: Date
  twoFactorEnabled: boolean | null
}

interface AuthSessionTable {
  id: string
  expiresAt: Date
  token: string
  createdAt: Date
  updatedAt: Date
  ipAddress: string | null
  userAgent: string | null
  userId: string
  active_org_id: string | null
  proven_at: Generated<Date>
  by_provider: Generated<boolean>
  /** However often the session is used; the database lets "expiresAt" go no further. */
  ends_at: Generated<Date>
}

interface AuthAccountTable {
  id: string
  accountId: string
  providerId: string
  userId: string
  password: string | null
}

interface AuthTwoFactorTable {
  id: string
  secret: string
  backupCodes: string
  userId: string
  verified: boolean | null
}

/** Pending links of mails: what for, and whose. */
interface AuthVerificationTable {
  identifier: string
  value: string
}

interface AuthPasskeyTable {
  id: string
  name: string | null
  userId: string
  aaguid: string | null
  createdAt: Date
}
