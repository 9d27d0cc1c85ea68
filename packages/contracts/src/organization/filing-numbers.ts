import { say } from '@edfe/domain/messages'
import { z } from 'zod'
import { CLAIM_KINDS, LETTER_MAX_BYTES } from '../choices.ts'
import { fault } from '../fault.ts'

const BASE64_PER_BYTE = 4 / 3

/** A number for which the organization asks the operator; personal numbers are masked. */
const FilingRequest = z.object({
  id: z.uuid(),
  kind: z.enum(CLAIM_KINDS),
  number: z.string(),
  state: z.enum(['open', 'confirmed', 'refused']),
  asked_at: z.iso.datetime(),
  /** The name of its file. */
  letter: z.string().nullable(),
  /** Why the operator refused. */
  reason: z.string(),
  decided_at: z.iso.datetime().nullable(),
})
export type FilingRequest = z.output<typeof FilingRequest>

/** Under which numbers the organization may file with CBP, and for which it has asked. */
export const FilingNumbers = z.object({
  confirmed: z.array(
    z.object({ kind: z.enum(CLAIM_KINDS), number: z.string(), confirmed_at: z.iso.datetime() }),
  ),
  requests: z.array(FilingRequest),
})
export type FilingNumbers = z.output<typeof FilingNumbers>

export const AskFilingNumber = z.strictObject({
  kind: z.enum(CLAIM_KINDS),
  number: z
    .string()
    .trim()
    .min(1, fault(say({ id: 'request.type-the-number', defaultMessage: 'Type the number.' })))
    .max(20),
  /** CBP's letter that names the number and its holder: a PDF or a picture, in base64. */
  letter: z
    .strictObject({
      name: z.string().trim().min(1).max(200),
      content: z.base64().max(
        Math.ceil(LETTER_MAX_BYTES * BASE64_PER_BYTE) + 4,
        fault(
          say({
            id: 'request.the-letter-is-larger-than-2',
            defaultMessage: 'The letter is larger than 2 MB.',
          }),
        ),
      ),
    })
    .nullable()
    .default(null),
})
