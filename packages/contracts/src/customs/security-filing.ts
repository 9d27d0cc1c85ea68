import { CUSTOMS_SIDES } from '@edfe/domain/profile'
import { FILING_TONES } from '@edfe/domain/release'
import { SECURITY_FILING_STATES, SECURITY_FILING_TIMES } from '@edfe/domain/security-filing'
import { z } from 'zod'
import { Finding, Instant } from '../entries/entry.ts'
import { CustomsCondition } from './filing.ts'

/** `POST …/security-filing`: files the security filing of a master bill, which replaces the one on file, or has it deleted. */
export const SecurityFilingBody = z.strictObject({
  request: z.enum(['file', 'delete']),
  /** As the answer names it; '' while the entry has no bill. */
  master: z.string().max(20),
})

/** A: add, R: replace, D: delete. */
const Action = z.enum(['A', 'R', 'D'])

/** `GET …/security-filing`: one filing for each master bill of the entry. */
export const SecurityFilingAnswer = z.object({
  filings: z.array(
    z.object({
      master: z.string(),
      state: z.enum(SECURITY_FILING_STATES),
      /** The message without an answer yet. */
      awaits: Action.nullable(),
      /** The last change that CBP refused, where something is on file all the same. */
      refused: Action.nullable(),
      tone: z.enum(FILING_TONES),
      /** The state in two to five words, and a sentence about it. */
      words: z.string(),
      sentence: z.string(),
      /** The requests of a member who may file; `refusal` says why one is not sent now. */
      requests: z.array(
        z.object({ request: z.enum(['file', 'delete']), action: Action, refusal: z.string().nullable() }),
      ),
      /** The number of the filing at CBP. */
      number: z.string().nullable(),
      version: z.number().int(),
      /** The day on which it was filed first. */
      filed_on: z.iso.date().nullable(),
      /** The bills on file, with CBP's last advice about each. */
      bills: z.array(
        z.object({ number: z.string(), code: z.string().nullable(), meaning: z.string().nullable() }),
      ),
      /** What CBP found in the last message, where it refused it. */
      conditions: z.array(CustomsCondition),
      messages: z.array(
        z.object({
          id: z.string(),
          action: Action,
          outcome: z.enum(['open', 'accepted', 'failed', 'rejected']),
          submitted_at: Instant,
          answered_at: Instant.nullable(),
          submitted_by: z.string().nullable(),
        }),
      ),
    }),
  ),
  /** All of them in one state, as the strip of the three filings shows it. */
  overall: z.object({ tone: z.enum(FILING_TONES), words: z.string(), is_sent: z.boolean() }),
  /** False for goods that need none: those that do not come by ship, and those out of a foreign trade zone. */
  is_needed: z.boolean(),
  /** The countdown to the deadline, or how it was kept; null when every filing is deleted. */
  timing: z
    .object({
      time: z.enum(SECURITY_FILING_TIMES),
      sentence: z.string(),
      due: z.iso.date().nullable(),
      days_left: z.number().int().nullable(),
      /** What a late filing costs, while it is late or may be. */
      cost: z.string().nullable(),
    })
    .nullable(),
  /** The elements that may follow after the filing and are not given yet. */
  following: z.object({ sentence: z.string(), is_late: z.boolean() }).nullable(),
  /** What the stored entry lacks for a security filing. */
  findings: z.array(Finding),
  /** True if this server sends security filings: the simulator takes them, a live gateway when the operator says so. */
  is_sent_here: z.boolean(),
  /** Why this server sends none. */
  not_sent: z.string().nullable(),
  is_practice: z.boolean(),
  /** Who answers. */
  customs: z.enum(CUSTOMS_SIDES),
})
export type SecurityFilingAnswer = z.output<typeof SecurityFilingAnswer>
