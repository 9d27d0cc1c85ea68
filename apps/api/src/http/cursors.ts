import { say } from '@edfe/domain/messages'
import { z } from 'zod'
import { InvalidRequest } from './validation-messages.ts'

const NOT_A_CURSOR = say({
  id: 'refusal.not-a-cursor',
  defaultMessage: 'Use `next` from the previous answer.',
})

/** An instant to the microsecond, as the database writes it, and an id. */
export const InstantCursor = z.tuple([
  z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?$/),
  z.uuid(),
])

/** One text, such as the key of a part. */
export const TextCursor = z.tuple([z.string()])

/** Where a list ended, as the text of `next`. */
export const writeCursor = (values: readonly string[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url')

/** Reads `after` of a request; undefined for the beginning. Throws InvalidRequest for a text that no list gave. */
export function readCursor<Values>(text: string | undefined, shape: z.ZodType<Values>): Values | undefined {
  if (text === undefined) return undefined
  const found = shape.safeParse(valuesOf(text))
  if (found.success) return found.data
  throw new InvalidRequest([{ path: 'after', message: NOT_A_CURSOR }])
}

function valuesOf(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return undefined
  }
}
