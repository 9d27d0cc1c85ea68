import { addDays, type CalendarDay, formatDay, parseDay } from '../../calendar/index.ts'
import { BILL_DISPOSITIONS, ENTRY_ACTIONS } from './release-codes.ts'
import type { CodeWords, StatusMeaning } from './status-meaning.ts'
import { SUMMARY_CODES, SUMMARY_REASONS } from './summary-codes.ts'

/** Entry records are due within thirty calendar days of the demand: 19 CFR 163.6(a). */
const RECORD_DAYS = 30

/** What a UC notice says, by the names of its fields. */
export interface SummaryStatus {
  disposition: string
  team?: string
  reason?: string
  date?: string
  lineId?: string
  user?: string
  telephone?: string
  extension?: string
  remarks: readonly string[]
  quota: readonly { lineId: string; status: string; description: string }[]
}

/** What one SO50 or SO60 record says. */
export interface ReleaseStatus {
  record: 'SO50' | 'SO60'
  code: string
  narrative: string
  date?: string
  time?: string
  releaseDate?: string
  documentType?: string
}

/** The meaning of a notice about an entry summary. A code that the table lacks keeps customs' own words. */
export function readSummaryStatus(status: SummaryStatus): StatusMeaning {
  const words = SUMMARY_CODES[status.disposition] ?? unknownCode('status', status.disposition)
  const reason = status.reason && `Reason: ${SUMMARY_REASONS[status.reason] ?? status.reason}.`
  const quota = status.quota.map(
    ({ lineId, description, status: at }) => `Line ${lineId}, ${description}: ${at}.`,
  )
  return meaning('cbp_request', status.disposition, words, {
    details: [reason, lineOf(status), ...quota, remarksOf(status.remarks), contactOf(status)],
    day: parseDay(status.date),
    time: undefined,
  })
}

/** The meaning of one record of a cargo release message. */
export function readReleaseStatus(status: ReleaseStatus): StatusMeaning {
  const table = status.record === 'SO60' ? ENTRY_ACTIONS : BILL_DISPOSITIONS
  const words = table[status.code] ?? unknownCode('release', status.code)
  const released = parseDay(status.releaseDate)
  return meaning('cargo_release', status.code, words, {
    details: [
      released && `Release date ${formatDay(released)}.`,
      status.documentType && `Document ${status.documentType}.`,
      status.narrative && `CBP: ${status.narrative}.`,
    ],
    day: parseDay(status.date),
    time: status.time,
  })
}

/** A message that nothing here can read: it is shown with its records, for a person to look at. */
export const unreadStatus = (application: string): StatusMeaning => ({
  stream: application === 'SO' ? 'cargo_release' : 'cbp_request',
  kind: 'unread',
  code: application,
  title: 'Unread message',
  detail: 'This version cannot read this message of customs. Its records are below; look at them.',
  tone: 'wait',
  release: undefined,
  entryStatus: undefined,
  request: undefined,
  reportedAt: undefined,
})

const unknownCode = (of: string, code: string): CodeWords => ({
  title: code ? `Customs ${of} ${code}` : `Customs ${of} without a code`,
  detail: 'This version has no words for this code.',
  tone: 'wait',
})

interface Said {
  details: (string | false | undefined)[]
  day: CalendarDay | undefined
  time: string | undefined
}

function meaning(
  stream: StatusMeaning['stream'],
  code: string,
  words: CodeWords,
  { details, day, time }: Said,
): StatusMeaning {
  const { title, tone, todo, release, entryStatus } = words
  const dueOn = words.asksForRecords && day ? addDays(day, RECORD_DAYS) : undefined
  return {
    stream,
    kind: todo ? 'request' : 'status',
    code,
    title,
    detail: [words.detail, ...details.filter(Boolean)].join(' '),
    tone,
    release,
    entryStatus,
    request: todo ? { title, todo, dueOn } : undefined,
    reportedAt:
      day &&
      `${day}T${/^([01]\d|2[0-3])[0-5]\d$/.test(time ?? '') ? `${time!.slice(0, 2)}:${time!.slice(2)}` : '00:00'}`,
  }
}

const lineOf = ({ lineId }: SummaryStatus) => lineId && `Line ${lineId}.`

const remarksOf = (remarks: readonly string[]) => remarks.length > 0 && `Remarks: “${remarks.join(' ')}”`

function contactOf({ user, team, telephone, extension }: SummaryStatus): string | undefined {
  const phone = telephone && `telephone ${telephone}${extension ? `, extension ${extension}` : ''}`
  const parts = [user, team && `team ${team}`, phone].filter(Boolean)
  return parts.length > 0 ? `Contact: ${parts.join(', ')}.` : undefined
}
