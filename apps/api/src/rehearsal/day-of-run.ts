import { type CalendarDay, parseDay } from '@edfe/domain/calendar'
import { checkDigit, type DraftData, UNFILED } from '@edfe/domain/entry'
import { rulesProfile } from '@edfe/domain/profile'
import { type PlannedDay, PUBLIC_DAYS, planDay } from '@edfe/domain/rehearsal'
import type { RuleContext } from '@edfe/domain/rules'
import type { Tariff } from '@edfe/tariff/duty'
import type { RehearsedDraft } from '../db/stored-rehearsal.ts'
import { ruleContext } from '../entries/entry-services.ts'
import { loadEntry } from '../entries/repository/load-entry.ts'
import type { RequestScope } from '../entries/request-scope.ts'
import { type PreparedFiling, prepareFiling } from './filing-of-day.ts'
import { publicEntries } from './public-entries.ts'

/** Of an organization that has no filer code yet. */
const FILER_CODE = 'ZZZ'
/** Sequence numbers of a rehearsal, far from those that an organization begins with. They are used nowhere else. */
const FIRST_SEQUENCE = 9_000_000
const MOST_OF_DAY = 1000

/** The filings of a rehearsed day, by CBP's rules: those of drafts that are still not filed, and of public shipments. */
export async function filingsOfDay(
  scope: RequestScope,
  { day, drafts, tariff }: { day: number; drafts: readonly RehearsedDraft[]; tariff: Tariff },
): Promise<PreparedFiling[]> {
  const shipments = publicEntries(tariff)
  const planned = planDay(day, drafts.length, shipments.length)
  const own = { ...(await ruleContext(scope)), profile: rulesProfile('cbp', checkDigitFactor(scope)) }
  const others: RuleContext = {
    today: PUBLIC_DAYS.filed as CalendarDay,
    profile: own.profile,
    reference: own.reference,
    confirmedCarrierPrefixes: [],
  }
  const found: { source: string | number; draft: DraftData; rules: RuleContext }[] = []
  for (const at of planned.drafts) {
    const id = drafts[at]?.id ?? ''
    const entry = await loadEntry(scope, id)
    if (entry && !entry.archived && UNFILED.has(entry))
      found.push({ source: id, draft: entry.draft, rules: own })
  }
  for (const at of planned.shipments) {
    const one = shipments[at]
    if (one) found.push({ source: one.shipment, draft: one.draft, rules: others })
  }
  return found.map(({ source, draft, rules }, at) => {
    const number = rehearsalNumber(scope, draft, FIRST_SEQUENCE + day * MOST_OF_DAY + at, rules)
    const numbered = { ...draft, header: { ...draft.header, entry_number: number } }
    const port = draft.header?.port_code ?? ''
    return prepareFiling(numbered, rules, {
      day,
      kind: planned.kind as PlannedDay['kind'],
      port,
      source,
      number,
    })
  })
}

/** The factor of the organization's filer code: CBP has it in the filer's record. */
export const checkDigitFactor = ({ rules }: Pick<RequestScope, 'rules'>): number =>
  rules.profile.checkDigitOffset

function rehearsalNumber(
  { org }: Pick<RequestScope, 'org'>,
  { header }: DraftData,
  sequence: number,
  { profile }: Pick<RuleContext, 'profile'>,
): string {
  const base = `${header?.entry_number?.slice(0, 3) || org.cbp_filer_code || FILER_CODE}${sequence}`
  return base + checkDigit(base, profile)
}

/** The day on which a run begins, as it is stored. */
export const dayOf = (text: string): CalendarDay => parseDay(text) as CalendarDay
