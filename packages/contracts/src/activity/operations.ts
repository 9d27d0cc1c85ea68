import { z } from 'zod'
import { EntryParams } from '../entries/entry.ts'
import { ActivitiesAnswer } from '../entries/entry-records.ts'
import { INVALID, NO_ROW, operation } from '../operation.ts'
import { CommentAnswer, CommentBody } from './comments.ts'
import { PresenceAnswer, PresenceBody, PresenceQuery } from './presence.ts'

/** Operations on what people do with an entry: the activity log, comments, who edits it now. */
export const getActivities = operation('getActivities', {
  summary: 'What people did with an entry, newest first',
  tag: 'entries',
  params: EntryParams,
  query: z.object({ limit: z.coerce.number().int().min(1).max(500).default(100) }),
  answers: { 200: ActivitiesAnswer },
  refusals: { ...INVALID, ...NO_ROW },
})

export const commentEntry = operation('commentEntry', {
  summary: 'Comment on an entry, and notify the members that the comment names',
  tag: 'entries',
  params: EntryParams,
  body: CommentBody,
  answers: { 201: CommentAnswer },
  refusals: { ...INVALID, ...NO_ROW },
})

export const getPresence = operation('getPresence', {
  summary: 'Who else edits an entry',
  tag: 'entries',
  params: EntryParams,
  query: PresenceQuery,
  answers: { 200: PresenceAnswer },
  refusals: { ...INVALID, ...NO_ROW },
})

export const reportPresence = operation('reportPresence', {
  summary: 'Report that the member edits an entry, every 15 seconds, or stops',
  tag: 'entries',
  params: EntryParams,
  body: PresenceBody,
  answers: { 200: PresenceAnswer },
  refusals: { ...INVALID, ...NO_ROW },
})
