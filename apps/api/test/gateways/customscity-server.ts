import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'

/** A document as the service keeps it. */
interface Kept {
  entryNumber: string
  entrySummaryStatus: string
  cargoReleaseStatus: string
  [member: string]: unknown
}

/** Duty of each item and fees of the entry, in dollars, as the service's calculator answers them. */
export interface ServiceDuty {
  items: { duty: number; subheadingDuties?: number; userFee?: number }[]
  entryFee: { entryProcessingFee: number; portProcessingFee: number }
}

const ACCOUNT = { email: 'filer@importer.example', password: 'a password of the service' }
const digits = (number: string) => number.replaceAll('-', '')

/**
 * The part of CustomsCity's ABI API that the product asks, over http on a free port, written after its published
 * examples: sign-in, the duty calculator, and documents that are made, listed, removed and sent.
 */
export async function startCustomsCity(duty: ServiceDuty) {
  const kept = new Map<string, Kept>()
  const asked: string[] = []
  const exchanges: string[] = []
  const tokens = new Set<string>()
  const state = {
    duty: duty as unknown,
    /** Sent documents, as often as each was. */
    sent: [] as string[],
    /** Ends the connection after this step is done, once: the answer is lost. */
    loseAnswerOf: '',
    /** Answers this step so, in place of doing it. */
    answers: {} as Record<string, { status: number; body: unknown } | undefined>,
  }
  const app = Fastify({ forceCloseConnections: true })
  app.addHook('preHandler', async (request, reply) => {
    const step = `${request.method} ${request.url.split('?')[0]}`
    asked.push(step)
    const instead = state.answers[step]
    if (instead) return reply.status(instead.status).send(instead.body)
    const token = request.headers.authorization?.replace('Bearer ', '')
    if (step !== 'POST /authentication' && !tokens.has(token ?? ''))
      return reply.status(401).send({ message: 'Not authenticated' })
    return undefined
  })
  app.addHook('preSerialization', async (request, reply, payload) => {
    if (`${request.method} ${request.url.split('?')[0]}` !== state.loseAnswerOf) return payload
    state.loseAnswerOf = ''
    reply.raw.destroy()
    return payload
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const sent = request.body === undefined ? '' : `\n${JSON.stringify(request.body, null, 2)}`
    const answer = JSON.stringify(JSON.parse(String(payload)), null, 2)
    exchanges.push(`${request.method} ${request.url}${sent}\n\n${reply.statusCode}\n${answer}`)
    return payload
  })
  app.post('/authentication', async (request, reply) => {
    const { email, password } = request.body as typeof ACCOUNT
    if (email !== ACCOUNT.email || password !== ACCOUNT.password)
      return reply.status(401).send({ message: 'Invalid login' })
    const accessToken = `token-${tokens.size + 1}`
    tokens.add(accessToken)
    return { accessToken, user: { email } }
  })
  app.post('/api/duty-calculation-tool', async () => state.duty)
  app.get('/api/abi/documents', async (request) => {
    const { entryNumber = '' } = request.query as { entryNumber?: string }
    const found = kept.get(digits(entryNumber))
    return { type: 'abi', version: '2.1', body: found ? [found] : [] }
  })
  app.post('/api/abi/documents', async (request, reply) => {
    const [document] = (request.body as { body: { entryNumber: string }[] }).body
    const number = digits(document?.entryNumber ?? '')
    if (kept.has(number)) return reply.status(500).send({ message: 'Entry already exists' })
    const statuses = { entrySummaryStatus: 'DRAFT', cargoReleaseStatus: 'DRAFT' }
    kept.set(number, { entryNumber: number, ...document, ...statuses })
    return { message: 'Created' }
  })
  app.delete('/api/abi/documents', async (request) => {
    kept.delete(digits((request.query as Record<string, string>)['entry-number'] ?? ''))
    return { message: 'Deleted' }
  })
  app.post('/api/abi/send', async (request, reply) => {
    const [number = ''] = (request.body as { entryNumber: string[] }).entryNumber
    const one = kept.get(digits(number))
    if (!one) return reply.status(404).send({ message: `${number} was not found` })
    Object.assign(one, { entrySummaryStatus: 'SENT', cargoReleaseStatus: 'SENT' })
    state.sent.push(digits(number))
    return { message: 'Queued' }
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    road: { url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, ...ACCOUNT },
    state,
    asked,
    /** Every exchange of a kind once, in order, as it went over the line, without what is secret. */
    recorded: () =>
      [...new Set(exchanges)].map((text) =>
        text.replace(ACCOUNT.password, '(password)').replace(/token-\d+/, '(token)'),
      ),
    kept,
    /** Forgets every sign-in, as the service does when a token ends. */
    endSignIns: () => tokens.clear(),
    /** CBP's answer arrives at the service. */
    answer(number: string, entrySummaryStatus: string, cargoReleaseStatus: string) {
      Object.assign(kept.get(digits(number)) ?? {}, { entrySummaryStatus, cargoReleaseStatus })
    },
    stop: () => app.close(),
  }
}
