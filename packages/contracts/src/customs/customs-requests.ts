import { say } from '@edfe/domain/messages'
import { z } from 'zod'
import { EntryId, Instant, Person } from '../entries/entry.ts'
import { fault } from '../fault.ts'

/** The id of a request of customs in the path of an entry. */
export const CustomsRequestParams = z.object({ id: EntryId, requestId: z.uuid() })

/** The ways in which documents reach CBP. */
export const SENDING_WAYS = ['document_image_system', 'ace_portal', 'email', 'paper'] as const
export type SendingWay = (typeof SENDING_WAYS)[number]

const MOST_DOCUMENTS = 200

/** `POST …/{requestId}/answer`: what was sent, how and on which day. */
export const RequestAnswerBody = z.object({
  sent_by: z.enum(SENDING_WAYS),
  sent_on: z.iso.date(),
  documents: z
    .array(z.uuid())
    .min(
      1,
      fault(
        say({
          id: 'request.choose-the-documents-that-you-send',
          defaultMessage: 'Choose the documents that you send.',
        }),
      ),
    )
    .max(MOST_DOCUMENTS),
})

/** An answer as it is kept: names and hashes outlive the documents. */
export const RequestAnswer = z.object({
  sent_by: z.enum(SENDING_WAYS),
  sent_on: z.iso.date(),
  documents: z.array(z.object({ id: z.uuid(), name: z.string(), sha256: z.string() })),
})

/** `GET …/{requestId}/cover-sheet?documents=`: ids, separated by commas. */
export const CoverSheetQuery = z.object({
  documents: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.uuid()).min(1).max(MOST_DOCUMENTS)),
})

/** Something that customs asks about a filed entry; open until a member ticks it off. */
export const CustomsRequest = z.object({
  id: z.uuid(),
  code: z.string(),
  title: z.string(),
  /** The action to take, in plain words. */
  action_required: z.string(),
  /** The last day; null when customs sets none. */
  due_on: z.iso.date().nullable(),
  received_at: Instant,
  closed_at: Instant.nullable(),
  closed_by: Person.nullable(),
  /** Null for a request that is open, or was ticked off without documents. */
  answer: RequestAnswer.nullable(),
})

/** `GET …/customs-requests`: oldest first, and whether the member who asks may tick them off. */
export const CustomsRequestsAnswer = z.object({ requests: z.array(CustomsRequest), may_close: z.boolean() })
