import { asWritten } from '@edfe/domain/messages'
import type { FileExchange } from '@edfe/gateway'
import type { CustomsGateway } from './gateway.ts'

const AT_ONCE = 100

/**
 * Files that a carrier takes and brings. Whether a transmission was handed over is in the database, so that several
 * servers put it out once; where a server stops before it wrote that down, the mark beside the files says so.
 */
export const filesGateway = (exchange: FileExchange): CustomsGateway => ({
  async send({ id, images, isHandedOver, sending }) {
    try {
      const answer = await exchange.answerTo(id)
      if (answer === 'partial') return { kind: 'waiting' }
      if (answer) return { kind: 'answered', images: answer.records, answerId: answer.id }
      if (!isHandedOver) await exchange.putOut({ id, sending, records: images })
      return { kind: 'waiting' }
    } catch (error) {
      return { kind: 'away', reason: asWritten({ text: (error as Error).message }) }
    }
  },
  async poll(awaited) {
    try {
      const { messages, unreadable } = await exchange.messages(awaited, AT_ONCE)
      return {
        kind: 'received',
        messages: messages.map(({ id, records, transmissionId }) => ({
          id,
          images: records,
          ...(transmissionId && { transmission_id: transmissionId }),
        })),
        unreadable,
      }
    } catch (error) {
      return { kind: 'away', reason: asWritten({ text: (error as Error).message }) }
    }
  },
  async acknowledge(id) {
    try {
      await exchange.acknowledge(id)
    } catch {
      // The carrier is away: the file is found again, and is stored already.
    }
  },
})
