import { NOTICE_KINDS } from '@edfe/domain/customs'
import { readSummaryStatus, type SummaryStatus } from '@edfe/domain/filing'
import { decodeRecord } from '../codec/decode-record.ts'
import { UC_LAYOUTS } from '../records/index.ts'
import type { NoticeReader } from './status-notice.ts'

/** One notice about an entry summary: what customs has done or wants. */
interface SummaryNotice extends SummaryStatus {
  filerCode: string
  entryNumber: string
  actionId?: string
}

/** Reads a notice about an entry summary (UC): E1, then who, words and quota lines. */
export const summaryStatusReader: NoticeReader = {
  opens: 'E1',
  read(images) {
    const notice = readSummaryNotice(images)
    const { subject } = NOTICE_KINDS.summaryStatus
    return {
      about: { subject, numbers: [`${notice.filerCode}${notice.entryNumber}`] },
      meanings: [readSummaryStatus(notice)],
    }
  },
}

const valuesOf = (image: string) => decodeRecord(image, UC_LAYOUTS).values

/** The notice in the records of E1 to E4. Lenient: a field that cannot be read is left out. */
export function readSummaryNotice(images: readonly string[]): SummaryNotice {
  const [header = '', ...others] = images
  const { disposition = '', filerCode = '', team, reason, date, lineId } = valuesOf(header)
  const { user, telephone, extension, actionId } = valuesOf(
    others.find((image) => image.startsWith('E2')) ?? '',
  )
  const records = (id: string) => others.filter((image) => image.startsWith(id))
  return {
    filerCode,
    // The chapter's own example prints the number one column to the left of its table.
    entryNumber: header.slice(53, 65).trim(),
    ...{ disposition, team, reason, date, lineId, user, telephone, extension, actionId },
    // Words are read by column: customs' own keyboard may know more than the layout.
    remarks: records('E3').map((image) => image.slice(2, 80).trim()),
    quota: records('E4').map((image) => {
      const { lineId: line = '', status = '', description = '' } = valuesOf(image)
      return { lineId: line, status, description }
    }),
  }
}
