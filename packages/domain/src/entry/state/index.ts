export {
  CONTROL_NOTICES,
  type ControlFacts,
  SUMMARY_CONTROLS,
  type SummaryControl,
  summaryControl,
} from './control.ts'
export { type DeletionRefusal, deletionRefusal } from './deletion.ts'
export { ENTRY_GROUPS, type EntryGroup, groupOf, groupSql, WAITING } from './groups.ts'
export { filingAction, isNumberRefused, type NewVersion, newVersion } from './new-version.ts'
export { isPayable } from './payment.ts'
export {
  type GoodsColumns,
  hasStatusOfGoods,
  isAwaitingDecision,
  isOnHold,
  isReleased,
  isReleaseState,
  RELEASE_STATES,
  RELEASE_WORDS,
  RELEASED,
  type ReleaseState,
} from './release.ts'
export {
  ANSWERED,
  AT_CBP,
  DRAFTS,
  ON_FILE,
  REJECTED,
  SENT,
  type StateSet,
  TAKEN,
  TO_FILE,
  UNFILED,
  VALIDATED,
} from './sets.ts'
export {
  type Correction,
  type EntryState,
  type Payment,
  type Release,
  type StateFacts,
  type Successor,
  stateOf,
  statusOf,
} from './state.ts'
export {
  canTransition,
  DELETION_STATES,
  type DeletionState,
  decideStatusChange,
  decisionsOf,
  ENTRY_STATUSES,
  type EntryStatus,
  mayChangeStatus,
  ROLES,
  type Role,
  STATUS_AFTER,
  type StatusActor,
  type StatusRefusal,
} from './status.ts'
export {
  type AnswerStatus,
  answerKeepsStatus,
  isAcceptance,
  isRejected,
  NEW_ENTRY,
  type StatusColumns,
  SUMMARIES_OF,
  SUMMARY_STATES,
  type SummaryColumns,
  type SummaryState,
  statusColumns,
  summaryAfter,
} from './summary.ts'
