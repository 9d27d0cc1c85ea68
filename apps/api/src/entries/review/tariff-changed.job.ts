import { parseDay } from '@edfe/domain/calendar'
import { UNFILED } from '@edfe/domain/entry'
import { finalReview } from '@edfe/domain/review'
import { statusAfterBulk } from '@edfe/domain/rules'
import { tariffBook } from '@edfe/tariff/duty'
import { editionOn, type Schedule } from '@edfe/tariff/schedule'
import { announce } from '../../http/live.ts'
import { defineJob } from '../../jobs/jobs.ts'
import { readKeptEditions, type StoredEdition } from '../../tariff/editions/kept-editions.ts'
import { TARIFF_CHANGED_QUEUE, TariffChangedJob } from '../../tariff/editions/tariff-changed.ts'
import { tariffWith, useKeptEditions } from '../../tariff/tariff-service.ts'
import { ruleContext } from '../entry-services.ts'
import { loadEntry } from '../repository/load-entry.ts'
import { recordActivity } from '../repository/record-activity.ts'
import type { RequestScope } from '../request-scope.ts'
import { type ChangedEntry, type ChangedPart, notifyOfTariff } from './notify-of-tariff.ts'
import { forEachOpenEntry, inOrganization, type OpenEntriesParts } from './open-entries.ts'
import { reviewEntry } from './review-entry.ts'
import { tariffChanges } from './tariff-changes.ts'

interface TariffChangedParts extends OpenEntriesParts {
  settings: { PUBLIC_URL: string }
  /** The parts of the organization whose rates differ between two editions. */
  changedParts(scope: RequestScope, before: Schedule, after: Schedule): Promise<ChangedPart[]>
}

/**
 * The job that follows another edition of the tariff: every entry that is not filed yet is checked again, and its
 * history says which lines the edition changes. The duty itself changes when a person takes it. The people of the
 * organization are notified of these entries and of the parts that change.
 */
export const tariffChangedJob = (parts: TariffChangedParts) =>
  defineJob(TariffChangedJob, {
    name: TARIFF_CHANGED_QUEUE,
    work: async ({ org_id, load }, { jobs }) => {
      const kept = await readKeptEditions(parts.engine.db)
      const at = kept.findIndex(({ id }) => id === load)
      const loaded = kept[at]
      if (!loaded) return
      // The notification of the edition may arrive after the job.
      useKeptEditions(kept)
      const tariff = tariffWith(kept.slice(0, at))
      const before = tariffBook(() => tariff)
      const entries: ChangedEntry[] = []
      await forEachOpenEntry(parts, org_id, 'An entry could not follow the tariff', async (scope, id) => {
        const changed = await followTariff(scope, id, { loaded, before })
        if (changed) entries.push(changed)
      })
      await inOrganization(parts, org_id, async (scope) => {
        const inForce = editionOn(tariff.schedules, loaded.edition.from)
        const changed = await parts.changedParts(scope, inForce, loaded.open())
        const tools = { jobs, publicUrl: parts.settings.PUBLIC_URL }
        await notifyOfTariff(scope, tools, { edition: loaded.edition, entries, parts: changed })
      })
    },
  })

interface Change {
  loaded: StoredEdition
  before: ReturnType<typeof tariffBook>
}

/** The entry with its lines that change; undefined without any. */
async function followTariff(
  scope: RequestScope,
  id: string,
  { loaded, before }: Change,
): Promise<ChangedEntry | undefined> {
  const entry = await loadEntry(scope, id, { lock: true })
  if (!entry || !UNFILED.has(entry)) return undefined
  const day = parseDay(entry.draft.header?.entry_date)
  if (!day || day < loaded.edition.from) return undefined
  const context = await ruleContext(scope)
  const reference = { ...context.reference, tariff: before }
  const earlier = finalReview(entry.draft, { ...context, reference })
  const now = await reviewEntry(scope, entry, statusAfterBulk)
  const lines = tariffChanges(entry.draft, earlier.issues, now.issues)
  if (lines.length === 0) return undefined
  await recordActivity(scope, id, 'tariff_changed', { edition: loaded.edition.name, lines })
  await announce(scope.trx, { org_id: scope.org.id, topic: 'entry', id })
  return { id, number: entry.entry_number, lines }
}
