import { defineMessage } from '@edfe/domain/messages'

/** In a question before something is sent: practice sends nothing to CBP. */
export const PRACTICE = defineMessage({
  id: 'release-request.practice',
  defaultMessage:
    '{by, select, test {This is a test: only CBP’s test system gets it.} other {This is practice: only the simulator gets it.}}',
})
