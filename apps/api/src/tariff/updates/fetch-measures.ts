import type { Message } from '@edfe/domain/messages'
import {
  changeInWords,
  compareMeasures,
  firstChangedDay,
  type MeasuresEdition,
  measureChanges,
  measuresDifference,
  measuresName,
} from '@edfe/tariff/loading'
import type { FastifyBaseLogger } from 'fastify'
import type { ReadyConfig } from '../../config/secrets.ts'
import type { Db } from '../../db/engine.ts'
import { serverTransaction } from '../../db/server-transaction.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import { tariffMails, tariffProblems } from '../../messages/tariff-messages.ts'
import { sha256 } from '../editions/load-edition.ts'
import { type KeptTariff, readKeptTariff } from '../kept-tariff.ts'
import { readMeasures } from '../measures/read-measures.ts'
import { tariffWith, tariffWithoutMeasures } from '../tariff-service.ts'
import { download } from './download.ts'
import { mailOperators } from './mail-operators.ts'
import { beginAttempt, isOffered, type Outcome, recordOutcome, supersedeWaiting } from './stored-updates.ts'

export type MeasuresSettings = Pick<
  ReadyConfig,
  'TARIFF_MEASURES_URL' | 'TARIFF_MEASURES_KEY' | 'TARIFF_PROXY_URL' | 'OPERATORS' | 'PUBLIC_URL'
>

interface MeasuresParts {
  settings: MeasuresSettings
  engine: { db: Db }
  logger: FastifyBaseLogger
  now(): Date
}

const LIMITS = { mostBytes: 8_000_000, withinMs: 30_000 }
/** A file that is wrong everywhere has a problem in each operation. */
const MOST_PROBLEMS = 50

/** One attempt: fetches the signed measures, checks them, and offers or refuses them. Nobody but an operator takes them. */
export async function fetchMeasures(parts: MeasuresParts, jobs: Jobs): Promise<void> {
  const { settings, engine, logger, now } = parts
  const { TARIFF_MEASURES_URL: source, TARIFF_PROXY_URL: proxy } = settings
  if (!source) return
  const id = await beginAttempt(engine.db, 'measures', source, now())
  if (!id) return
  const found = await download(new URL(source), { ...LIMITS, proxy })
  const outcome = 'problem' in found ? failed(found.problem) : await judge(engine.db, settings, found.bytes)
  const state = await serverTransaction(engine.db, 'operator', async (trx) => {
    const isKnown =
      outcome.state === 'waiting' &&
      outcome.schedule_sha256 &&
      (await isOffered(trx, outcome.schedule_sha256))
    const recorded: Outcome = isKnown ? { ...outcome, state: 'known', packed: null } : outcome
    if (recorded.state === 'waiting') await supersedeWaiting(trx, 'measures')
    await recordOutcome(trx, id, recorded)
    const mail = mailOf(recorded)
    if (mail) await mailOperators(trx, jobs, settings, mail)
    return recorded.state
  })
  if (state === 'failed' || state === 'refused')
    logger.warn({ state, problems: outcome.problems }, 'The measures were not fetched')
  else logger.info({ state, edition: outcome.edition }, 'The measures were fetched')
}

const failed = (problem: Message): Outcome => ({ state: 'failed', problems: JSON.stringify([problem]) })

/** What a file of measures is to this installation. */
async function judge(db: Db, settings: MeasuresSettings, bytes: Buffer): Promise<Outcome> {
  const kept = await readKeptTariff(db)
  const read = readMeasures(bytes, settings.TARIFF_MEASURES_KEY, tariffWithoutMeasures(kept.editions))
  if ('problems' in read) return refused(read.problems)
  const { measures } = read
  const about = { edition: measuresName(measures), schedule_sha256: sha256(bytes) }
  const known = kept.measures
  const order = known ? compareMeasures(measures, known) : 1
  if (known && order < 0)
    return {
      ...about,
      ...refused([tariffProblems.older({ edition: about.edition, newest: measuresName(known) })]),
    }
  if (known && order === 0) {
    return JSON.stringify(known) === JSON.stringify(measures)
      ? { ...about, state: 'known' }
      : { ...about, ...refused([tariffProblems.sameEdition({ edition: about.edition })]) }
  }
  return {
    ...about,
    state: 'waiting',
    first_day: firstChangedDay(measuresDifference(known, measures)) ?? null,
    row_count: measures.operations.length,
    changes: JSON.stringify(changesOf(kept, measures)),
    packed: bytes,
  }
}

const refused = (problems: readonly Message[]): Outcome => ({
  state: 'refused',
  problems: JSON.stringify(problems.slice(0, MOST_PROBLEMS)),
})

/** What measures change against those in use, one message for each operation. */
function changesOf(kept: KeptTariff, measures: MeasuresEdition): Message[] {
  const before = tariffWith(kept)
  const { added, withdrawn } = measuresDifference(kept.measures, measures)
  const inWords = (operation: (typeof added)[number], edition: MeasuresEdition) =>
    measureChanges.change({ change: changeInWords(operation, before, edition) })
  return [
    ...added.map((operation) => inWords(operation, measures)),
    ...withdrawn.map((operation) =>
      measureChanges.withdrawn({ change: inWords(operation, kept.measures ?? measures) }),
    ),
  ]
}

function mailOf({ state, edition }: Outcome) {
  const name = edition ?? 'measures.json'
  if (state === 'waiting')
    return {
      subject: tariffMails.waitsSubject({ edition: name }),
      text: [tariffMails.measuresWait({ edition: name })],
    }
  return state === 'refused'
    ? { subject: tariffMails.refusedSubject(), text: [tariffMails.refused({ edition: name })] }
    : undefined
}
