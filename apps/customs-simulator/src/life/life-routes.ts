import { randomUUID } from 'node:crypto'
import type { GatewayRefusal } from '@edfe/abi'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { NOTICE_FAULTS } from '../filing/filed-release.ts'
import type { TransmissionStore } from '../store/transmission-store.ts'
import { ADVICE } from './advice.ts'
import type { CustomsClock } from './customs-clock.ts'
import { SCENARIOS } from './scenarios.ts'

/** What a person or a test chooses: for a release on file by its entry number, or for all that are filed from now on. */
const Choice = z.strictObject({
  /** Eleven characters, the filer code first. */
  entry: z.string().length(11).optional(),
  scenario: z.enum(namesOf(SCENARIOS)),
  /** Seconds that a day of customs takes; 0 lets everything happen at once. */
  day_seconds: z.number().min(0).max(86_400).default(0),
  faults: z.array(z.enum(NOTICE_FAULTS)).max(NOTICE_FAULTS.length).default([]),
  /** Of security filings that are filed from now on. */
  security_filing: z.enum(namesOf(ADVICE)).default('matched'),
})

/** The names of a table, as its type has them. */
function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): [Name, ...Name[]] {
  const isName = (text: string): text is Name => text in table
  const [first, ...others] = Object.keys(table).filter(isName)
  if (first === undefined) throw new Error('The table has no name')
  return [first, ...others]
}

const refusal = (code: GatewayRefusal['code'], message: string): GatewayRefusal => ({ code, message })

/** The route by which a person or a test chooses what happens to releases; only the simulator has it. */
export function lifeRoutes(app: FastifyInstance, store: TransmissionStore, clock: CustomsClock): void {
  app.get('/control/releases', () => ({
    scenarios: Object.keys(SCENARIOS),
    security_filings: Object.keys(ADVICE),
    faults: NOTICE_FAULTS,
    chosen: clock.chosen.release?.scenario ?? null,
  }))

  app.post('/control/releases', (request, reply) => {
    const body = Choice.safeParse(request.body)
    if (!body.success) {
      const faults = body.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
      return reply.code(400).send(refusal('invalid_transmission', faults.join('; ')))
    }
    const { entry, scenario, day_seconds: daySeconds, faults, security_filing: securityFiling } = body.data
    const choice = { scenario, daySeconds, faults }
    if (entry === undefined) {
      Object.assign(clock.chosen, { release: choice, securityFiling })
      return reply.code(204).send()
    }
    const release = store.onFile.release(entry)
    if (!release) return reply.code(404).send(refusal('not_found', 'No release has this entry number.'))
    clock.choose(release, release.filedBy ?? randomUUID(), choice, Date.now())
    return reply.code(204).send()
  })
}
