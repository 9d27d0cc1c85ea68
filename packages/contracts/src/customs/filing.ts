import { STREAMS } from '@edfe/domain/customs'
import { CUSTOMS_GATEWAYS } from '@edfe/domain/profile'
import { z } from 'zod'
import { Finding, Instant } from '../entries/entry.ts'
import { BillQuestion } from './bill-question.ts'
import { GoodsAnswer } from './goods.ts'
import { SUBMISSION_STATES } from './submission-states.ts'

/** `PUT …/payment`: the day of payment, or null when the entry is not paid after all. */
export const PaymentBody = z.strictObject({ paid_on: z.iso.date().nullable() })

/** `PUT …/liquidation`: the day on which CBP liquidated the entry, or null when it did not. */
export const LiquidationBody = z.strictObject({ liquidated_on: z.iso.date().nullable() })

/** One message sent to or received from customs, for the timeline. */
export const CustomsMessage = z.object({
  id: z.string(),
  stream: z.enum(STREAMS),
  kind: z.string(),
  direction: z.enum(['sent', 'received', 'local']),
  /** A person's given and family name, or who else acted: 'system', 'customs'. */
  actor: z.string(),
  title: z.string(),
  detail: z.string().nullable(),
  code: z.string().nullable(),
  /** CBP's application code of the message (AE, AX, UC, SO); null for local events. */
  application: z.string().nullable(),
  tone: z.enum(['neutral', 'ok', 'bad', 'wait']),
  at: Instant,
  /** The message that the event is about; null for local events. */
  message_id: z.string().nullable(),
  /** 80-column images as sent or received, at the first event of a message; absent for local events. */
  images: z.array(z.string()).optional(),
})
export type CustomsMessage = z.output<typeof CustomsMessage>

/** A condition in customs' answer to the latest transmission, as a finding with the value that was sent. */
export const CustomsCondition = Finding.extend({
  code: z.string(),
  cbp_label: z.string(),
  sent_value: z.string().nullable(),
})
export type CustomsCondition = z.output<typeof CustomsCondition>

/** `GET …/filing`: state of the filing, derived from the event log. */
export const FilingAnswer = z.object({
  transmission: z
    .object({
      id: z.string(),
      state: z.enum(SUBMISSION_STATES),
      attempts: z.number().int(),
      next_attempt_at: Instant.nullable(),
      sent_at: Instant.nullable(),
      answered_at: Instant.nullable(),
      version: z.string().nullable(),
      /** Where it went: a submission to the simulator was practice. */
      gateway: z.enum(CUSTOMS_GATEWAYS),
    })
    .nullable(),
  /** When the entry was filed first, and when CBP accepted, rejected and released it last; null before. */
  dates: z.object({
    filed_at: Instant.nullable(),
    accepted_at: Instant.nullable(),
    rejected_at: Instant.nullable(),
    released_at: Instant.nullable(),
  }),
  /** The latest request to delete the summary: how far it is, when CBP answered, and why it refused. */
  deletion: z
    .object({
      state: z.enum(SUBMISSION_STATES),
      answered_at: Instant.nullable(),
      conditions: z.array(CustomsCondition),
    })
    .nullable(),
  /** The latest question about the entry, and when CBP said something of it last. */
  question: z.object({
    latest: z
      .object({ state: z.enum(SUBMISSION_STATES), asked_at: Instant, answered_at: Instant.nullable() })
      .nullable(),
    heard_at: Instant.nullable(),
    /** True if the member may ask CBP; once a minute, and not while a question waits for its answer. */
    may_ask: z.boolean(),
  }),
  conditions: z.array(CustomsCondition),
  messages: z.array(CustomsMessage),
  /** Null before the first notice about the release. */
  goods: GoodsAnswer.nullable(),
  /** For each bill of the goods that CBP can look up. */
  bill_questions: z.array(BillQuestion),
})
export type FilingAnswer = z.output<typeof FilingAnswer>

/** `GET …/timeline`: the filing's event log, oldest first. */
export const TimelineAnswer = z.object({ messages: z.array(CustomsMessage) })
