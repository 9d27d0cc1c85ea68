import { defineMessage, type Message } from '@edfe/domain/messages'

/** Why an entry changed its status, as it is stored with the entry and its history. */
export const statusReasons = {
  attested: defineMessage({
    id: 'status.reason.attested',
    defaultMessage: 'Declarant attested electronically via the product.',
  }),
  changed: defineMessage({ id: 'status.reason.changed', defaultMessage: 'Changed after validation.' }),
  rulesChanged: defineMessage({
    id: 'status.reason.rulesChanged',
    defaultMessage: 'The organization has changed its rules since the entry was validated.',
  }),
  /** The words of the member who recorded a decision of customs. */
  decided: defineMessage<{ said: string }>({ id: 'status.reason.decided', defaultMessage: '{said}' }),
  /** The words of the approver who returned it to the preparer. */
  sentBack: defineMessage<{ said: string }>({
    id: 'status.reason.sentBack',
    defaultMessage: 'Sent back: {said}',
  }),
  /** CBP's own text, or the title of its notice. */
  customs: defineMessage<{ said: string | Message }>({
    id: 'status.reason.customs',
    defaultMessage: 'CBP: {said}',
  }),
}
