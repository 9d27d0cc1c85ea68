import { customsWords } from '@edfe/domain/filing'
import type { MessageDescriptor } from '@edfe/domain/messages'
import { conditionMessages, unknownCondition } from '@edfe/domain/reference'
import { ruleMessages } from './rule-messages.ts'

/** Messages that tables of the domain hold; the others are found in the source by `npm run messages:extract`. */
export const domainMessages = (): MessageDescriptor[] => [
  ...ruleMessages(),
  ...conditionMessages(),
  unknownCondition,
  customsWords,
]
