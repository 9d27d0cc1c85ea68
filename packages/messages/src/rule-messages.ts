import { fieldMessages } from '@edfe/domain/entry'
import { conditionAtField, FILING_RULES, irTaxMessages, openFee, RELEASE_RULES } from '@edfe/domain/filing'
import type { MessageDescriptor } from '@edfe/domain/messages'
import { partMessages } from '@edfe/domain/parts'
import { entryTypeMessages, taxNames } from '@edfe/domain/reference'
import { entryRules, feeRules, lineRules, messageIds } from '@edfe/domain/rules'

interface RuleSentences {
  id: string
  message: string
  detail?: string
}

/** The sentences of every rule, form, data layer and filing, under the rule's id. */
function sentencesOf({ id, message, detail }: RuleSentences): MessageDescriptor[] {
  const ids = messageIds(id)
  const first = { id: ids.message, defaultMessage: message }
  return detail ? [first, { id: ids.detail, defaultMessage: detail }] : [first]
}

/** Everything that a finding of a rule may say: sentences, labels, and the names that they mention. */
export const ruleMessages = (): MessageDescriptor[] => [
  ...[...entryRules, ...lineRules, ...feeRules, ...FILING_RULES, ...RELEASE_RULES].flatMap(sentencesOf),
  ...fieldMessages(),
  ...partMessages(),
  ...entryTypeMessages(),
  ...taxNames(),
  conditionAtField,
  openFee,
  ...Object.values(irTaxMessages),
]
