import type { StatusMessage } from '@edfe/abi'
import { NOTICE_KINDS } from '@edfe/domain/customs'
import type { FiledSummary } from '../filing/filed-summary.ts'
import type { MessageStore } from '../store/message-store.ts'
import type { TransmissionStore } from '../store/transmission-store.ts'
import { noteDecisions } from './note-decisions.ts'
import type { ReleaseRequest } from './status-request.ts'
import { writeStatus } from './write-status.ts'

/**
 * The unsolicited messages after acceptance: the bill is on file, and the goods are released. Their ids derive from
 * the transmission, so that each filing causes them once. CBP knows it from then on, too.
 */
export function followUp(
  { messages, store }: { messages: MessageStore; store: TransmissionStore },
  transmissionId: string,
  summary: FiledSummary,
  dueAt: number,
) {
  const request: ReleaseRequest = {
    application: NOTICE_KINDS.releaseStatus.application,
    transmission_id: transmissionId,
    is_lost: false,
    actions: [
      { record: 'SO50', code: '93', narrative: 'BILL ON FILE', time: '1200' },
      { record: 'SO60', code: '98', narrative: 'RELEASED', time: '1201', release_date: summary.day },
    ],
  }
  const written = writeStatus(request, summary)
  if (!written.ok) return
  const message: StatusMessage = {
    id: `${transmissionId}-release`,
    images: written.images,
    transmission_id: transmissionId,
  }
  noteDecisions(store, summary.key, request, { message: message.id, from: dueAt })
  messages.queue(message, dueAt)
}
