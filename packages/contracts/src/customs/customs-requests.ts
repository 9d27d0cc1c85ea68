import { LETTER_FORMS } from '@edfe/domain/customs-letters'
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
  /** What was answered, in the member's words. */
  text: z.string().trim().max(4000).optional(),
})

/** `POST …/customs-requests`: a letter of CBP about a filed entry that came outside of its messages. */
export const LetterBody = z.object({
  form: z.enum(LETTER_FORMS),
  /** The day of the letter. */
  dated: z.iso.date(),
  /** The last day for an answer. */
  due_on: z.iso.date(),
  /** What CBP asks or proposes. */
  question: z.string().trim().min(1).max(2000),
  /** The id of the line that it is about; null for the whole entry. */
  line: z.string().max(100).nullable(),
})

const OutcomeBase = z.object({ decided_on: z.iso.date(), note: z.string().trim().max(2000) })

/** `PUT …/{requestId}/outcome`: what became of a letter. */
export const LetterOutcome = z.discriminatedUnion('kind', [
  OutcomeBase.extend({ kind: z.literal('accepted') }),
  OutcomeBase.extend({ kind: z.literal('rate_advance'), rate: z.string().trim().min(1).max(60) }),
  OutcomeBase.extend({
    kind: z.literal('number_changed'),
    /** Eight or ten digits, with dots. */
    number: z.string().regex(
      /^\d{4}\.\d{2}\.\d{2}(\d{2})?$/,
      fault(
        say({
          id: 'request.number-that-cbp-found',
          defaultMessage: 'Give the number that CBP found, with its dots: 9405.49.8400.',
        }),
      ),
    ),
  }),
])
export type LetterOutcome = z.output<typeof LetterOutcome>

/** An answer as it is kept: names and hashes outlive the documents. */
export const RequestAnswer = z.object({
  sent_by: z.enum(SENDING_WAYS),
  sent_on: z.iso.date(),
  documents: z.array(z.object({ id: z.uuid(), name: z.string(), sha256: z.string() })),
  text: z.string().optional(),
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
  /** Null for a request that came in a message. */
  letter: z
    .object({
      form: z.enum(LETTER_FORMS),
      dated: z.iso.date(),
      /** The part that it is about; null for the whole entry, or a line without a part number. */
      part_number: z.string().nullable(),
      outcome: LetterOutcome.nullable(),
    })
    .nullable(),
})

/**
 * `GET …/customs-requests`: oldest first, and whether the member who asks may tick them off, and may take in a letter:
 * the summary is on file.
 */
export const CustomsRequestsAnswer = z.object({
  requests: z.array(CustomsRequest),
  may_close: z.boolean(),
  may_add_letter: z.boolean(),
})
