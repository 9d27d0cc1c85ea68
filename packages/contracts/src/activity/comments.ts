import { say } from '@edfe/domain/messages'
import { z } from 'zod'
import { COMMENT_MAX } from '../choices.ts'
import { Person } from '../entries/entry.ts'
import { fault } from '../fault.ts'

/** `POST /api/entries/:id/comments`: '@' and a member's full name notifies that member. */
export const CommentBody = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1, fault(say({ id: 'request.write-a-comment-first', defaultMessage: 'Write a comment first' })))
    .max(COMMENT_MAX, `A comment has at most ${COMMENT_MAX} characters`),
})

/** The comment as it is kept, personal numbers masked, and the members that it names. */
export const CommentAnswer = z.object({ text: z.string(), mentioned: z.array(Person) })
