import type { StatusMessage } from '@edfe/abi'
import { NOTICE_KINDS } from '@edfe/domain/customs'
import type { FiledSummary } from '../filing/filed-summary.ts'
import type { MessageStore } from '../store/message-store.ts'
import { writeStatus } from './write-status.ts'

/**
 * The unsolicited messages after acceptance: the bill is on file, and the goods are released. Their ids derive from
 * the transmission, so that each filing causes them once.
 */
export function followUp(
  messages: MessageStore,
  transmissionId: string,
  summary: FiledSummary,
  dueAt: number,
) {
  const written = writeStatus(
    {
      application: NOTICE_KINDS.releaseStatus.application,
      transmission_id: transmissionId,
      actions: [
        { record: 'SO50', code: '93', narrative: 'BILL ON FILE', time: '1200' },
        { record: 'SO60', code: '98', narrative: 'RELEASED', time: '1201', release_date: summary.day },
      ],
    },
    summary,
  )
  if (!written.ok) return
  const message: StatusMessage = {
    id: `${transmissionId}-release`,
    images: written.images,
    transmission_id: transmissionId,
  }
  messages.queue(message, dueAt)
}
