import { isAnswer, NOTICE_KINDS, streamOfNotice } from '../../customs/index.ts'
import { asWritten, listed, type Message } from '../../messages/index.ts'
import type { InterpretedNotice } from './interpreted-notice.ts'
import { inTable, meaning, noticeTime, unknown } from './meaning.ts'
import { statusMessages as words } from './status-messages.ts'
import { SUMMARY_CODES, SUMMARY_REASONS } from './summary-codes.ts'

/** The content of a UC notice, by field name. */
export interface SummaryStatus {
  /** Disposition type code; '' when it could not be read. */
  disposition: string
  team?: string
  reason?: string
  /** `YYYY-MM-DD`. */
  date?: string
  lineId?: string
  user?: string
  telephone?: string
  extension?: string
  remarks: readonly string[]
  quota: readonly { lineId: string; status: string; description: string }[]
}

/** The meaning of a notice about an entry summary. A code that the table lacks keeps customs' own words. */
export function readSummaryStatus(status: SummaryStatus): InterpretedNotice {
  const { disposition, reason, lineId } = status
  const known = SUMMARY_CODES[disposition]
  const quota = status.quota.map(({ lineId: line, description, status: at }) =>
    words.quota({ line, description, status: at }),
  )
  return meaning(
    NOTICE_KINDS.summaryStatus.stream,
    disposition,
    known ? inTable('uc', disposition, known) : unknown('status', disposition),
    {
      details: [
        reason ? words.reason({ reason: reasonMessage(reason) }) : undefined,
        lineId ? words.line({ line: lineId }) : undefined,
        ...quota,
        status.remarks.length > 0 ? words.remarks({ remarks: status.remarks.join(' ') }) : undefined,
        contactOf(status),
      ],
      at: noticeTime(status.date, undefined),
    },
  )
}

/**
 * A message that nothing here can read, and an answer that comes when nothing waits for it: both are shown with their
 * records, for a person to look at, and change nothing.
 */
export const unreadStatus = (application: string): InterpretedNotice => ({
  stream: streamOfNotice(application),
  kind: 'unread',
  code: application,
  ...(isAnswer(application)
    ? { title: words.answerAgainTitle(), detail: [words.answerAgainDetail()] }
    : { title: words.unreadTitle(), detail: [words.unreadDetail()] }),
  tone: 'wait',
  release: undefined,
  entryStatus: undefined,
  request: undefined,
  reportedAt: undefined,
})

const reasonMessage = (reason: string): Message =>
  Object.hasOwn(SUMMARY_REASONS, reason) ? { id: `customs.uc.reason.${reason}` } : asWritten({ text: reason })

function contactOf({ user, team, telephone, extension }: SummaryStatus): Message | undefined {
  const [first, ...rest] = [
    user ? asWritten({ text: user }) : undefined,
    team ? words.team({ team }) : undefined,
    telephone ? words.telephone({ telephone }) : undefined,
    telephone && extension ? words.extension({ extension }) : undefined,
  ].filter((one) => one !== undefined)
  return first && words.contact({ contact: listed([first, ...rest]) })
}
