import { say } from '@edfe/domain/messages'
import { type Refusal, refuse } from '../../refusals/problems.ts'

/** Refuses a message about a summary that went over another gateway. */
export const filedElsewhere = (): Refusal =>
  refuse(
    409,
    'filed_elsewhere',
    say({
      id: 'refusal.filed-elsewhere',
      defaultMessage:
        'This summary was not filed over the gateway that the server uses now. Nothing was sent.',
    }),
  )
