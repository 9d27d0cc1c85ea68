import type { CalendarDay } from '../../calendar/index.ts'
import type { MessageStream } from '../../customs/index.ts'
import type { EntryStatus, ReleaseState } from '../../entry/state/index.ts'
import type { Message, MessageDescriptor } from '../../messages/index.ts'

/** Something that customs asks of the filer, to be ticked off by a person. */
export interface CustomsRequest {
  title: Message
  /** The action to take, in one or two sentences. */
  action: Message
  /** The last day; undefined when customs sets none. */
  dueOn: CalendarDay | undefined
}

/** The meaning of one customs notice for an entry. */
export interface InterpretedNotice {
  stream: MessageStream
  kind: 'status' | 'request' | 'unread'
  code: string
  title: Message
  /** Sentences in their order. */
  detail: readonly Message[]
  tone: 'neutral' | 'ok' | 'bad' | 'wait'
  /** The status of the goods from now on; undefined leaves it as it was. */
  release: ReleaseState | undefined
  /** The status that an entry may take while its answer is still open; the table decides whether it does. */
  entryStatus: Extract<EntryStatus, 'hold' | 'released' | 'rejected'> | undefined
  request: CustomsRequest | undefined
  /** When customs acted, `YYYY-MM-DDTHH:MM`; messages may arrive in another order. */
  reportedAt: string | undefined
}

/**
 * The description of a code, before the message fills in the rest; in the catalogue under the table's name
 * and the code.
 */
export interface CodeDescription {
  title: string
  detail: string
  tone: InterpretedNotice['tone']
  release?: ReleaseState
  entryStatus?: InterpretedNotice['entryStatus']
  /** The action to take. */
  action?: string
  /** True if the request is for entry records, which have a due date. */
  asksForRecords?: boolean
}

/** The ids of a code's sentences: `customs.uc.4.title`. */
export const codeMessageIds = (table: string, code: string) => ({
  title: `customs.${table}.${code}.title`,
  detail: `customs.${table}.${code}.detail`,
  action: `customs.${table}.${code}.action`,
})

/** The sentences of a table of codes. */
export const codeMessages = (
  table: string,
  codes: Readonly<Record<string, CodeDescription>>,
): MessageDescriptor[] =>
  Object.entries(codes).flatMap(([code, { title, detail, action }]) => {
    const ids = codeMessageIds(table, code)
    return [
      { id: ids.title, defaultMessage: title },
      { id: ids.detail, defaultMessage: detail },
      ...(action ? [{ id: ids.action, defaultMessage: action }] : []),
    ]
  })
