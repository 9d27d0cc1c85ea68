import { tariffBook } from '@edfe/tariff/duty'
import type { FastifyBaseLogger } from 'fastify'
import type { LookUpTxt } from './accounts/sign-in-domains/look-up-txt.ts'
import { buildApp } from './app.ts'
import type { App } from './app-instance.ts'
import { useAuditKey } from './audit/audit-key.ts'
import type { Supervisor } from './auth/new-installation.ts'
import { startKnownSessions } from './auth/session-changes.ts'
import type { ReadyConfig } from './config/secrets.ts'
import { queueEarlierReleases } from './customs/filings/earlier-releases.job.ts'
import { keepFilings } from './customs/filings/keep-filings.ts'
import { filingGateway } from './customs/gateway/filing-gateway.ts'
import { startStatusReader } from './customs/inbox/status.job.ts'
import { measureRoad } from './customs/road/measure-road.ts'
import { watchedGateway } from './customs/road/watched-gateway.ts'
import { resumeFilings } from './customs/transmissions/filing.job.ts'
import type { Engine } from './db/engine.ts'
import { openDatabase } from './db/open-database.ts'
import { definedJobs } from './defined-jobs.ts'
import { openContents } from './documents/content/open-contents.ts'
import { resumeScans } from './documents/scan/scan.job.ts'
import { createEntryServices } from './entries/entry-services.ts'
import { announcePrices } from './fees/announce-prices.ts'
import { startLive } from './http/live.ts'
import { requireUpToDate, setUpDatabase } from './jobs/database-setup.ts'
import { createJobData } from './jobs/job-data.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { createMail } from './mail/mail.ts'
import { type Languages, readLanguages } from './messages/languages.ts'
import type { StartupTimer } from './startup-timer.ts'
import { followEditions } from './tariff/editions/follow-editions.ts'
import { tariffService } from './tariff/tariff-service.ts'
import type { Telemetry } from './telemetry/open-telemetry.ts'
import { measureProcess } from './telemetry/process-metrics.ts'
import { measureWork } from './telemetry/work-metrics.ts'
import { warmUp } from './warm-up.ts'

export interface Server {
  app: App
  engine: Engine
  /** Finishes requests and jobs, then lets the database go. */
  close(): Promise<void>
}

interface StartOptions {
  settings: ReadyConfig
  logger: FastifyBaseLogger
  engine?: Engine
  now?: () => Date
  /** False leaves queued jobs alone, for tests that look at the queue. */
  workers?: boolean
  /** True when the database is known to be up to date: a copy of a migrated one. */
  isMigrated?: boolean
  /** True for a process that serves people: what a save runs is compiled before. */
  warmsUp?: boolean
  timer?: StartupTimer
  telemetry?: Telemetry
  supervisor?: (() => Supervisor | undefined) | undefined
  /** In place of those of the settings, for tests that start many servers. */
  languages?: Languages | undefined
  /** In place of the name servers of this machine, for tests. */
  lookUpTxt?: LookUpTxt | undefined
}

/** Opens the database and migrates it or checks that it is up to date, starts jobs and live updates, and builds the app; does not listen yet. */
export async function startServer(options: StartOptions): Promise<Server> {
  const { settings, logger, now = () => new Date(), workers = true, timer, telemetry } = options
  const engine = options.engine ?? (await openDatabase(settings))
  useAuditKey(settings.AUDIT_KEY)
  const mail = createMail(settings, logger)
  const entryServices = createEntryServices(settings, now, {
    tariff: tariffBook(() => tariffService().tariff),
    keepFilings,
  })
  const contents = await openContents(settings)
  const languages = options.languages ?? readLanguages(settings.TRANSLATIONS_DIR)
  const parts = { settings, engine, mail, logger, languages, entryServices, contents, now }
  const definitions = definedJobs({ ...parts, lookUpTxt: options.lookUpTxt })
  if (!options.isMigrated) {
    if (settings.migratesAtStart) await setUpDatabase(engine, definitions)
    else await requireUpToDate(engine, definitions)
    timer?.end('migrations')
  }
  const jobData = createJobData(settings.AUTH_SECRET, settings.AUTH_SECRETS_BEFORE)
  const jobs = await startJobs({ engine, definitions, log: logger, jobData, workers })
  await announcePrices(engine.db, jobs, settings, entryServices.today('America/New_York'))
  if (workers) await resumeFilings(engine, jobs)
  if (workers) await queueEarlierReleases(engine, jobs)
  if (workers && settings.CLAMD_ADDRESS) await resumeScans(engine, jobs)
  const reader = workers
    ? startStatusReader(parts, watchedGateway(filingGateway(settings), { db: engine.db, now }), jobs)
    : undefined
  timer?.end('jobs')
  const live = await startLive(engine)
  const sessions = await startKnownSessions(engine)
  const editions = await followEditions(engine, (error) =>
    logger.error({ err: error }, 'The editions of the tariff could not be read again'),
  )
  const { supervisor, lookUpTxt } = options
  const app = await buildApp({ ...parts, jobs, live, sessions, telemetry, supervisor, lookUpTxt })
  await app.ready()
  if (options.warmsUp) {
    warmUp({
      ...entryServices.rulesOf(null),
      today: entryServices.today('America/New_York'),
      confirmedCarrierPrefixes: [],
    })
    timer?.end('warm_up')
  }
  if (telemetry) {
    measureProcess()
    measureWork(engine, logger)
    measureRoad(engine, logger, now)
  }
  timer?.end('app')
  return {
    app,
    engine,
    async close() {
      await app.close()
      await reader?.stop()
      await jobs.stop()
      await live.close()
      await sessions.close()
      await editions.close()
      mail.close()
      await engine.close()
    },
  }
}
