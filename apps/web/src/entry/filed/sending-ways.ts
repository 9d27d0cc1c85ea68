import type { SendingWay } from '@edfe/contracts/customs/customs-requests'
import { defineMessage, type MessageDescriptor } from '@edfe/domain/messages'

interface SendingWayTexts {
  label: MessageDescriptor
  /** With blanks `day` and `documents`. */
  sent: MessageDescriptor
}

/** The ways in which documents reach CBP: the label of the choice, and the sentence about documents that were sent. */
export const SENDING_WAY_TEXTS: Record<SendingWay, SendingWayTexts> = {
  document_image_system: {
    label: defineMessage({ id: 'sending-ways.dis', defaultMessage: 'Document Image System (DIS)' }),
    sent: defineMessage({
      id: 'sending-ways.sent-dis',
      defaultMessage: 'Sent {day} through the Document Image System: {documents}',
    }),
  },
  ace_portal: {
    label: defineMessage({ id: 'sending-ways.ace-portal', defaultMessage: 'ACE Portal' }),
    sent: defineMessage({
      id: 'sending-ways.sent-ace-portal',
      defaultMessage: 'Sent {day} through the ACE Portal: {documents}',
    }),
  },
  email: {
    label: defineMessage({ id: 'sending-ways.email', defaultMessage: 'Email to CBP' }),
    sent: defineMessage({
      id: 'sending-ways.sent-email',
      defaultMessage: 'Sent {day} by email: {documents}',
    }),
  },
  paper: {
    label: defineMessage({ id: 'sending-ways.paper', defaultMessage: 'On paper' }),
    sent: defineMessage({
      id: 'sending-ways.sent-paper',
      defaultMessage: 'Sent {day} on paper: {documents}',
    }),
  },
}
