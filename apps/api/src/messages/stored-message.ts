import type { Message, MessageParam } from '@edfe/domain/messages'
import { z } from 'zod'

const Param: z.ZodType<MessageParam> = z.lazy(() =>
  z.union([
    z.string(),
    z.number(),
    z.object({ day: z.string() }),
    StoredMessage,
    z.array(StoredMessage).readonly(),
  ]),
)

/** A message as it is stored: its id, and what fills its blanks. */
export const StoredMessage: z.ZodType<Message> = z.object({
  id: z.string(),
  params: z.record(z.string(), Param).exactOptional(),
})

/** A message as one value of a stored snapshot, marked so that it is not taken for another object. */
export const MessageValue = z.strictObject({ message: StoredMessage })

export const storedMessage = (message: Message): z.output<typeof MessageValue> => ({ message })
