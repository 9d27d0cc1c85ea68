import type { MessageDescriptor } from '@edfe/domain/messages'
import { embargoed } from '../countries/index.ts'
import { baseReasons } from '../duty/base-rate.ts'
import { chargeQuestions } from '../duty/charges.ts'
import { contentQuestions } from '../duty/contents.ts'
import { dutyMessages } from '../duty/duty-of.ts'
import { holeMessages } from '../duty/line-holes.ts'
import { quantityQuestions } from '../duty/line-quantities.ts'
import { rowReasons } from '../duty/tariff-rows.ts'
import { HOLES, PROGRAMS, QUESTIONS, type Question } from '../measures/index.ts'
import { conditionMessages, notOwedMessages } from '../overview/index.ts'
import { claimProblems } from '../preferences/index.ts'

/** Every message that a duty, or what reaches a number, carries, for the code that turns it into words. */
export const tariffMessages = (): MessageDescriptor[] => [
  embargoed,
  ...[
    baseReasons,
    chargeQuestions,
    contentQuestions,
    dutyMessages,
    holeMessages,
    quantityQuestions,
    rowReasons,
    claimProblems,
    conditionMessages,
    notOwedMessages,
  ].flatMap((messages): MessageDescriptor[] => Object.values(messages)),
  ...PROGRAMS.flatMap(({ name, measures }) => [name, ...measures.flatMap(({ why }) => why ?? [])]),
  ...new Set(HOLES.flatMap(({ says, notListed }) => (notListed ? [says, notListed] : says))),
  ...Object.values<Question>(QUESTIONS).flatMap(({ text, options }) => [text, ...Object.values(options)]),
]
