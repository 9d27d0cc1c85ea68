import { say } from '@edfe/domain/messages'
import { type Refusal, refuse } from './problems.ts'

/** The system's words for a full disk and a used-up quota, and the state that PostgreSQL has for both. */
const FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100']

/** True if something could not be stored because no space is left. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && FULL.includes(error.code)

/** No retry is proposed: space comes only from a person. */
export const diskFull = (): Refusal =>
  refuse(
    507,
    'disk_full',
    say({
      id: 'refusal.disk-full',
      defaultMessage:
        'The disk of the server is full, so this was not stored. Ask the operator of the server to make space, and try again then.',
    }),
  )
