import { addDays, type CalendarDay, parseDay } from '../../calendar/index.ts'
import { isAnswer, NOTICE_KINDS, streamOfNotice } from '../../customs/index.ts'
import { asWritten, listed, type Message } from '../../messages/index.ts'
import { type CodeDescription, codeMessageIds, type InterpretedNotice } from './interpreted-notice.ts'
import { BILL_DISPOSITIONS, ENTRY_ACTIONS } from './release-codes.ts'
import { statusMessages as words } from './status-messages.ts'
import { SUMMARY_CODES, SUMMARY_REASONS } from './summary-codes.ts'

/** Entry records are due within thirty calendar days of the demand: 19 CFR 163.6(a). */
const RECORD_DAYS = 30

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

/** The content of one SO50 (bill) or SO60 (entry) record. */
export interface ReleaseStatus {
  record: 'SO50' | 'SO60'
  code: string
  narrative: string
  date?: string
  /** HHMM. */
  time?: string
  releaseDate?: string
  documentType?: string
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
      day: dayOf(status.date),
      time: undefined,
    },
  )
}

/** The meaning of one record of a cargo release message. */
export function readReleaseStatus(status: ReleaseStatus): InterpretedNotice {
  const { code, documentType, narrative } = status
  const [table, codes] =
    status.record === 'SO60' ? (['so60', ENTRY_ACTIONS] as const) : (['so50', BILL_DISPOSITIONS] as const)
  const known = codes[code]
  const released = dayOf(status.releaseDate)
  return meaning(
    NOTICE_KINDS.releaseStatus.stream,
    code,
    known ? inTable(table, code, known) : unknown('release', code),
    {
      details: [
        released && words.releaseDate({ date: { day: released } }),
        documentType ? words.document({ type: documentType }) : undefined,
        narrative ? words.narrative({ narrative }) : undefined,
      ],
      day: dayOf(status.date),
      time: status.time,
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

/** The meaning of a code, as messages. */
interface CodeMeaning extends Pick<CodeDescription, 'tone' | 'release' | 'entryStatus' | 'asksForRecords'> {
  title: Message
  detail: Message
  action?: Message
}

function inTable(table: string, code: string, { action, ...known }: CodeDescription): CodeMeaning {
  const ids = codeMessageIds(table, code)
  return {
    ...known,
    title: { id: ids.title },
    detail: { id: ids.detail },
    ...(action && { action: { id: ids.action } }),
  }
}

const unknown = (of: 'status' | 'release', code: string): CodeMeaning => ({
  title: words.unknownTitle({ of, code: code || 'none' }),
  detail: words.unknownDetail(),
  tone: 'wait',
})

interface NoticeFacts {
  details: (Message | undefined)[]
  day: CalendarDay | undefined
  time: string | undefined
}

function meaning(
  stream: InterpretedNotice['stream'],
  code: string,
  { title, detail, action, tone, release, entryStatus, asksForRecords }: CodeMeaning,
  { details, day, time }: NoticeFacts,
): InterpretedNotice {
  const dueOn = asksForRecords && day ? addDays(day, RECORD_DAYS) : undefined
  return {
    stream,
    kind: action ? 'request' : 'status',
    code,
    title,
    detail: [detail, ...details.filter((one) => one !== undefined)],
    tone,
    release,
    entryStatus,
    request: action ? { title, action, dueOn } : undefined,
    reportedAt:
      day &&
      `${day}T${/^([01]\d|2[0-3])[0-5]\d$/.test(time ?? '') ? `${time!.slice(0, 2)}:${time!.slice(2)}` : '00:00'}`,
  }
}

const dayOf = (text: string | undefined): CalendarDay | undefined => parseDay(text ?? '')

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
