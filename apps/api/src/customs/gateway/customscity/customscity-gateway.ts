import type { Message } from '@edfe/domain/messages'
import { gatewayProblems } from '../../../messages/customs-messages.ts'
import { serviceMessages } from '../../../messages/service-messages.ts'
import type { CustomsGateway, GatewayAnswer, OutgoingTransmission } from '../gateway.ts'
import { customscityClient, type ServiceAnswer, type ServiceRoad } from './customscity-client.ts'
import { answerLines, findListed, type ListedDocument, statesOf } from './service-answer.ts'
import { dutyDifference } from './service-duty.ts'
import { readServiceMessage, type ServiceMessage } from './service-message.ts'

const DAY_MS = 24 * 3600 * 1000
/** Days before and after today and the entry date in which the service's list is searched for an entry. */
const WINDOW_DAYS = 60

/**
 * CustomsCity's ABI API as the road to CBP: it takes the entry as a JSON document and writes the records
 * itself. It is always asked for the entry first, so that what it has is not sent twice. Its duty is compared with the
 * product's before anything is made there; a difference of a cent stops the filing. It sends no messages without being
 * asked: notices of CBP are on its own pages. Nobody has tried this road with the service itself (docs/operations.md).
 */
export function customscityGateway(road: ServiceRoad, now: () => Date = () => new Date()): CustomsGateway {
  const ask = customscityClient(road)

  async function find(message: ServiceMessage): Promise<{ listed?: ListedDocument } | { reason: Message }> {
    const { entryType, entryNumber, dates } = message.document
    const entryDay = Date.parse(dates.entryDate.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'))
    const days = [now().getTime(), entryDay].filter(Number.isFinite)
    const day = (time: number) => new Date(time).toISOString().slice(0, 10)
    const answered = await ask('GET', 'api/abi/documents', {
      query: {
        dateFrom: day(Math.min(...days) - WINDOW_DAYS * DAY_MS),
        dateTo: day(Math.max(...days) + WINDOW_DAYS * DAY_MS),
        entryType,
        entryNumber,
      },
    })
    if (answered.kind === 'failed') return answered
    if (answered.kind === 'refused') return { reason: serviceMessages.refused(answered) }
    try {
      const listed = findListed(answered.value, entryNumber)
      return listed ? { listed } : {}
    } catch {
      return { reason: gatewayProblems.noRecords() }
    }
  }

  /** Why the document may not be made; undefined once the service's duty is the product's. */
  async function compareDuty({ question, expected }: ServiceMessage): Promise<GatewayAnswer | undefined> {
    const answered = await ask('POST', 'api/duty-calculation-tool', { body: question })
    if (answered.kind !== 'answer') return stopped(answered)
    const difference = dutyDifference(expected, answered.value)
    return difference && { kind: 'refused', reason: difference }
  }

  /** Makes the document there and has it sent to CBP. */
  async function file(message: ServiceMessage, isLeftOver: boolean): Promise<GatewayAnswer> {
    const { document } = message
    const { entryNumber, manifest } = document
    const different = await compareDuty(message)
    if (different) return different
    if (isLeftOver) {
      const removed = await ask('DELETE', 'api/abi/documents', { query: { 'entry-number': entryNumber } })
      if (removed.kind !== 'answer') return stopped(removed)
    }
    const made = await ask('POST', 'api/abi/documents', {
      body: { type: 'abi', version: '2.1', body: [document] },
    })
    if (made.kind !== 'answer') return stopped(made)
    const sent = await ask('POST', 'api/abi/send', {
      body: {
        type: 'abi',
        action: 'add',
        application: 'entry-summary-cargo-release',
        MBOLNumber: manifest[0]?.bill.mBOL ?? '',
        entryNumber: [entryNumber],
      },
    })
    return sent.kind === 'answer' ? { kind: 'waiting' } : stopped(sent)
  }

  return {
    async send({ images, isHandedOver }: OutgoingTransmission) {
      const message = readServiceMessage(images)
      const found = await find(message)
      if ('reason' in found) return { kind: 'away', reason: found.reason }
      const { listed } = found
      if (!listed) {
        if (isHandedOver) return { kind: 'away', reason: gatewayProblems.forgotten() }
        return file(message, false)
      }
      if (!isSameGoods(message, listed)) return { kind: 'refused', reason: serviceMessages.otherDocument() }
      const { entrySummary: summary, cargoRelease: release } = statesOf(listed)
      const isFiledBefore = summary === 'unsent' || summary === 'rejected'
      if (!isHandedOver && isFiledBefore) return file(message, true)
      if (summary === 'canceled') return { kind: 'refused', reason: serviceMessages.canceled() }
      const isOpen = (state: string) => state === 'unsent' || state === 'pending'
      if (isOpen(summary) || (summary === 'accepted' && isOpen(release))) return { kind: 'waiting' }
      return { kind: 'answered', images: answerLines(listed) }
    },
    poll: async () => ({ kind: 'received', messages: [] }),
    acknowledge: async () => undefined,
  }
}

/** An answer that is no success: what the service refuses stays refused, anything else is tried again. */
const stopped = (answered: Exclude<ServiceAnswer, { kind: 'answer' }>): GatewayAnswer =>
  answered.kind === 'refused'
    ? { kind: 'refused', reason: serviceMessages.refused(answered) }
    : { kind: 'away', reason: answered.reason }

/** False if the service shows other goods or values under the number: somebody filed something else there. */
function isSameGoods({ document }: ServiceMessage, { manifest }: ListedDocument): boolean {
  const theirs = goodsIn(manifest)
  return theirs.length === 0 || JSON.stringify(theirs) === JSON.stringify(goodsIn(document.manifest))
}

/** Number and value of each item of a document, in order; none where the shape is another. */
function goodsIn(manifest: unknown): string[] {
  if (!Array.isArray(manifest)) return []
  const within = (value: unknown, name: string): unknown[] => {
    const held = (value as Record<string, unknown> | null)?.[name]
    return Array.isArray(held) ? held : []
  }
  return manifest
    .flatMap((one) => within(one, 'invoices'))
    .flatMap((invoice) => within(invoice, 'items'))
    .map((item) => {
      const { htsNumber, values } = item as { htsNumber?: unknown; values?: { totalValueOfGoods?: unknown } }
      return `${String(htsNumber).replaceAll('.', '')} ${Number(values?.totalValueOfGoods)}`
    })
}
