import { defineMessage } from '@edfe/domain/messages'
import type { CustomsSide } from '@edfe/domain/profile'

type Answered = {
  outcome: 'accepted' | 'referred' | 'rejected'
  by: CustomsSide
  /** A, R, U or D; '' where CBP repeats none. */
  action: string
}

/** The sentences of the timeline and of notifications about the filing of a release. */
export const releaseMessages = {
  asked: defineMessage<{ action: 'A' | 'R' | 'U' | 'D' }>({
    id: 'event.release.asked',
    defaultMessage:
      '{action, select, A {Release filed} R {Release replaced} U {Bills and port of the release updated} other {Cancellation of the release requested}}',
  }),
  sent: defineMessage({ id: 'event.sent.release', defaultMessage: 'The cargo release.' }),
  answered: defineMessage<Answered>({
    id: 'event.release.answered',
    defaultMessage:
      '{by, select, simulator {The simulator} test {CBP’s test system} other {CBP}} {outcome, select, accepted {accepted} referred {reviews} other {rejected}} {action, select, R {the replacement of the release} U {the update of the release} D {the cancellation of the release} other {the release}}',
  }),
  notified: defineMessage<Answered & { number: string }>({
    id: 'notification.release.title',
    defaultMessage:
      '{by, select, simulator {The simulator} test {CBP’s test system} other {CBP}} {outcome, select, accepted {accepted} referred {reviews} other {rejected}} {action, select, R {the replacement of the release of {number}} U {the update of the release of {number}} D {the cancellation of the release of {number}} other {the release of {number}}}',
  }),
}
