import { defineMessage, type Message, type MessageDescriptor } from '../../messages/index.ts'
import { codeMessages } from './interpreted-notice.ts'
import { SUMMARY_CODES, SUMMARY_REASONS } from './summary-codes.ts'

/** The additions of a customs notice to the words of its code. */
export const statusMessages = {
  reason: defineMessage<{ reason: Message }>({ id: 'customs.reason', defaultMessage: 'Reason: {reason}.' }),
  line: defineMessage<{ line: string }>({ id: 'customs.line', defaultMessage: 'Line {line}.' }),
  quota: defineMessage<{ line: string; description: string; status: string }>({
    id: 'customs.quota',
    defaultMessage: 'Line {line}, {description}: {status}.',
  }),
  remarks: defineMessage<{ remarks: string }>({
    id: 'customs.remarks',
    defaultMessage: 'Remarks: “{remarks}”',
  }),
  contact: defineMessage<{ contact: Message }>({
    id: 'customs.contact',
    defaultMessage: 'Contact: {contact}.',
  }),
  team: defineMessage<{ team: string }>({ id: 'customs.contact.team', defaultMessage: 'team {team}' }),
  telephone: defineMessage<{ telephone: string }>({
    id: 'customs.contact.telephone',
    defaultMessage: 'telephone {telephone}',
  }),
  extension: defineMessage<{ extension: string }>({
    id: 'customs.contact.extension',
    defaultMessage: 'extension {extension}',
  }),
  unreadTitle: defineMessage({ id: 'customs.unread.title', defaultMessage: 'Unread message' }),
  unreadDetail: defineMessage({
    id: 'customs.unread.detail',
    defaultMessage: 'This version cannot read this message of CBP. Its records are below; look at them.',
  }),
  answerAgainTitle: defineMessage({ id: 'customs.answer-again.title', defaultMessage: 'Another answer' }),
  answerAgainDetail: defineMessage({
    id: 'customs.answer-again.detail',
    defaultMessage:
      'CBP answered this message before. This answer is kept and changes nothing; compare its records with the first answer, and ask CBP which of them counts.',
  }),
  unknownTitle: defineMessage<{ of: 'status' | 'release'; code: string }>({
    id: 'customs.unknown.title',
    defaultMessage:
      'CBP {of, select, release {release} other {status}} {code, select, none {without a code} other {{code}}}',
  }),
  unknownDetail: defineMessage({
    id: 'customs.unknown.detail',
    defaultMessage: 'This version has no words for this code.',
  }),
}

/** Everything that a notice of customs may say: its codes, its reasons, and what it adds. */
export const noticeMessages = (): MessageDescriptor[] => [
  ...Object.values(statusMessages),
  ...codeMessages('uc', SUMMARY_CODES),
  ...Object.entries(SUMMARY_REASONS).map(([code, defaultMessage]) => ({
    id: `customs.uc.reason.${code}`,
    defaultMessage,
  })),
]
