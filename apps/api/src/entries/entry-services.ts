import { type CalendarDay, dayInZone } from '@edfe/domain/calendar'
import { DEFAULT_RETENTION_YEARS } from '@edfe/domain/documents'
import { isPractice, NO_CHECK_DIGIT_FACTOR, type RulesProfileName, rulesProfile } from '@edfe/domain/profile'
import type { ReferenceBook, TariffBook } from '@edfe/domain/reference'
import { fullReferenceBook } from '@edfe/domain/reference/lazy'
import type { RuleContext } from '@edfe/domain/rules'
import { type Roads, readLine, roadOf, roadsOf } from '../accounts/organization/customs-line.ts'
import { readPractice } from '../accounts/organization/practice.ts'
import type { ScopeActor } from '../auth/actors.ts'
import type { FeeSettings } from '../config/config.ts'
import type { ReadyConfig } from '../config/secrets.ts'
import type { Trx } from '../db/engine.ts'
import { english } from '../messages/formatter.ts'
import { confirmedCarriers } from './confirmed-carriers.ts'
import { createSealing, type Sealing } from './repository/personal-numbers.ts'
import { readImporterProblem } from './repository/read-importer-problem.ts'
import { readIsSentBack } from './repository/read-is-sent-back.ts'
import { readOnFile, type VersionOfEntry } from './repository/read-on-file.ts'
import { readOwedInYear } from './repository/read-owed-in-year.ts'
import { readPartActions } from './repository/read-part-actions.ts'
import type { RequestScope, RulesInForce } from './request-scope.ts'

/**
 * The services that entry work needs, made once when the server starts: the sealing key, the rules, the
 * clock.
 */
export interface EntryServices {
  sealing: Sealing
  /** The rules of a profile: the one that an organization chose, else that of the installation; with its check digit factor. */
  rulesOf(chosen: RulesProfileName | null, factor?: number): RulesInForce
  /** Where entries can go: to CBP, where what is signed binds, or to the simulator. */
  roads: Roads
  fees: FeeSettings
  now(): Date
  today(timeZone: string): CalendarDay
  /** Keeps with an entry what CBP has of its filings, after its draft changed: they are those of the bills. */
  keepFilings(scope: RequestScope, entryId: string): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    entryServices: EntryServices
  }
}

type Settings = Pick<
  ReadyConfig,
  'SSN_KEY' | 'SSN_KEYS_BEFORE' | 'CUSTOMS_RULES' | 'CUSTOMS_GATEWAY' | 'CUSTOMS_PRACTICE_URL' | 'EDFE_TODAY'
> &
  FeeSettings

interface Given {
  /** The tariff's reading of a line; without it no rule asks. */
  tariff?: TariffBook
  /** Left out where no draft changes. */
  keepFilings?: EntryServices['keepFilings']
}

export function createEntryServices(
  settings: Settings,
  now: () => Date,
  { tariff, keepFilings = async () => {} }: Given = {},
): EntryServices {
  let reference: ReferenceBook | undefined
  return {
    sealing: createSealing(settings.SSN_KEY, settings.SSN_KEYS_BEFORE),
    rulesOf: (chosen, factor) => ({
      profile: rulesProfile(chosen ?? settings.CUSTOMS_RULES, factor),
      // The large tables are read at their first use, so that the start does not wait for them.
      get reference() {
        reference ??= { ...fullReferenceBook(), ...(tariff && { tariff }) }
        return reference
      },
    }),
    roads: roadsOf(settings),
    fees: settings,
    now,
    today: (zone) => (settings.EDFE_TODAY as CalendarDay | undefined) ?? dayInZone(now(), zone),
    keepFilings,
  }
}

/** The organisation of someone who has none yet: nothing is in it. */
const EMPTY_ORGANIZATION = {
  name: '',
  cbp_filer_code: null,
  timezone: 'America/New_York',
  retention_years: DEFAULT_RETENTION_YEARS,
  rules_profile: null,
  check_digit_factor: NO_CHECK_DIGIT_FACTOR,
  asks_for_proof: false,
}

/** Opens an organisation's transaction for entry work. */
export async function createScope<Actor extends ScopeActor>(
  { sealing, rulesOf, roads, fees, now, today, keepFilings }: EntryServices,
  trx: Trx,
  { orgId, actor }: { orgId: string; actor: Actor },
): Promise<RequestScope<Actor>> {
  const found = await trx
    .selectFrom('organizations')
    .select([
      'id',
      'name',
      'cbp_filer_code',
      'check_digit_factor',
      'timezone',
      'retention_years',
      'rules_profile',
      'asks_for_proof',
    ])
    .where('id', '=', orgId)
    .executeTakeFirst()
  const { rules_profile, check_digit_factor, asks_for_proof, ...org } = found ?? {
    id: orgId,
    ...EMPTY_ORGANIZATION,
  }
  const line = await readLine(trx, orgId)
  const road = roadOf(roads, line)
  return {
    trx,
    org,
    actor,
    words: actor.kind === 'member' ? actor.words : english,
    now: now(),
    today: today(org.timezone),
    rules: rulesOf(rules_profile, check_digit_factor),
    sealing,
    asksForProof: !isPractice(road) || asks_for_proof,
    road,
    line,
    practice: await readPractice(trx, orgId, road),
    fees,
    keepFilings,
  }
}

/** Returns the context that rules may use in addition to an entry, for this organisation today. */
export async function ruleContext(scope: RequestScope, entry?: VersionOfEntry): Promise<RuleContext> {
  const { profile, reference } = scope.rules
  const importerProblem = await readImporterProblem(scope)
  const partActions = await readPartActions(scope)
  const onFile = entry && (await readOnFile(scope, entry))
  return {
    today: scope.today,
    profile,
    reference,
    confirmedCarrierPrefixes: await confirmedCarriers(scope),
    ...(onFile && { onFile }),
    ...(entry && (await readIsSentBack(scope, entry)) && { isSentBack: true }),
    ...(importerProblem && { importerProblem }),
    ...(partActions.size > 0 && { partActions }),
    ...(entry && { owedInYear: await readOwedInYear(scope, entry.entry_number) }),
  }
}
