import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'

/** The requests about a release, as its history calls them. */
export const RELEASE_ACTIONS: Record<'A' | 'R' | 'U' | 'D', MessageDescriptor> = {
  A: defineMessage({ id: 'release-history.add', defaultMessage: 'Filed' }),
  R: defineMessage({ id: 'release-history.replace', defaultMessage: 'Replaced' }),
  U: defineMessage({ id: 'release-history.update', defaultMessage: 'Bills and port updated' }),
  D: defineMessage({ id: 'release-history.cancel', defaultMessage: 'Cancellation requested' }),
}
