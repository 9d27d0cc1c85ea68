import { formatDay, parseDay } from '@edfe/domain/calendar'
import { portOf } from '@edfe/domain/reference/lazy'
import { protocolOf } from '@edfe/domain/rehearsal'
import type { BusinessLetter } from '@edfe/form-7501'
import type { App } from '../../app-instance.ts'
import type { MemberActor } from '../../auth/actors.ts'
import type { Trx } from '../../db/engine.ts'
import { expensiveRouteLimit } from '../../http/rate-limits.ts'
import { route } from '../../http/route.ts'
import { english } from '../../messages/formatter.ts'
import { findOrganization } from './organization.ts'
import { readRehearsal } from './rehearsal.ts'
import { readLetterhead } from './road.ts'

/** CBP's qualification of a new filer, rehearsed on practice filings: how it would stand, and a protocol of it. */
export function rehearsalRoutes(app: App): void {
  const timeZoneOf = async (trx: Trx, who: MemberActor) =>
    (await findOrganization(trx))?.timezone ?? who.timeZone
  app.route({
    ...route('getRehearsal'),
    config: { permission: 'organization.read' },
    handler: async (request) =>
      request.tenant(async (trx, who) => readRehearsal(trx, await timeZoneOf(trx, who))),
  })
  app.route({
    ...route('printRehearsal'),
    config: { ...expensiveRouteLimit, permission: 'organization.read' },
    handler: async (request, reply) => {
      const { orgId, letter } = await request.tenant(async (trx, who) => {
        const timeZone = await timeZoneOf(trx, who)
        const { subject, paragraphs } = protocolOf(await readRehearsal(trx, timeZone), portName)
        const { from, signer } = await readLetterhead(trx, who, app.sealing)
        const letter: BusinessLetter = {
          from,
          day: formatDay(parseDay(app.today(timeZone))!),
          to: [],
          subject: english.format(subject),
          paragraphs: paragraphs.map((lines) => lines.map(english.format).join('\n')),
          signer,
        }
        return { orgId: who.orgId, letter }
      })
      const pdf = await app.heavyWork.renderLetter(orgId, { letter, printedAt: app.now() })
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', 'attachment; filename="rehearsal.pdf"')
        .header('cache-control', 'private, no-store')
        .send(Buffer.from(pdf))
    },
  })
}

const portName = (code: string): string => {
  const port = portOf(code)
  return port ? `${port.code} ${port.name}` : code
}
