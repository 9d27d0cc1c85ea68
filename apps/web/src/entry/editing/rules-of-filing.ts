import { fullReferenceBook } from '@edfe/domain/reference/lazy'

export { flagNeeds } from '@edfe/domain/agencies'
export { openConditions, unfilableChoices } from '@edfe/domain/filing'
export {
  checkEntry,
  errorsByStep,
  inPageOrder,
  neededFields,
  progressWithErrors,
  refusedValues,
} from '@edfe/domain/review'
export { checkPage, checkStep, errorsOf, shownProgress } from '@edfe/domain/rules'
export { shownFinding, shownMessage } from '../../messages/findings.ts'

/** All tables of codes, which the rules ask. */
export const reference = fullReferenceBook()
