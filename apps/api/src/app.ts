import { randomUUID } from 'node:crypto'
import { dayInZone } from '@edfe/domain/calendar'
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { type LookUpTxt, lookUpTxt } from './accounts/sign-in-domains/look-up-txt.ts'
import type { App } from './app-instance.ts'
import { installAuditFailures } from './audit/audit-failures.ts'
import { installAuth } from './auth/auth-routes.ts'
import type { KnownSessions } from './auth/known-sessions.ts'
import { NewInstallation, type Supervisor } from './auth/new-installation.ts'
import { installRefusedAccess } from './auth/refused-access.ts'
import { installSession, isSignedIn } from './auth/request-session.ts'
import { installSharedLimits } from './auth/shared-limits.ts'
import { startHeavyWork } from './background/heavy-work.ts'
import type { ReadyConfig } from './config/secrets.ts'
import type { Engine } from './db/engine.ts'
import type { Contents } from './documents/content/contents.ts'
import type { EntryServices } from './entries/entry-services.ts'
import { installCompression } from './http/compression.ts'
import { installErrors } from './http/errors.ts'
import { installJsonBody, installJsonLines } from './http/json-body.ts'
import type { Live } from './http/live.ts'
import { installOpenApi } from './http/openapi.ts'
import { installRouteTable } from './http/route-table.ts'
import { installSecurity } from './http/security.ts'
import { installStopping } from './http/stopping.ts'
import { validationCompiler } from './http/validation-messages.ts'
import { installWeb } from './http/web.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Mail } from './mail/mail.ts'
import { installLanguages, type Languages } from './messages/languages.ts'
import { pageRoutes, routes } from './routes.ts'
import { prepareTariff } from './tariff/prepare-tariff.ts'
import { followRulings } from './tariff/rulings/known-goods.ts'
import type { Telemetry } from './telemetry/open-telemetry.ts'
import { installRequestTelemetry } from './telemetry/request-telemetry.ts'
import { installV1Description } from './v1/describe-v1.ts'
import { installV1 } from './v1/install-v1.ts'

/** The external parts of the app; tests supply their own. */
interface AppParts {
  settings: ReadyConfig
  engine: Engine
  jobs: Jobs
  languages: Languages
  entryServices: EntryServices
  contents: Contents
  live: Live
  sessions: KnownSessions
  mail: Mail
  telemetry?: Telemetry
  logger?: FastifyBaseLogger
  now?: () => Date
  /** The supervisor that restores a backup for this server, once it has introduced itself. */
  supervisor?: (() => Supervisor | undefined) | undefined
  /** In place of the name servers of this machine, for tests. */
  lookUpTxt?: LookUpTxt | undefined
}

const BODY_LIMIT_BYTES = 4 * 1024 * 1024

/** Builds the server without listening; `app.inject` answers requests. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { settings, engine, jobs, entryServices, contents, live, mail, now = () => new Date() } = parts
  const app = Fastify({
    ...(parts.logger ? { loggerInstance: parts.logger } : { logger: false }),
    bodyLimit: BODY_LIMIT_BYTES,
    // A request that does not arrive in time ends with 408: thousands of slow ones would else stay open.
    requestTimeout: settings.REQUEST_SECONDS * 1000,
    http: {
      // Node takes the longer of the two times for the body.
      headersTimeout: settings.REQUEST_SECONDS * 1000,
      connectionsCheckingInterval: Math.min(5_000, settings.REQUEST_SECONDS * 500),
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: settings.TRUSTED_PROXIES?.split(',').map((proxy) => proxy.trim()) ?? false,
    // A stopping server answers what still arrives on open connections, with 'Connection: close'.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validationCompiler)
  app.setSerializerCompiler(serializerCompiler)

  app.decorate('settings', settings)
  app.decorate('engine', engine)
  app.decorate('db', engine.db)
  app.decorate('jobs', jobs)
  app.decorate('entryServices', entryServices)
  app.decorate('contents', contents)
  app.decorate('sealing', entryServices.sealing)
  app.decorate('live', live)
  app.decorate('sessions', parts.sessions)
  app.decorate('mail', mail)
  app.decorate('installation', new NewInstallation(engine.db, parts.supervisor ?? (() => undefined)))
  const heavyWork = startHeavyWork()
  app.decorate('heavyWork', heavyWork)
  app.addHook('onClose', () => heavyWork.close())
  app.decorate('lookUpTxt', parts.lookUpTxt ?? lookUpTxt)
  app.decorate('now', now)
  app.decorate('today', (zone: string) => settings.EDFE_TODAY ?? dayInZone(now(), zone))

  if (parts.telemetry?.requests) await app.register(parts.telemetry.requests)
  installRequestTelemetry(app)
  installStopping(app)
  installRouteTable(app)
  installLanguages(app, parts.languages)
  installErrors(app)
  installAuditFailures(app)
  installJsonBody(app)
  installJsonLines(app)
  await installSecurity(app)
  installSession(app)
  installSharedLimits(app)
  installRefusedAccess(app)
  installV1(app)
  await installCompression(app)
  await installOpenApi(app)
  await installV1Description(app)
  installAuth(app)
  for (const route of routes) route(app)
  followRulings(settings.DATA_DIR, (error) => app.log.error({ err: error }, 'The rulings could not be read'))
  prepareTariff(app)
  await installWeb(app, isSignedIn)
  for (const route of pageRoutes) route(app)
  app.addHook('onSend', (request, reply, _payload, next) => {
    reply.header('x-request-id', request.id)
    next()
  })
  return app
}
