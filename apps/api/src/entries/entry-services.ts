import { type CalendarDay, dayInZone } from '@edfe/domain/calendar'
import type { Role, StatusActor } from '@edfe/domain/entry'
import { type RulesProfile, rulesProfile } from '@edfe/domain/profile'
import type { ReferenceBook } from '@edfe/domain/reference'
import { fullReferenceBook } from '@edfe/domain/reference/lazy'
import type { RuleContext } from '@edfe/domain/rules'
import type { ReadyConfig } from '../config/secrets.ts'
import type { Trx } from '../db/engine.ts'
import type { EntryScope } from './entry-scope.ts'
import { createPersonalNumbers, type PersonalNumbers } from './repository/personal-numbers.ts'

/** What entry work needs of the server: the sealing key, the rules in force and the calendar. */
export interface EntryTools {
  numbers: PersonalNumbers
  profile: RulesProfile
  reference: ReferenceBook
  now(): Date
  today(timeZone: string): CalendarDay
}

type Settings = Pick<ReadyConfig, 'SSN_KEY' | 'CUSTOMS_RULES' | 'EDFE_TODAY'>

export function createEntryTools(settings: Settings, now: () => Date): EntryTools {
  let reference: ReferenceBook | undefined
  return {
    numbers: createPersonalNumbers(settings.SSN_KEY),
    profile: rulesProfile(settings.CUSTOMS_RULES),
    get reference() {
      reference ??= fullReferenceBook()
      return reference
    },
    now,
    today: (zone) => (settings.EDFE_TODAY as CalendarDay | undefined) ?? dayInZone(now(), zone),
  }
}

const toolsOfServer = new WeakMap<object, EntryTools>()

/** The tools of a server, made once. */
export function entryTools(app: { settings: ReadyConfig; now(): Date }): EntryTools {
  const known = toolsOfServer.get(app.settings)
  if (known) return known
  const tools = createEntryTools(app.settings, () => app.now())
  toolsOfServer.set(app.settings, tools)
  return tools
}

/** A scope with what the organisation itself says: its name, filer code and time zone. */
export interface OrgScope extends EntryScope {
  organization: { id: string; name: string; cbp_filer_code: string | null; timezone: string }
  /** In which the person reads instants; the organisation's for the worker. Calendar days are the organisation's. */
  timeZone: string
}

/** Who works: a member, or the worker, who is nobody and acts as 'system'. */
export interface Worker {
  orgId: string
  userId: string | null
  role: StatusActor
}

/** Opens an organisation's transaction for entry work. */
export async function openScope(tools: EntryTools, trx: Trx, who: Worker): Promise<OrgScope> {
  const found = await trx
    .selectFrom('organizations as o')
    .leftJoin('users as u', (join) => join.on('u.id', '=', who.userId))
    .select(['o.id', 'o.name', 'o.cbp_filer_code', 'o.timezone', 'u.timezone as own_timezone'])
    .where('o.id', '=', who.orgId)
    .executeTakeFirst()
  const { own_timezone, ...organization } = found ?? {
    id: who.orgId,
    name: '',
    cbp_filer_code: null,
    timezone: 'America/New_York',
    own_timezone: null,
  }
  const { numbers } = tools
  return {
    trx,
    orgId: who.orgId,
    userId: who.userId,
    role: who.role,
    now: tools.now(),
    today: tools.today(organization.timezone),
    numbers,
    organization,
    timeZone: own_timezone ?? organization.timezone,
  }
}

/** What rules may know besides the entry, for this organisation today. */
export async function ruleContext(tools: EntryTools, scope: EntryScope): Promise<RuleContext> {
  return {
    today: scope.today,
    profile: tools.profile,
    reference: tools.reference,
    confirmedCarrierPrefixes: await confirmedCarriers(scope),
  }
}

/** The vessel carrier prefixes that the organisation has confirmed, in order. */
export async function confirmedCarriers({ trx, orgId }: EntryScope): Promise<string[]> {
  const rows = await trx
    .selectFrom('confirmed_carriers')
    .select('prefix')
    .where('org_id', '=', orgId)
    .orderBy('prefix')
    .execute()
  return rows.map(({ prefix }) => prefix)
}

/** The role of a person; the worker has none. */
export const memberRole = (scope: EntryScope): Role => (scope.role === 'system' ? 'admin' : scope.role)
