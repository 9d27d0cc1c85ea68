import { type PracticeReason, practiceReason } from '@edfe/domain/profile'
import type { Formatter } from '@edfe/messages'
import type { FastifyBaseLogger } from 'fastify'
import { digestJob } from './accounts/notifications/digest.job.ts'
import { readLine, roadOf, roadsOf } from './accounts/organization/customs-line.ts'
import { readPractice } from './accounts/organization/practice.ts'
import { checkRecordsJob } from './accounts/sign-in-domains/check-records.job.ts'
import { type LookUpTxt, lookUpTxt } from './accounts/sign-in-domains/look-up-txt.ts'
import { backupCheckJob, backupJob } from './backup/backup.job.ts'
import type { ReadyConfig } from './config/secrets.ts'
import { earlierReleasesJob } from './customs/filings/earlier-releases.job.ts'
import { filingGateway } from './customs/gateway/filing-gateway.ts'
import { statusJob } from './customs/inbox/status.job.ts'
import { watchRoadJob } from './customs/road/watch-road.job.ts'
import { watchedGateway } from './customs/road/watched-gateway.ts'
import { silentEntriesJob } from './customs/status-query/silent-entries.job.ts'
import { filingJobs } from './customs/transmissions/filing.job.ts'

import type { Engine } from './db/engine.ts'
import { tenantTransaction } from './db/tenant.ts'
import { cleanUpDocumentsJob } from './documents/cleanup/clean-up.job.ts'
import type { Contents } from './documents/content/contents.ts'
import { scanJob } from './documents/scan/scan.job.ts'
import type { EntryServices } from './entries/entry-services.ts'
import { rulesChangedJob } from './entries/review/rules-changed.job.ts'
import { tariffChangedJob } from './entries/review/tariff-changed.job.ts'
import { feeJobs } from './fees/fees.job.ts'
import type { JobDefinition } from './jobs/jobs.ts'
import { mailJob } from './mail/mail.job.ts'
import type { Mail } from './mail/mail.ts'
import type { Languages } from './messages/languages.ts'
import { changedParts } from './parts/changed-parts.ts'
import { partsUnderMeasures } from './parts/parts-under-measures.ts'
import { rehearseJob } from './rehearsal/rehearse-day.ts'
import { deadlinesJob } from './reports/deadlines.job.ts'
import { countCheckJob } from './service-figures/count-check.job.ts'
import { fetchTariffJob } from './tariff/updates/fetch-tariff.job.ts'
import { webhooksJob } from './webhooks/webhooks.job.ts'

/** The parts of a job definition. */
interface JobParts {
  settings: ReadyConfig
  engine: Engine
  mail: Mail
  languages: Languages
  entryServices: EntryServices
  contents: Contents
  logger: FastifyBaseLogger
  /** In place of the name servers of this machine, for tests. */
  lookUpTxt?: LookUpTxt | undefined
  now(): Date
}

/** Why an organization's entries are not filed with CBP now; undefined for one that files. */
const practiceOf =
  ({ engine, settings }: JobParts) =>
  async (orgId: string | undefined): Promise<PracticeReason | undefined> => {
    const roads = roadsOf(settings)
    if (!orgId) return practiceReason({ gateway: roads.installed, hasFilerCode: true })
    const scope = { orgId, userId: null }
    return tenantTransaction(engine.db, scope, async (trx) =>
      readPractice(trx, orgId, roadOf(roads, await readLine(trx, orgId))),
    )
  }

/** The words of whom a mail goes to: in the language of their account, without one in that of their browser. */
const wordsOf =
  ({ engine, languages }: JobParts) =>
  async (address: string, language: string | undefined): Promise<Formatter> => {
    const account = await engine.db
      .selectFrom('users')
      .select('language')
      .where('email', '=', address)
      .executeTakeFirst()
    return account ? languages.ofAccount(account.language) : languages.of(language ?? 'en')
  }

/** The road to customs, with its contacts noted for the operator. */
const gatewayOf = ({ settings, engine: { db }, now }: JobParts) =>
  watchedGateway(filingGateway(settings), { db, now })

/** Every kind of job of the product. */
export const definedJobs = (parts: JobParts): JobDefinition[] => [
  mailJob(parts.mail, { practiceOf: practiceOf(parts), wordsOf: wordsOf(parts) }),
  digestJob(parts),
  deadlinesJob(parts),
  checkRecordsJob({ ...parts, lookUpTxt: parts.lookUpTxt ?? lookUpTxt }),
  rulesChangedJob(parts),
  tariffChangedJob({ ...parts, changedParts, partsUnderMeasures }),
  fetchTariffJob(parts),
  ...filingJobs(parts, gatewayOf(parts)),
  statusJob(parts, gatewayOf(parts)),
  watchRoadJob(parts),
  silentEntriesJob(parts),
  earlierReleasesJob(parts),
  rehearseJob(parts),
  ...feeJobs(parts),
  webhooksJob(parts),
  countCheckJob(parts),
  scanJob(parts),
  cleanUpDocumentsJob(parts),
  backupJob(parts),
  backupCheckJob(parts),
]
