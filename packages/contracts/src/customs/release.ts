import { CUSTOMS_SIDES } from '@edfe/domain/profile'
import {
  FILING_TONES,
  PRACTICE_SCENARIOS,
  RELEASE_FILING_STATES,
  SHIPMENT_FILINGS,
} from '@edfe/domain/release'
import { z } from 'zod'
import { Instant } from '../entries/entry.ts'
import { CustomsCondition } from './filing.ts'

/** The reasons of a cancellation (SE13, note 1). */
const Reason = z.string().regex(/^(0[1-9]|1[0-2])$/)

/** `POST …/release`: what CBP is asked to do with the release. */
export const ReleaseBody = z.discriminatedUnion('action', [
  z.strictObject({ action: z.enum(['add', 'replace', 'update']) }),
  z.strictObject({
    action: z.literal('cancel'),
    reason: Reason,
    /** The entry, in-bond movement or zone admission that takes its place, where the reason needs it. */
    replacement: z.string().max(30).optional(),
    /** True if the goods went more than one way. */
    has_several_dispositions: z.boolean().default(false),
  }),
])

/** `POST …/release/practice`: what happens next to the goods at the customs simulator. */
export const PracticeBody = z.strictObject({ scenario: z.enum(PRACTICE_SCENARIOS) })

/** A: add, R: replace, U: update, D: cancel. */
const Action = z.enum(['A', 'R', 'U', 'D'])

/** `GET …/release`: null where this product does not file the release. */
export const ReleaseAnswer = z.object({
  release: z
    .object({
      state: z.enum(RELEASE_FILING_STATES),
      /** The request without an answer yet. */
      awaits: Action.nullable(),
      /** The request that a person at CBP decides. */
      under_review: Action.nullable(),
      /** The last change that CBP refused. */
      refused: Action.nullable(),
      version: z.number().int(),
      /** The security filing, the release and the summary. */
      filings: z.array(
        z.object({
          filing: z.enum(SHIPMENT_FILINGS),
          tone: z.enum(FILING_TONES),
          state: z.string(),
          sentence: z.string(),
          due: z.string().nullable(),
        }),
      ),
      /** The requests of a member who may file; `refusal` says why one is not sent now. */
      requests: z.array(
        z.object({
          request: z.enum(['add', 'replace', 'update', 'cancel']),
          refusal: z.string().nullable(),
          /** True if a person at CBP decides about it. */
          is_referred: z.boolean(),
          /** True if the security filing of the goods goes in the same message. */
          takes_security_filing: z.boolean(),
        }),
      ),
      messages: z.array(
        z.object({
          id: z.string(),
          action: Action,
          outcome: z.enum(['open', 'accepted', 'referred', 'rejected', 'failed']),
          submitted_at: Instant,
          answered_at: Instant.nullable(),
          submitted_by: z.string().nullable(),
        }),
      ),
      /** What the entry says otherwise than the release on file. */
      differences: z.array(z.string()),
      /** What CBP found in the last request that it answered. */
      conditions: z.array(CustomsCondition),
      is_practice: z.boolean(),
      /** Who answers. */
      customs: z.enum(CUSTOMS_SIDES),
    })
    .nullable(),
})
export type ReleaseAnswer = z.output<typeof ReleaseAnswer>
