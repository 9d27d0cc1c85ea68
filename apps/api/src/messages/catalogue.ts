import type { MessageDescriptor } from '@edfe/domain/messages'
import { lateMessages } from '@edfe/domain/statement'
import { domainMessages } from '@edfe/messages/catalogue'
import { measureChanges, measuresProblems } from '@edfe/tariff/loading'
import { customsNotifications, eventMessages, gatewayProblems } from './customs-messages.ts'
import {
  calendarMessages,
  deadlineMeanings,
  deadlineNotifications,
  roadReminders,
} from './deadline-notifications.ts'
import { entryNotifications } from './entry-notifications.ts'
import { feeNotifications } from './fee-messages.ts'
import { accountMails, claimMails, domainMails, lineMails, otherMails, roadMails } from './mail-messages.ts'
import { releaseMessages } from './release-messages.ts'
import { securityFilingEvents } from './security-filing-messages.ts'
import { serviceMessages } from './service-messages.ts'
import { statementNotifications } from './statement-messages.ts'
import { statusReasons } from './status-reasons.ts'
import { rulingProblems, tariffMails, tariffNotifications, tariffProblems } from './tariff-messages.ts'

/** Every message that the server stores or sends. */
export const apiMessages = (): MessageDescriptor[] => [
  ...domainMessages(),
  ...[
    eventMessages,
    gatewayProblems,
    serviceMessages,
    releaseMessages,
    securityFilingEvents,
    statusReasons,
    customsNotifications,
    entryNotifications,
    statementNotifications,
    feeNotifications,
    accountMails,
    otherMails,
    lineMails,
    claimMails,
    domainMails,
    roadMails,
    deadlineNotifications,
    calendarMessages,
    deadlineMeanings,
    roadReminders,
    lateMessages,
    tariffMails,
    tariffNotifications,
    tariffProblems,
    rulingProblems,
    measureChanges,
    measuresProblems,
  ].flatMap((messages) => Object.values(messages)),
]
