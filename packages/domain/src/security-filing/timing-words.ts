import { type DayParam, defineMessage, type Message } from '../messages/index.ts'

/** Sentences about the deadlines of a security filing. */
export const timingWords = {
  unknown: defineMessage({
    id: 'isf.timing.unknown',
    defaultMessage:
      'CBP wants the security filing 24 hours before the ship is loaded. Enter the day of loading to see by when.',
  }),
  filed: defineMessage<{ filed: DayParam }>({
    id: 'isf.timing.filed',
    defaultMessage:
      'Filed {filed}. Whether that was in time depends on the day of loading, which is not given.',
  }),
  ahead: defineMessage<{ due: DayParam; lading: DayParam; days: number; five: string }>({
    id: 'isf.timing.ahead',
    defaultMessage:
      '{days, plural, =0 {Due today} =1 {Due tomorrow, {due}} other {Due {due}, in # days}}: the ship is loaded {lading}, and CBP wants the security filing {five, select, yes {by then} other {24 hours before}}.',
  }),
  late: defineMessage<{ due: DayParam }>({
    id: 'isf.timing.late',
    defaultMessage: 'Late: the security filing was due {due}. File it at once all the same.',
  }),
  filedInTime: defineMessage<{ filed: DayParam; due: DayParam }>({
    id: 'isf.timing.filed-in-time',
    defaultMessage: 'Filed {filed}, in time: it was due {due}.',
  }),
  filedLastDay: defineMessage<{ filed: DayParam; due: DayParam }>({
    id: 'isf.timing.filed-last-day',
    defaultMessage:
      'Filed {filed}, on its last day {due}. It is in time if the ship was loaded 24 hours later or more.',
  }),
  filedLate: defineMessage<{ filed: DayParam; due: DayParam }>({
    id: 'isf.timing.filed-late',
    defaultMessage: 'Filed {filed}, late: it was due {due}.',
  }),
  both: defineMessage<{ first: Message; second: Message }>({
    id: 'isf.timing.both',
    defaultMessage: '{first} and {second}',
  }),
  mayFollow: defineMessage<{ elements: Message; isLocked: string }>({
    id: 'isf.timing.may-follow',
    defaultMessage:
      'Not given yet: {elements}. That may follow: {isLocked, select, yes {this entry is filed and locked, so correct or replace it, add it in the new version,} other {add it}} and replace the security filing at least 24 hours before the ship arrives.',
  }),
  mayFollowUntil: defineMessage<{ elements: Message; due: DayParam; isLocked: string }>({
    id: 'isf.timing.may-follow-until',
    defaultMessage:
      'Not given yet: {elements}. That may follow: {isLocked, select, yes {this entry is filed and locked, so correct or replace it, add it in the new version,} other {add it}} and replace the security filing by {due}, 24 hours before the ship arrives.',
  }),
  followedNot: defineMessage<{ elements: Message; due: DayParam; isLocked: string }>({
    id: 'isf.timing.followed-not',
    defaultMessage:
      'Still missing: {elements}, due {due}, 24 hours before the ship arrives. {isLocked, select, yes {This entry is filed and locked: correct or replace it, add it in the new version,} other {Add it}} and replace the security filing.',
  }),
}
