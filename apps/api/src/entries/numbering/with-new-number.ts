import { setTimeout as wait } from 'node:timers/promises'
import { say } from '@edfe/domain/messages'
import { type Refusal, refuse } from '../../refusals/problems.ts'

const ATTEMPTS = 3
const RETRY_MS = 50
const UNIQUE_VIOLATION = '23505'

/** True if a write failed because another entry already has the number. */
export const isTaken = (error: unknown): boolean => (error as { code?: string }).code === UNIQUE_VIOLATION

/**
 * Runs the creation of an entry; a number that turns out to be taken stays with its entry, and the next one
 * is tried, three times in all (specification 2§4, 2§9). `make` is a separate transaction and gets how many
 * numbers to pass over, since a transaction that failed has given the number back that it had drawn.
 */
export async function withNewNumber<T>(make: (passOver: number) => Promise<T>): Promise<T | Refusal> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    try {
      return await make(attempt - 1)
    } catch (error) {
      if (!isTaken(error)) throw error
      await wait(RETRY_MS * attempt)
    }
  }
  return refuse(
    409,
    UNIQUE_VIOLATION,
    say({
      id: 'refusal.failed-create-entry',
      defaultMessage: 'Failed to create entry after multiple attempts.',
    }),
  )
}

/** The answer when the filer code has no number left. */
export const numbersUsedUp = (): Refusal =>
  refuse(
    409,
    'entry_numbers_used_up',
    say({
      id: 'refusal.entry-numbers-used-up',
      defaultMessage: 'Failed to generate entry number after multiple attempts',
    }),
  )
