import type { GatewayRefusal } from '@edfe/abi'
import { parseDay } from '@edfe/domain/calendar'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Desks } from '../desks.ts'
import type { StatementClock } from './statement-clock.ts'
import { SENT_FAULTS } from './statement-faults.ts'

const Daily = z.strictObject({
  cadence: z.literal('daily'),
  status: z.enum(['preliminary', 'final']),
  print_date: z.iso.date(),
  /** Of a final statement: the entries that the filer took away, eleven characters each. */
  take_away: z.array(z.string().length(11)).default([]),
  fault: z.enum(SENT_FAULTS).optional(),
})

const Monthly = z.strictObject({
  cadence: z.literal('monthly'),
  status: z.enum(['preliminary', 'final']),
  month: z.string().regex(/^\d{4}-\d{2}$/),
  fault: z.enum(SENT_FAULTS).optional(),
})

const Wanted = z.discriminatedUnion('cadence', [Daily, Monthly])

const refusal = (code: GatewayRefusal['code'], message: string): GatewayRefusal => ({ code, message })

/** The route by which a person or a test has statements issued now, right or wrong; only the simulator has it. */
export function statementRoutes(app: FastifyInstance, desks: Desks): void {
  app.post('/control/statements', (request, reply) => {
    const body = Wanted.safeParse(request.body)
    if (!body.success) {
      const faults = body.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
      return reply.code(400).send(refusal('invalid_transmission', faults.join('; ')))
    }
    const now = Date.now()
    const numbers = desks.all().flatMap(({ statements }) => issue(statements, body.data, now))
    return numbers.length > 0
      ? reply.code(201).send({ numbers })
      : reply.code(404).send(refusal('not_found', 'Nothing is on file for this statement.'))
  })
}

function issue(clock: StatementClock, wanted: z.output<typeof Wanted>, now: number): string[] {
  const { status, fault } = wanted
  if (wanted.cadence === 'monthly') {
    const { month } = wanted
    return status === 'final'
      ? clock.closeMonthlies(month, { now, fault })
      : clock.printMonthlies(month, { now, fault })
  }
  const day = parseDay(wanted.print_date)
  if (!day) return []
  return status === 'final'
    ? clock.closeDailies(day, { now, fault, taken: wanted.take_away })
    : clock.printDailies(day, { now, fault })
}
