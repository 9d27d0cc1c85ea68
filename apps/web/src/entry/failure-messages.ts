import { defineMessage } from '@edfe/domain/messages'
import { t } from '../words/t.ts'

/** The server's words for a session that ended, or a user that is gone. */
const isSignedOut = (message: string): boolean => /user not found|auth session missing/i.test(message)

const MAY_NOT_CREATE = defineMessage({
  id: 'failure-messages.your-role-reads-entries-and',
  defaultMessage:
    'Your role reads entries and does not create them. Ask an administrator for the role Preparer, Approver or Admin.',
})

/**
 * The specified words for a failed creation (2§8), by what the server's message mentions. To whom the role does not
 * allow it, refreshing would be no help.
 */
export function creationFailure(message: string, status?: number): string {
  if (status === 403) return t(MAY_NOT_CREATE)
  if (/organi[sz]ation/i.test(message)) {
    return t({
      id: 'failure-messages.unable-to-create-entry-there',
      defaultMessage:
        'Unable to create entry. There was an issue setting up your organization. Please try refreshing the page or contact support if the problem persists.',
    })
  }
  if (isSignedOut(message)) {
    return t({
      id: 'failure-messages.please-log-in-to-create',
      defaultMessage:
        'Please log in to create an entry. If you are already logged in, please try refreshing the page.',
    })
  }
  return t(
    {
      id: 'failure-messages.failed-to-create-a-new',
      defaultMessage: 'Failed to create a new entry: {replace}. Please try refreshing the page.',
    },
    { replace: message.replace(/\.$/, '') },
  )
}

/** The specified words for an entry that could not be loaded (2§8, step 3), for every step. */
export function loadFailure(message: string): string {
  if (/organi[sz]ation/i.test(message)) {
    return t({
      id: 'failure-messages.unable-to-load-entry-there',
      defaultMessage:
        'Unable to load entry. There was an issue with your organization. Please try refreshing the page or contact support if the problem persists.',
    })
  }
  if (isSignedOut(message)) {
    return t({
      id: 'failure-messages.please-log-in-to-view',
      defaultMessage:
        'Please log in to view this entry. If you are already logged in, please try refreshing the page.',
    })
  }
  return t(
    {
      id: 'failure-messages.failed-to-initialize-entry-please',
      defaultMessage: 'Failed to initialize entry: {replace}. Please try again or contact support.',
    },
    { replace: message.replace(/\.$/, '') },
  )
}
