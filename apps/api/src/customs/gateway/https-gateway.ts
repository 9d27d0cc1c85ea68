import type { StatusMessage } from '@edfe/abi'
import { asWritten, type Message as Reason } from '@edfe/domain/messages'
import { Message, PAGE_SIZE, type RefusalCode, TransmissionState } from '@edfe/gateway'
import { z } from 'zod'
import { gatewayProblems } from '../../messages/customs-messages.ts'
import type { CustomsGateway, GatewayAnswer } from './gateway.ts'
import { type Answered, type HttpsRoad, httpsClient } from './https-client.ts'

/** What does not change by waiting. */
const FINAL: readonly RefusalCode[] = ['malformed', 'conflict', 'too_large', 'refused']
const MOST_PAGES = 100

/**
 * A bridge to CBP over https (docs/gateway.md). It is asked for an answer before a transmission is handed over, so that
 * a late acknowledgement of a system failure (ZZZ) never hands the same bytes over twice. After that the id and the
 * count of the sending keep it from filing again what was sent again.
 */
export function httpsGateway(road: HttpsRoad): CustomsGateway {
  const ask = httpsClient(road)
  return {
    async send({ id, images, isHandedOver, sending }) {
      const known = await ask('find', { id })
      const isUnknown = known.kind === 'refused' && known.refusal.code === 'not_found'
      if (isUnknown && isHandedOver) return { kind: 'away', reason: gatewayProblems.forgotten() }
      const found = isUnknown ? undefined : stateOf(id, known)
      if (found && (found.kind !== 'waiting' || found.sending >= sending)) return answerOf(found)
      return answerOf(stateOf(id, await ask('submit', { id, body: { sending, records: images } })))
    },
    async poll(awaited) {
      const messages: StatusMessage[] = []
      const unreadable: string[] = []
      let after: string | null = null
      for (let page = 0; page < MOST_PAGES && messages.length < PAGE_SIZE; page += 1) {
        const read = pageOf(await ask('messages', { after }))
        if ('away' in read) {
          if (page === 0) return { kind: 'away', reason: read.away }
          break
        }
        unreadable.push(...read.unreadable)
        messages.push(...(await unawaited(read.messages, awaited)))
        after = read.next
        if (after === null) break
      }
      return { kind: 'received', messages, unreadable }
    },
    async acknowledge(id) {
      await ask('acknowledge', { id })
    },
  }
}

type State = Exclude<GatewayAnswer, { kind: 'waiting' }> | { kind: 'waiting'; sending: number }

/** A state under another id than that of the transmission is not its state. */
function stateOf(id: string, answered: Answered): State {
  if (answered.kind === 'failed') return { kind: 'away', reason: answered.reason }
  if (answered.kind === 'refused') {
    const { code, message } = answered.refusal
    return { kind: FINAL.includes(code) ? 'refused' : 'away', reason: asWritten({ text: message }) }
  }
  const state = TransmissionState.safeParse(answered.value)
  if (!state.success || state.data.id !== id) return { kind: 'away', reason: gatewayProblems.noRecords() }
  const [answer] = state.data.answers
  if (!answer) return { kind: 'waiting', sending: state.data.sending }
  return answer.transmission_id === id
    ? { kind: 'answered', images: answer.records, answerId: answer.id }
    : { kind: 'away', reason: gatewayProblems.noRecords() }
}

const answerOf = (state: State): GatewayAnswer => (state.kind === 'waiting' ? { kind: 'waiting' } : state)

interface Page {
  messages: Message[]
  unreadable: string[]
  next: string | null
}

/** One page; a message of another shape is named and keeps none of the others back. */
function pageOf(answered: Answered): Page | { away: Reason } {
  if (answered.kind === 'failed') return { away: answered.reason }
  if (answered.kind === 'refused') return { away: asWritten({ text: answered.refusal.message }) }
  const page = LoosePage.safeParse(answered.value)
  if (!page.success) return { away: gatewayProblems.noRecords() }
  const messages: Message[] = []
  const unreadable: string[] = []
  for (const [position, one] of page.data.messages.entries()) {
    const message = Message.safeParse(one)
    if (message.success) messages.push(message.data)
    else unreadable.push(String((one as { id?: unknown } | null)?.id ?? `message ${position + 1}`))
  }
  return { messages, unreadable, next: page.data.next }
}

const LoosePage = z.object({ messages: z.array(z.unknown()), next: z.string().nullable() })

/** Without the answers that something waits for: `send` gets those. */
async function unawaited(
  messages: readonly Message[],
  awaited: Parameters<CustomsGateway['poll']>[0],
): Promise<StatusMessage[]> {
  const ids = messages.flatMap(({ transmission_id }) => transmission_id ?? [])
  const open = ids.length > 0 ? await awaited(ids) : new Set<string>()
  return messages
    .filter(({ transmission_id }) => transmission_id === null || !open.has(transmission_id))
    .map(({ id, records, transmission_id }) => ({
      id,
      images: records,
      ...(transmission_id && { transmission_id }),
    }))
}
