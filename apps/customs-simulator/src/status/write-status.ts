import { encodeBatch, type LayoutsOf, type RecordToEncode, SO_LAYOUTS, UC_LAYOUTS } from '@edfe/abi'
import { NOTICE_KINDS } from '@edfe/domain/customs'
import { answerRecord } from '../answer/answer-records.ts'
import type { FiledSummary } from '../filing/filed-summary.ts'
import type { NoticeRequest, ReleaseRequest } from './status-request.ts'

/** The code of CBP's release in SO60. */
const RELEASE_ORIGIN = '01'

export type Written = { ok: true; images: string[] } | { ok: false; message: string }

/** What a status message says of the entry that it is about. */
export type NoticeSubject = Pick<FiledSummary, 'key' | 'port' | 'entryType' | 'importer' | 'day'>

/** A status message about an entry on file, as a batch. Refused when a value does not fit its columns. */
export function writeStatus(request: NoticeRequest | ReleaseRequest, summary: NoticeSubject): Written {
  const written =
    request.application === NOTICE_KINDS.summaryStatus.application
      ? encodeBatch(noticeRecords(request, summary), UC_LAYOUTS)
      : encodeBatch(releaseRecords(request, summary), SO_LAYOUTS)
  if (!written.ok) return { ok: false, message: written.problems.map(({ problem }) => problem).join('; ') }
  return { ok: true, images: inEnvelope(request.application, written.images, summary) }
}

const identity = ({ key }: NoticeSubject) => ({ filerCode: key.slice(0, 3), entryNumber: key.slice(3) })

type UcRecord = RecordToEncode<LayoutsOf<typeof UC_LAYOUTS>>
type SoRecord = RecordToEncode<LayoutsOf<typeof SO_LAYOUTS>>

function noticeRecords(request: NoticeRequest, summary: NoticeSubject): UcRecord[] {
  const { disposition, team, reason, date = summary.day, user, telephone, extension, remarks } = request
  return [
    { id: 'E1', values: { disposition, source: '1', team, reason, date, ...identity(summary) } },
    { id: 'E2', values: { user, telephone, extension, actionId: summary.key } },
    ...remarks.map((text): UcRecord => ({ id: 'E3', values: { remarks: text } })),
  ]
}

function releaseRecords({ actions }: ReleaseRequest, summary: NoticeSubject): SoRecord[] {
  const { port, entryType, importer } = summary
  return [
    { id: 'SO10', values: { port, entryType, importer, ...identity(summary) } },
    ...actions.map((action) => actionRecord(action, summary.day)),
  ]
}

function actionRecord(action: ReleaseRequest['actions'][number], filedOn: string): SoRecord {
  const { code, narrative, time, date = filedOn } = action
  if (action.record === 'SO50') return { id: 'SO50', values: { date, time, code, narrative, split: 'N' } }
  const { release_date: releaseDate } = action
  const release = releaseDate ? { releaseDate, releaseOrigin: RELEASE_ORIGIN } : {}
  return { id: 'SO60', values: { date, time, code, narrative, ...release } }
}

/** Batch and block control around the records of one message. */
export function inEnvelope(
  application: string,
  images: readonly string[],
  { key, port, day }: Pick<FiledSummary, 'key' | 'port' | 'day'>,
): string[] {
  const sender = { siteCode: port, senderId: key.slice(0, 3), date: day }
  const block = { port, filerCode: key.slice(0, 3), application }
  return [
    answerRecord({ id: 'A', values: { ...sender, application } }),
    answerRecord({ id: 'B', values: block }),
    ...images,
    answerRecord({ id: 'Y', values: { ...block, imageCount: String(images.length) } }),
    answerRecord({ id: 'Z', values: sender }),
  ]
}
