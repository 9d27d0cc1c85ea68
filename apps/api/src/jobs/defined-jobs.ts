import type { FastifyBaseLogger } from 'fastify'
import type { Engine } from '../db/engine.ts'
import { filingGateway } from '../filing/filing-gateway.ts'
import { digestJob } from '../mail/digest.job.ts'
import { mailJob } from '../mail/mail.job.ts'
import type { Mail } from '../mail/mail.ts'
import type { ReadyConfig } from '../secrets.ts'
import { filingJob } from './filing.job.ts'
import type { JobDefinition } from './jobs.ts'
import { statusJob } from './status.job.ts'

/** What jobs are made of. */
export interface JobParts {
  settings: ReadyConfig
  engine: Engine
  mail: Mail
  logger: FastifyBaseLogger
  now(): Date
}

/** Every kind of job of the product. */
export const definedJobs = (parts: JobParts): JobDefinition<never>[] => [
  mailJob(parts.mail),
  digestJob(parts),
  filingJob(parts, filingGateway(parts.settings)),
  statusJob(parts, filingGateway(parts.settings)),
]
