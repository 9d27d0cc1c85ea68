import { asWritten, type Message } from '@edfe/domain/messages'
import { isOlderEdition } from '@edfe/tariff/loading'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { ReadyConfig } from '../../config/secrets.ts'
import type { Db, Trx } from '../../db/engine.ts'
import { serverTransaction } from '../../db/server-transaction.ts'
import { defineJob, type Jobs } from '../../jobs/jobs.ts'
import { tariffMails, tariffProblems } from '../../messages/tariff-messages.ts'
import { packedRows } from '../editions/kept-editions.ts'
import { type CheckedEdition, checkEdition, storeEditionIn } from '../editions/load-edition.ts'
import { writeNewestEdition } from '../editions/write-newest-edition.ts'
import { readKeptTariff } from '../kept-tariff.ts'
import { tariffWith } from '../tariff-service.ts'
import { differenceOf, isSame } from './difference.ts'
import { type FetchedEdition, fetchEdition } from './fetch-edition.ts'
import { fetchMeasures, type MeasuresSettings } from './fetch-measures.ts'
import { mailOperators } from './mail-operators.ts'
import {
  beginAttempt,
  isOffered,
  mayFetch,
  type Outcome,
  recordOutcome,
  supersedeWaiting,
} from './stored-updates.ts'

export const FETCH_TARIFF_QUEUE = 'fetch-tariff'
/** Before work in the East of the United States; editions appear there by day. */
const EVERY_MORNING = '20 9 * * *'
/** Above the limits of all requests together. */
const LONGEST_SECONDS = 600

interface FetchParts {
  settings: Pick<ReadyConfig, 'TARIFF_SOURCE_URL' | 'TARIFF_AUTO_APPROVE' | 'DATA_DIR'> & MeasuresSettings
  engine: { db: Db }
  logger: FastifyBaseLogger
  now(): Date
}

/** Fetches the tariff schedule and the measures once a day, over all servers, where their addresses are set. */
export const fetchTariffJob = (parts: FetchParts) =>
  defineJob(z.object({}), {
    name: FETCH_TARIFF_QUEUE,
    queue: { retryLimit: 0, expireInSeconds: LONGEST_SECONDS },
    cron: EVERY_MORNING,
    work: async (_, { jobs }) => {
      await fetchTariff(parts, jobs)
      await fetchMeasures(parts, jobs)
    },
  })

/** True if an address is set whose one attempt of the day (UTC) is not made yet. */
export const mayFetchAny = async (
  db: Db,
  settings: Pick<ReadyConfig, 'TARIFF_SOURCE_URL' | 'TARIFF_MEASURES_URL'>,
  now: Date,
): Promise<boolean> =>
  (settings.TARIFF_SOURCE_URL !== undefined && (await mayFetch(db, 'schedule', now))) ||
  (settings.TARIFF_MEASURES_URL !== undefined && (await mayFetch(db, 'measures', now)))

/** One attempt: fetches, checks, and offers, takes or refuses an edition. What came of it is in `tariff_updates`. */
export async function fetchTariff(parts: FetchParts, jobs: Jobs): Promise<void> {
  const { settings, engine, logger, now } = parts
  const { TARIFF_SOURCE_URL: source, TARIFF_PROXY_URL: proxy, DATA_DIR } = settings
  if (!source) return
  const id = await beginAttempt(engine.db, 'schedule', source, now())
  if (!id) return
  const found = await fetchEdition(source, proxy)
  const outcome =
    'problem' in found
      ? ({ state: 'failed', problems: JSON.stringify([found.problem]) } satisfies Outcome)
      : await takeEdition(parts, jobs, id, found)
  if ('problem' in found)
    await serverTransaction(engine.db, 'operator', (trx) => recordOutcome(trx, id, outcome))
  if (outcome.state === 'approved') await writeNewestEdition(engine.db, DATA_DIR)
  const { state, edition, problems } = outcome
  if (state === 'failed' || state === 'refused')
    logger.warn({ state, edition, problems }, 'The tariff was not fetched')
  else logger.info({ state, edition }, 'The tariff was fetched')
}

/** Checks a fetched edition, and stores what comes of it in one transaction. */
async function takeEdition(
  { settings, engine: { db }, now }: FetchParts,
  jobs: Jobs,
  id: string,
  found: FetchedEdition,
): Promise<Outcome> {
  const { newest, known } = await knownEditions(db, found.name)
  const about = { edition: found.name, first_day: known?.from ?? found.published }
  const refused = (problems: readonly Message[]) =>
    serverTransaction(db, 'operator', async (trx) => {
      const outcome = { ...about, state: 'refused', problems: JSON.stringify(problems) } satisfies Outcome
      await recordOutcome(trx, id, outcome)
      await mailOperators(trx, jobs, settings, {
        subject: tariffMails.refusedSubject(),
        text: [tariffMails.refused({ edition: found.name })],
      })
      return outcome
    })
  if (isOlderEdition(found.name, newest.name))
    return refused([tariffProblems.older({ edition: found.name, newest: newest.name })])
  const checked = await checkEdition(db, {
    schedule: found.schedule,
    notes: { name: found.name },
    from: about.first_day,
    source: settings.TARIFF_SOURCE_URL ?? '',
  })
  if ('problems' in checked) return refused(checked.problems.slice(0, MOST_PROBLEMS).map(asTextOf))
  const difference = differenceOf(checked)
  const { sha256 } = checked.loaded.edition
  const described = {
    ...about,
    schedule_sha256: sha256,
    row_count: checked.loaded.rows.length,
    difference: JSON.stringify(difference),
  }
  const mayTake =
    settings.TARIFF_AUTO_APPROVE === 'statistical' &&
    difference.is_statistical &&
    (known !== undefined || found.published > newest.from)
  return serverTransaction(db, 'operator', async (trx) => {
    const outcome = await (async (): Promise<Outcome> => {
      if ((known && isSame(difference)) || (await isOffered(trx, sha256)))
        return { ...described, state: 'known' }
      await supersedeWaiting(trx, 'schedule')
      if (mayTake) return takeUnasked(trx, jobs, checked, { ...described, decided_at: now() })
      await mailOperators(trx, jobs, settings, {
        subject: tariffMails.waitsSubject({ edition: found.name }),
        text: [
          tariffMails.waits({
            edition: found.name,
            added: difference.added.count,
            dropped: difference.dropped.count,
            rates: difference.rates.count,
            headings: difference.unknown_headings.count,
          }),
        ],
      })
      return { ...described, state: 'waiting', packed: packedRows(checked.loaded.rows) }
    })()
    await recordOutcome(trx, id, outcome)
    return outcome
  })
}

/** A file that is wrong everywhere has a problem in each row. */
const MOST_PROBLEMS = 50

const asTextOf = (text: string): Message => asWritten({ text })

async function takeUnasked(
  trx: Trx,
  jobs: Jobs,
  checked: CheckedEdition,
  outcome: Omit<Outcome, 'state'>,
): Promise<Outcome> {
  await storeEditionIn(trx, jobs, checked, BY_SETTING)
  return { ...outcome, state: 'approved', decided_by: BY_SETTING }
}

/** The decider when no person decided. */
const BY_SETTING = 'TARIFF_AUTO_APPROVE'

/** The newest edition of the installation, and the one of this name. */
async function knownEditions(db: Db, name: string) {
  const editions = tariffWith(await readKeptTariff(db)).schedules.map(({ edition }) => edition)
  const newest = editions.reduce((one, other) => (isOlderEdition(one.name, other.name) ? other : one))
  return { newest, known: editions.findLast((edition) => edition.name === name) }
}
