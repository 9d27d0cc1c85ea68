import { addDays, type CalendarDay, parseDay } from '../../calendar/index.ts'
import type { Message } from '../../messages/index.ts'
import { type CodeDescription, codeMessageIds, type InterpretedNotice } from './interpreted-notice.ts'
import { statusMessages as words } from './status-messages.ts'

/** Entry records are due within thirty calendar days of the demand: 19 CFR 163.6(a). */
const RECORD_DAYS = 30

/** The meaning of a code, as messages. */
export interface CodeMeaning
  extends Pick<CodeDescription, 'tone' | 'release' | 'entryStatus' | 'asksForRecords'> {
  title: Message
  detail: Message
  action?: Message
}

export function inTable(table: string, code: string, { action, ...known }: CodeDescription): CodeMeaning {
  const ids = codeMessageIds(table, code)
  return {
    ...known,
    title: { id: ids.title },
    detail: { id: ids.detail },
    ...(action && { action: { id: ids.action } }),
  }
}

export const unknown = (of: 'status' | 'release', code: string): CodeMeaning => ({
  title: words.unknownTitle({ of, code: code || 'none' }),
  detail: words.unknownDetail(),
  tone: 'wait',
})

interface NoticeFacts {
  /** The last day of what is asked for, where it is not that of entry records. */
  dueOn?: CalendarDay | undefined
  details: readonly (Message | undefined)[]
  /** `YYYY-MM-DDTHH:MM`, by CBP's clock. */
  at: string | undefined
}

export function meaning(
  stream: InterpretedNotice['stream'],
  code: string,
  { title, detail, action, tone, release, entryStatus, asksForRecords }: CodeMeaning,
  { details, at, dueOn: due }: NoticeFacts,
): InterpretedNotice {
  const day = parseDay(at?.slice(0, 10) ?? '')
  const dueOn = due ?? (asksForRecords && day ? addDays(day, RECORD_DAYS) : undefined)
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
    reportedAt: at,
  }
}

/** A day and a time of a record, HHMM, as `YYYY-MM-DDTHH:MM`; midnight when the time cannot be read. */
export function noticeTime(date: string | undefined, time: string | undefined): string | undefined {
  const day = parseDay(date ?? '')
  const isTime = /^([01]\d|2[0-3])[0-5]\d$/.test(time ?? '')
  return day && `${day}T${isTime ? `${time!.slice(0, 2)}:${time!.slice(2)}` : '00:00'}`
}
