import { setTimeout as sleep } from 'node:timers/promises'
import type { GatewayRefusal, Transmission } from '@edfe/abi'
import { dayInZone } from '@edfe/domain/calendar'
import { MAX_CHECK_DIGIT_FACTOR, NO_CHECK_DIGIT_FACTOR, rulesProfile } from '@edfe/domain/profile'
import { createReferenceBook } from '@edfe/domain/reference'
import { AIRPORTS, FOREIGN_PORTS, PORTS } from '@edfe/domain/reference/lazy'
import { tariffBook } from '@edfe/tariff/duty'
import { tariffOfFolder } from '@edfe/tariff/shipped'
import Fastify, { type FastifyInstance } from 'fastify'
import { z } from 'zod'
import { desksOf } from './desks.ts'
import { JUDGES } from './judges/index.ts'
import { processTransmission } from './judges/process-transmission.ts'
import { rehearse } from './judges/rehearse.ts'
import { lifeRoutes } from './life/life-routes.ts'
import type { SimulatorSettings } from './settings.ts'
import { statementRoutes } from './statement/statement-routes.ts'
import { followUp } from './status/follow-up.ts'
import { messageRoutes } from './status/message-routes.ts'
import type { MessageStore } from './store/message-store.ts'
import { digestOf, type TransmissionStore } from './store/transmission-store.ts'

/** A summary of 998 lines has about 8,000 records of 80 characters. */
const BODY_LIMIT = 16 * 1024 * 1024

const Images = z.array(z.string().max(1000)).min(1).max(200_000)
/** Of the filer: CBP has it in the filer's record (CATAIR Appendix E). */
const Factor = z.number().int().min(0).max(MAX_CHECK_DIGIT_FACTOR).default(NO_CHECK_DIGIT_FACTOR)

const Body = z.object({
  id: z.string().min(1).max(200),
  images: Images,
  account: z.string().max(64).default(''),
  check_digit_factor: Factor,
})

const RehearsalBody = z.object({ batches: z.array(Images).min(1).max(1000), check_digit_factor: Factor })

const refusal = (code: GatewayRefusal['code'], message: string): GatewayRefusal => ({ code, message })

/** The gateway over HTTP, as `@edfe/abi` describes its protocol. */
export function buildServer(
  store: TransmissionStore,
  messages: MessageStore,
  settings: Pick<
    SimulatorSettings,
    'CUSTOMS_RULES' | 'DELAY_MS' | 'RELEASE_AFTER_SECONDS' | 'RELEASE_DAY_SECONDS' | 'TARIFF_EDITIONS'
  >,
  judges = JUDGES,
): FastifyInstance {
  const editions = tariffOfFolder(settings.TARIFF_EDITIONS)
  editions.refresh()
  const app = Fastify({ bodyLimit: BODY_LIMIT })
  const context = {
    profile: rulesProfile(settings.CUSTOMS_RULES),
    reference: {
      ...createReferenceBook({
        ports: new Set(PORTS.map(({ code }) => code)),
        airports: AIRPORTS,
        foreignPorts: new Set(FOREIGN_PORTS.map(({ code }) => code)),
      }),
      tariff: tariffBook(editions.tariff),
    },
  }

  const daySeconds = settings.RELEASE_DAY_SECONDS
  const desks = desksOf(store, messages, {
    ...(daySeconds > 0 && { release: { scenario: 'matched', daySeconds, faults: [] } }),
    securityFiling: 'matched',
    statementDaySeconds: daySeconds,
  })

  app.get('/health', () => ({ status: 'ok' }))

  app.get<{ Params: { id: string } }>('/transmissions/:id', (request, reply) => {
    const { id } = request.params
    const known = store.find(id)
    if (!known) return reply.code(404).send(refusal('not_found', 'No transmission has this id.'))
    return { id, images: known.images } satisfies Transmission
  })

  app.post('/transmissions', async (request, reply) => {
    const body = Body.safeParse(request.body)
    if (!body.success) {
      return reply
        .code(400)
        .send(refusal('invalid_transmission', 'Send { id, images } with at least one record.'))
    }
    const { id, images, account, check_digit_factor: checkDigitFactor } = body.data
    if (settings.DELAY_MS > 0) await sleep(settings.DELAY_MS)
    const digest = digestOf(images)
    const known = store.find(id)
    const sender = store.accountOf(id)
    // A version that names no account may have sent it first, or send it again.
    const isOfAnother = sender !== account && Boolean(sender) && account !== ''
    if (known && (known.digest !== digest || isOfAnother)) {
      return reply.code(409).send(refusal('transmission_conflict', 'Other records were sent under this id.'))
    }
    if (known) return { id, images: known.images } satisfies Transmission
    editions.refresh()
    const now = Date.now()
    const { store: own, clock } = desks.of(account)
    const outcome = processTransmission(images, { ...context, checkDigitFactor, now }, own.onFile, judges)
    const { apart, ...answered } = outcome
    // Before the transmission is on file, so that a stop between the two sends it again and not never.
    if (apart) messages.queue({ id: `${id}-${apart.name}`, images: apart.images, transmission_id: id }, now)
    own.record({ id, digest, images: answered.images, effects: clock.follow(id, answered.effects, now) })
    const filed = own.filedBy(id)
    const hasRelease = filed !== undefined && own.onFile.release(filed.key) !== undefined
    if (filed && !hasRelease && settings.RELEASE_AFTER_SECONDS > 0) {
      followUp({ messages, store: own }, id, filed, Date.now() + settings.RELEASE_AFTER_SECONDS * 1000)
    }
    return { id, images: outcome.images } satisfies Transmission
  })

  app.post('/rehearsals', (request, reply) => {
    const body = RehearsalBody.safeParse(request.body)
    if (!body.success)
      return reply
        .code(400)
        .send(refusal('invalid_transmission', 'Send { batches } with at least one record in each.'))
    const { batches, check_digit_factor: checkDigitFactor } = body.data
    editions.refresh()
    // CBP qualifies by its own rules, whatever is practiced here otherwise.
    const judged = { ...context, profile: rulesProfile('cbp'), checkDigitFactor, now: Date.now() }
    return rehearse(batches, judged, judges, dayInZone(new Date(), 'America/New_York'))
  })

  messageRoutes(app, store, messages, (now) => {
    if (daySeconds > 0) for (const { statements } of desks.all()) statements.catchUp(now, daySeconds)
  })
  statementRoutes(app, desks)
  lifeRoutes(app, desks)
  return app
}
