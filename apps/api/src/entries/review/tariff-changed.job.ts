import { parseDay } from '@edfe/domain/calendar'
import { UNFILED } from '@edfe/domain/entry'
import { finalReview } from '@edfe/domain/review'
import { statusAfterBulk } from '@edfe/domain/rules'
import { type Tariff, tariffBook } from '@edfe/tariff/duty'
import { firstDayOf, measuresDifference, measuresName } from '@edfe/tariff/loading'
import { editionOn, type Schedule } from '@edfe/tariff/schedule'
import { announce } from '../../http/live.ts'
import { defineJob } from '../../jobs/jobs.ts'
import { readKeptEditions } from '../../tariff/editions/kept-editions.ts'
import { TARIFF_CHANGED_QUEUE, TariffChangedJob } from '../../tariff/editions/tariff-changed.ts'
import { readKeptMeasures } from '../../tariff/measures/kept-measures.ts'
import { tariffWith, useKept } from '../../tariff/tariff-service.ts'
import { ruleContext } from '../entry-services.ts'
import { loadEntry } from '../repository/load-entry.ts'
import { recordActivity } from '../repository/record-activity.ts'
import type { RequestScope } from '../request-scope.ts'
import { type ChangedEntry, type ChangedPart, notifyOfTariff, type TakenEdition } from './notify-of-tariff.ts'
import { forEachOpenEntry, inOrganization, type OpenEntriesParts } from './open-entries.ts'
import { reviewEntry } from './review-entry.ts'
import { tariffChanges } from './tariff-changes.ts'

interface TariffChangedParts extends OpenEntriesParts {
  settings: { PUBLIC_URL: string }
  /** The parts of the organization whose rates differ between two editions. */
  changedParts(scope: RequestScope, before: Schedule, after: Schedule): Promise<ChangedPart[]>
  /** The parts whose rates differ between two tariffs on one of the days. */
  partsUnderMeasures(
    scope: RequestScope,
    before: Tariff,
    after: Tariff,
    days: readonly string[],
  ): Promise<ChangedPart[]>
}

/**
 * The job that follows another edition of the schedule or of measures: every entry that is not filed yet is checked again, and its
 * history says which lines the edition changes. The duty itself changes when a person takes it. The people of the
 * organization are notified of these entries and of the parts that change.
 */
export const tariffChangedJob = (parts: TariffChangedParts) =>
  defineJob(TariffChangedJob, {
    name: TARIFF_CHANGED_QUEUE,
    work: async ({ org_id, ...change }, { jobs }) => {
      const taken = await takenBy(parts, change)
      if (!taken) return
      const before = tariffBook(() => taken.before)
      const entries: ChangedEntry[] = []
      await forEachOpenEntry(parts, org_id, 'An entry could not follow the tariff', async (scope, id) => {
        const changed = await followTariff(scope, id, { edition: taken.edition, before })
        if (changed) entries.push(changed)
      })
      await inOrganization(parts, org_id, async (scope) => {
        const changed = await taken.partsOf(scope)
        const tools = { jobs, publicUrl: parts.settings.PUBLIC_URL }
        await notifyOfTariff(scope, tools, { edition: taken.edition, entries, parts: changed })
      })
    },
  })

/** What was taken, the tariff before it, and the parts that it changes. */
interface Taken {
  edition: TakenEdition
  before: Tariff
  partsOf(scope: RequestScope): Promise<ChangedPart[]>
}

/** Finds what a job follows, and takes it into the tariff of this process: its notification may arrive after the job. */
async function takenBy(
  { engine: { db }, changedParts, partsUnderMeasures }: TariffChangedParts,
  { load, kind }: Omit<TariffChangedJob, 'org_id'>,
): Promise<Taken | undefined> {
  const editions = await readKeptEditions(db)
  const allMeasures = await readKeptMeasures(db)
  const measures = allMeasures.at(-1)?.measures
  useKept({ editions, measures })
  if (kind === 'measures') {
    const at = allMeasures.findIndex(({ id }) => id === load)
    const now = allMeasures[at]
    if (!now) return undefined
    const earlier = allMeasures[at - 1]?.measures
    const before = tariffWith({ editions, measures: earlier })
    const { added, withdrawn } = measuresDifference(earlier, now.measures)
    const days = [...added, ...withdrawn].map(firstDayOf)
    return {
      edition: { name: measuresName(now.measures), from: now.first_day, partsHref: '/parts' },
      before,
      partsOf: (scope) =>
        partsUnderMeasures(scope, before, tariffWith({ editions, measures: now.measures }), days),
    }
  }
  const at = editions.findIndex(({ id }) => id === load)
  const loaded = editions[at]
  if (!loaded) return undefined
  const before = tariffWith({ editions: editions.slice(0, at), measures })
  const { name, from } = loaded.edition
  return {
    edition: { name, from, partsHref: '/parts?show=changed' },
    before,
    partsOf: (scope) => changedParts(scope, editionOn(before.schedules, from), loaded.open()),
  }
}

interface Change {
  edition: TakenEdition
  before: ReturnType<typeof tariffBook>
}

/** The entry with its lines that change; undefined without any. */
async function followTariff(
  scope: RequestScope,
  id: string,
  { edition, before }: Change,
): Promise<ChangedEntry | undefined> {
  const entry = await loadEntry(scope, id, { lock: true })
  if (!entry || !UNFILED.has(entry)) return undefined
  const day = parseDay(entry.draft.header?.entry_date)
  if (!day || day < edition.from) return undefined
  const context = await ruleContext(scope)
  const reference = { ...context.reference, tariff: before }
  const earlier = finalReview(entry.draft, { ...context, reference })
  const now = await reviewEntry(scope, entry, statusAfterBulk)
  const lines = tariffChanges(entry.draft, earlier.issues, now.issues)
  if (lines.length === 0) return undefined
  await recordActivity(scope, id, 'tariff_changed', { edition: edition.name, lines })
  announce(scope.trx, { org_id: scope.org.id, topic: 'entry', id })
  return { id, number: entry.entry_number, lines }
}
