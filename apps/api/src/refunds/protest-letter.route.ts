import { formatEntryNumber } from '@edfe/domain/entry'
import { say } from '@edfe/domain/messages'
import { centsText, sumCents } from '@edfe/domain/money'
import { judgeEntry, type PaidEntry } from '@edfe/domain/refunds'
import { expectedLiquidationDay } from '@edfe/domain/tasks'
import type { ProtestLetter } from '@edfe/form-7501'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app-instance.ts'
import type { MemberScope } from '../entries/request-scope.ts'
import { ENTRY_ROW, withEntryScope } from '../entries/with-entry-scope.ts'
import { expensiveRouteLimit } from '../http/rate-limits.ts'
import { route } from '../http/route.ts'
import { english } from '../messages/formatter.ts'
import { isRefusal, notFound, refuse } from '../refusals/problems.ts'
import { tariffService } from '../tariff/tariff-service.ts'
import { readReportEntry } from './ace-reports.ts'
import { bookOf } from './judge-page.ts'
import { readOwnEntry } from './own-entries.ts'
import { REPORT_ROW } from './refunds.route.ts'

/** What a letter is about; `port` is '' where it is not known. */
interface Protested {
  paid: PaidEntry
  port: string
}

/** `GET …/protest`: a letter with the data that a protest of an entry on file, or of one in a report of ACE, asks for. */
export function protestLetterRoutes(app: App): void {
  app.route({
    ...route('getProtestLetter'),
    config: { ...expensiveRouteLimit, permission: 'entry.read', row: ENTRY_ROW },
    handler: (request, reply) =>
      answer(app, request, reply, (scope) => readOwnEntry(scope, request.params.id)),
  })
  app.route({
    ...route('getReportProtestLetter'),
    config: { ...expensiveRouteLimit, permission: 'entry.read', row: REPORT_ROW },
    handler: (request, reply) =>
      answer(app, request, reply, async (scope) => {
        const paid = await readReportEntry(scope, request.params.id, request.params.number)
        return paid && { paid, port: '' }
      }),
  })
}

async function answer(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  read: (scope: MemberScope) => Promise<Protested | undefined>,
): Promise<FastifyReply> {
  const { found, organization, importer, today } = await withEntryScope(app, request, async (scope) => ({
    found: await read(scope),
    organization: scope.org.id,
    importer: scope.org.name,
    today: scope.today,
  }))
  const letter = found ? letterOf(found, importer, today) : notFound()
  if (isRefusal(letter)) return reply.refuse(letter)
  return reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `attachment; filename="protest-${letter.entryNumber}.pdf"`)
    .header('cache-control', 'private, no-store')
    .send(Buffer.from(await app.heavyWork.renderProtest(organization, { letter, printedAt: app.now() })))
}

/** The letter of what only a protest brings back; a refusal where nothing is to be protested. */
function letterOf({ paid, port }: Protested, importer: string, today: MemberScope['today']) {
  const { findings } = judgeEntry(paid, bookOf(tariffService().tariff), today)
  const claims = findings.filter(({ amount, way }) => amount > 0n && way.road === 'protest')
  const lastDay = claims[0]?.way.lastDay
  if (!lastDay)
    return refuse(
      404,
      'protest_not_found',
      say({
        id: 'refusal.protest-not-found',
        defaultMessage: 'Nothing of this entry is to be protested today.',
      }),
    )
  return {
    entryNumber: formatEntryNumber(paid.number),
    importer,
    port,
    entryDate: paid.entryDate,
    liquidatedOn: paid.liquidatedOn ?? expectedLiquidationDay(paid.entryDate),
    isExpected: paid.liquidatedOn === undefined,
    lastDay,
    claims: claims.map(({ line, ground, program, source, paid: was, owed, amount }) => ({
      line: line ?? '',
      ground,
      program: program ? english.format(program) : '',
      source,
      paid: centsText(was),
      owed: centsText(owed),
      amount: centsText(amount),
    })),
    total: centsText(sumCents(claims.map(({ amount }) => amount))),
    preparedOn: today,
  } satisfies ProtestLetter
}
