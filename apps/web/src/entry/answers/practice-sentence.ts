import { defineMessage } from '@edfe/domain/messages'

/** In a question before something is sent: practice sends nothing to CBP. */
export const PRACTICE = defineMessage({
  id: 'release-request.practice',
  defaultMessage: 'This is practice: only the simulator gets it.',
})
