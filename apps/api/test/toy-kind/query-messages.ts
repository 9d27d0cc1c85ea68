import { asWritten } from '@edfe/domain/messages'

/** The catalogue holds the messages of the product alone, so these are texts. */
export const queryMessages = {
  asked: () => asWritten({ text: 'Asked CBP how the entry stands' }),
  sent: () => asWritten({ text: 'The question.' }),
  answered: ({ narrative }: { narrative: string }) => asWritten({ text: `CBP says: ${narrative}` }),
}
