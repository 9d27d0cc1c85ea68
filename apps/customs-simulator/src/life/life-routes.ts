import { randomUUID } from 'node:crypto'
import type { GatewayRefusal } from '@edfe/abi'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Desks } from '../desks.ts'
import { NOTICE_FAULTS } from '../filing/filed-release.ts'
import { ADVICE } from './advice.ts'
import { SCENARIOS } from './scenarios.ts'

/** What a person or a test chooses: for a release on file by its entry number, or for all that are filed from now on. */
const Choice = z.strictObject({
  /** Eleven characters, the filer code first. */
  entry: z.string().length(11).optional(),
  /** The filer whose entry it is, where several may have the number. */
  account: z.string().max(64).optional(),
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
export function lifeRoutes(app: FastifyInstance, desks: Desks): void {
  app.get('/control/releases', () => ({
    scenarios: Object.keys(SCENARIOS),
    security_filings: Object.keys(ADVICE),
    faults: NOTICE_FAULTS,
    chosen: desks.chosen.release?.scenario ?? null,
  }))

  app.post('/control/releases', (request, reply) => {
    const body = Choice.safeParse(request.body)
    if (!body.success) {
      const faults = body.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
      return reply.code(400).send(refusal('invalid_transmission', faults.join('; ')))
    }
    const { entry, account, scenario, day_seconds: daySeconds, faults } = body.data
    const choice = { scenario, daySeconds, faults }
    if (entry === undefined) {
      Object.assign(desks.chosen, { release: choice, securityFiling: body.data.security_filing })
      return reply.code(204).send()
    }
    const among = account === undefined ? desks.all() : [desks.of(account)]
    const desk = among.find(({ store }) => store.onFile.release(entry))
    const release = desk?.store.onFile.release(entry)
    if (!desk || !release)
      return reply.code(404).send(refusal('not_found', 'No release has this entry number.'))
    desk.clock.choose(release, release.filedBy ?? randomUUID(), choice, Date.now())
    return reply.code(204).send()
  })
}
