import {
  correctionLabels,
  customsWords,
  noticeMessages,
  releaseAdviceWords,
  releaseConditionMessages,
  securityFilingMessages,
} from '@edfe/domain/filing'
import { asWritten, type MessageDescriptor, nextInList, nextPart } from '@edfe/domain/messages'
import { LINE_WORDS, ofLine } from '@edfe/domain/profile'
import { conditionMessages, referenceMessages, unknownCondition } from '@edfe/domain/reference'
import { questionMessages } from '@edfe/domain/refunds'
import { filingWords, releaseNoticeMessages } from '@edfe/domain/release'
import { copyMessages } from '@edfe/domain/review'
import { lateFilingWords, timingWords } from '@edfe/domain/security-filing'
import { allTaskMessages } from '@edfe/domain/tasks'
import { ruleMessages } from './rule-messages.ts'

/** Messages that tables of the domain hold; the others are found in the source by `npm run messages:extract`. */
export const domainMessages = (): MessageDescriptor[] => [
  ...ruleMessages(),
  ...conditionMessages(),
  unknownCondition,
  customsWords,
  ...correctionLabels(),
  ...noticeMessages(),
  ...releaseNoticeMessages(),
  ...Object.values(filingWords),
  ...releaseConditionMessages(),
  ...Object.values(releaseAdviceWords),
  lateFilingWords,
  ...Object.values(timingWords),
  ...securityFilingMessages(),
  ...allTaskMessages(),
  ...Object.values(copyMessages),
  ...Object.values(questionMessages),
  ...Object.values(LINE_WORDS),
  ofLine,
  ...referenceMessages(),
  asWritten,
  nextInList,
  nextPart,
]
