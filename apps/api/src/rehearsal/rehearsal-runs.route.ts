import { formatDay, parseDay } from '@edfe/domain/calendar'
import { portOf } from '@edfe/domain/reference/lazy'
import { type Protocol, PUBLIC_SHIPMENTS, runProtocolOf, statementPaperOf } from '@edfe/domain/rehearsal'
import type { BusinessLetter } from '@edfe/form-7501'
import type { Formatter } from '@edfe/messages'
import type { FastifyReply } from 'fastify'
import { findOrganization } from '../accounts/organization/organization.ts'
import { readLetterhead } from '../accounts/organization/road.ts'
import type { App } from '../app-instance.ts'
import type { MemberActor } from '../auth/actors.ts'
import { simulatorUrl } from '../customs/gateway/filing-gateway.ts'
import type { Trx } from '../db/engine.ts'
import { createScope } from '../entries/entry-services.ts'
import { expensiveRouteLimit } from '../http/rate-limits.ts'
import { route } from '../http/route.ts'
import { english } from '../messages/formatter.ts'
import { isRefusal, notFound } from '../refusals/problems.ts'
import { tariffService } from '../tariff/tariff-service.ts'
import { findRun, readRuns, viewOf } from './read-runs.ts'
import { REHEARSAL_MARKS, rehearsedDrafts } from './rehearsed-forms.ts'
import { draftsToRehearse, notPossible, startRun, stopRun } from './runs.ts'

const ROW = { table: 'rehearsal_runs', param: 'id' } as const
const PDF = 'application/pdf'

/** CBP's qualification of a new filer, rehearsed on a fast clock over drafts and public shipments. */
export function rehearsalRunsRoutes(app: App): void {
  const isPossible = simulatorUrl(app.settings) !== undefined
  const view = async (trx: Trx, words: Formatter) => ({
    runs: await readRuns(trx, words),
    drafts: (await draftsToRehearse(trx)).length,
    shipments: PUBLIC_SHIPMENTS.length,
    isPossible,
  })
  const todayOf = async (trx: Trx, who: MemberActor) =>
    app.today((await findOrganization(trx))?.timezone ?? who.timeZone)
  app.route({
    ...route('listRehearsalRuns'),
    config: { permission: 'organization.read' },
    handler: async (request) => request.tenant((trx) => view(trx, request.words)),
  })
  app.route({
    ...route('startRehearsal'),
    config: { permission: 'entry.edit', makesOrganization: true, ...expensiveRouteLimit },
    handler: async (request, reply) => {
      if (!isPossible) return reply.refuse(notPossible())
      const result = await request.tenant(async (trx, who) => {
        const today = await todayOf(trx, who)
        const refusal = await startRun(trx, who, { jobs: app.jobs, today, now: app.now() })
        return refusal ?? view(trx, request.words)
      })
      return isRefusal(result) ? reply.refuse(result) : reply.code(201).send(result)
    },
  })
  app.route({
    ...route('stopRehearsal'),
    config: { permission: 'entry.edit', row: ROW },
    handler: async (request, reply) => {
      const result = await request.tenant(
        async (trx, who) =>
          (await stopRun(trx, who, request.params.id, app.now())) ?? view(trx, request.words),
      )
      return isRefusal(result) ? reply.refuse(result) : result
    },
  })
  const printing = { ...expensiveRouteLimit, permission: 'organization.read', row: ROW } as const
  /** A paper about a run, under the letterhead of the organization. */
  const letterOf = async (trx: Trx, who: MemberActor, { subject, paragraphs }: Protocol) => ({
    orgId: who.orgId,
    letter: {
      ...(await readLetterhead(trx, who, app.sealing)),
      day: formatDay(parseDay(await todayOf(trx, who))!),
      to: [],
      subject: english.format(subject),
      paragraphs: paragraphs.map((lines) => lines.map(english.format).join('\n')),
    } satisfies BusinessLetter,
  })
  const sendPaper = async (
    reply: FastifyReply,
    { orgId, letter }: Awaited<ReturnType<typeof letterOf>>,
    name: string,
  ) => {
    const pdf = await app.heavyWork.renderLetter(orgId, { letter, printedAt: app.now() })
    return reply
      .header('content-type', PDF)
      .header('content-disposition', `attachment; filename="${name}.pdf"`)
      .header('cache-control', 'private, no-store')
      .send(Buffer.from(pdf))
  }
  app.route({
    ...route('printRehearsalRun'),
    config: printing,
    handler: async (request, reply) => {
      const found = await request.tenant(async (trx, who) => {
        const run = await findRun(trx, request.params.id)
        if (!run) return notFound()
        const report = { ...viewOf(run, english), shipments: PUBLIC_SHIPMENTS.length }
        return letterOf(trx, who, runProtocolOf(report, portName))
      })
      return isRefusal(found) ? reply.refuse(found) : sendPaper(reply, found, 'rehearsal-run')
    },
  })
  app.route({
    ...route('printRehearsedStatements'),
    config: printing,
    handler: async (request, reply) => {
      const found = await request.tenant(async (trx, who) => {
        const run = await findRun(trx, request.params.id)
        if (!run || run.statements.length === 0) return notFound()
        return letterOf(trx, who, statementPaperOf(run.statements))
      })
      return isRefusal(found) ? reply.refuse(found) : sendPaper(reply, found, 'rehearsed-statements')
    },
  })
  app.route({
    ...route('printRehearsedForms'),
    config: { ...expensiveRouteLimit, permission: 'entry.read', row: ROW },
    handler: async (request, reply) => {
      const found = await request.tenant(async (trx, who) => {
        const run = await findRun(trx, request.params.id)
        if (!run) return notFound()
        const scope = await createScope(app.entryServices, trx, { orgId: who.orgId, actor: who })
        return { orgId: who.orgId, drafts: await rehearsedDrafts(scope, run, tariffService().tariff) }
      })
      if (isRefusal(found)) return reply.refuse(found)
      const { orgId, drafts } = found
      const pdf = await app.heavyWork.renderForms(orgId, {
        title: 'CBP Form 7501, rehearsal',
        drafts,
        marks: REHEARSAL_MARKS,
        printedAt: app.now(),
      })
      return reply
        .header('content-type', PDF)
        .header('content-disposition', 'attachment; filename="rehearsed-7501.pdf"')
        .header('cache-control', 'private, no-store')
        .send(Buffer.from(pdf))
    },
  })
}

const portName = (code: string): string => {
  const port = portOf(code)
  return port ? `${port.code} ${port.name}` : code
}
