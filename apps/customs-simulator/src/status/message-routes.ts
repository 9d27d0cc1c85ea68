import { randomUUID } from 'node:crypto'
import type { GatewayRefusal } from '@edfe/abi'
import { NOTICE_KINDS } from '@edfe/domain/customs'
import type { FastifyInstance } from 'fastify'
import type { FiledRelease } from '../filing/filed-release.ts'
import type { CbpAct } from '../filing/filed-summary.ts'
import { ACT_OF_NOTICE } from '../filing/summary-control.ts'
import type { MessageStore } from '../store/message-store.ts'
import type { TransmissionStore } from '../store/transmission-store.ts'
import { noteDecisions } from './note-decisions.ts'
import { StatusRequest } from './status-request.ts'
import { type NoticeSubject, writeStatus } from './write-status.ts'

const refusal = (code: GatewayRefusal['code'], message: string): GatewayRefusal => ({ code, message })

/**
 * The routes for unsolicited messages. The filer reads and acknowledges them by the protocol of `@edfe/abi`. A person
 * or a test requests one with `POST /control/messages`, which only the simulator has; what CBP begins with it decides
 * what the filer can still replace or delete. `catchUp` lets happen what customs does by a moment.
 */
export function messageRoutes(
  app: FastifyInstance,
  all: TransmissionStore,
  messages: MessageStore,
  catchUp: (now: number) => void,
): void {
  app.get('/messages', () => {
    const now = Date.now()
    catchUp(now)
    return { messages: messages.due(now) }
  })

  app.delete<{ Params: { id: string } }>('/messages/:id', (request, reply) => {
    messages.remove(request.params.id)
    return reply.code(204).send()
  })

  app.post('/control/messages', (request, reply) => {
    const body = StatusRequest.safeParse(request.body)
    if (!body.success) {
      const faults = body.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
      return reply.code(400).send(refusal('invalid_transmission', faults.join('; ')))
    }
    const wanted = body.data
    const id = randomUUID()
    if (wanted.application === 'raw') {
      messages.queue({ id, images: wanted.images, transmission_id: wanted.transmission_id }, 0)
      return reply.code(201).send({ id })
    }
    const store = all.of(all.accountOf(wanted.transmission_id) ?? '')
    const isOfRelease = wanted.application === NOTICE_KINDS.releaseStatus.application
    const summary =
      store.filedBy(wanted.transmission_id) ??
      (isOfRelease ? subjectOf(store.releaseBy(wanted.transmission_id)) : undefined)
    if (!summary) return reply.code(404).send(refusal('not_found', 'This transmission put nothing on file.'))
    if (wanted.application === 'accepted') {
      noteAct(store, summary.key, 'accepted')
      return reply.code(201).send({ id })
    }
    const written = writeStatus(wanted, summary)
    if (!written.ok) return reply.code(400).send(refusal('invalid_transmission', written.message))
    if (wanted.application === NOTICE_KINDS.releaseStatus.application)
      noteDecisions(store, summary.key, wanted, { message: id, from: Date.now() })
    if (wanted.application !== NOTICE_KINDS.releaseStatus.application || !wanted.is_lost)
      messages.queue({ id, images: written.images, transmission_id: wanted.transmission_id }, 0)
    if (wanted.application === NOTICE_KINDS.summaryStatus.application)
      noteAct(store, summary.key, ACT_OF_NOTICE[wanted.disposition])
    return reply.code(201).send({ id })
  })
}

/** What a notice says of a release that has no summary. */
const subjectOf = (release: FiledRelease | undefined): NoticeSubject | undefined =>
  release && {
    key: release.key,
    port: release.facts.port ?? '',
    entryType: release.entryType,
    importer: release.facts.importer?.number ?? '',
    day: release.day,
  }

/** Keeps what CBP does with the summary that is on file under a number. */
function noteAct(store: TransmissionStore, key: string, act: CbpAct | undefined): void {
  const filed = store.onFile.summary(key)
  if (filed && act) store.note({ kind: 'stored', summary: { ...filed, act } })
}
