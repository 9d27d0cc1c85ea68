import type { CalendarDay } from '../calendar/index.ts'

/** A bill of lading as a release notice names it: carrier or issuer code, then the number. */
export interface NoticeBill {
  type: 'regular' | 'master' | 'house' | 'other'
  number: string
}

interface Said {
  code: string
  /** CBP's or the agency's own words. */
  narrative: string
  /** When it was decided, `YYYY-MM-DDTHH:MM`; messages may arrive in another order. */
  at: string | undefined
}

/** What happened to a bill: SO40 and SO50. */
export interface BillAction extends Said {
  of: 'bill'
  /** A master bill and the house bill below it, or one bill. Empty when the notice names none. */
  bills: readonly NoticeBill[]
}

/** What CBP decided about the entry: SO60. */
export interface EntryAction extends Said {
  of: 'entry'
  releaseDate?: CalendarDay | undefined
  releaseOrigin?: string | undefined
  documentType?: string | undefined
}

/** What another agency decided about the goods: SO70 with its SO71 and SO72. */
export interface AgencyAction extends Said {
  of: 'agency'
  agency: string
  program: string
  reason?: string | undefined
  /** The first and last line of the entry; undefined when the decision is about all of it. */
  lines?: { from: number; to: number } | undefined
  documentType?: string | undefined
  /** Who set the hold: '1' CBP for the agency, '2' the agency. */
  hold?: string | undefined
  /** Codes of the agency's own, more exact than the reason. */
  subReasons: readonly string[]
  /** Its number for the data, and its words. */
  comments: readonly string[]
}

/**
 * Why CBP refused a correction or a cancellation, or another remark of CBP: SO20 with the qualifiers RSN and CMT. The time
 * is that of the notice, where it has one.
 */
export interface RefusalAction {
  of: 'refusal'
  at?: string | undefined
  reason: string | undefined
  comment: string | undefined
}

/** One thing that a cargo release notice (SO) says. */
export type ReleaseAction = BillAction | EntryAction | AgencyAction | RefusalAction
