import type { MessageDescriptor } from '@edfe/domain/messages'
import { domainMessages } from '@edfe/messages/catalogue'
import { customsNotifications, eventMessages } from './customs-messages.ts'
import { entryNotifications } from './entry-notifications.ts'
import { accountMails, otherMails } from './mail-messages.ts'

/** Every message that the server stores or sends. */
export const apiMessages = (): MessageDescriptor[] => [
  ...domainMessages(),
  ...[eventMessages, customsNotifications, entryNotifications, accountMails, otherMails].flatMap((messages) =>
    Object.values(messages),
  ),
]
