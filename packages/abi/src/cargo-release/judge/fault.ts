import type { ReleaseAction, ReleaseConditionName, ReleaseConditionText } from '@edfe/domain/filing'
import type { ReleaseNode, ReleaseNodes } from '../group-release.ts'

/** A condition that a release meets, and its record: the index among the records of the message. */
export interface ReleaseFault {
  condition: ReleaseConditionName
  index: number
  /** Code and narrative of `agencyData`: of the condition that data of another agency meet. */
  text?: ReleaseConditionText
}

/** What the records do not say. */
export interface JudgeContext {
  /** Day of the batch, `YYYY-MM-DD`. */
  day: string
  /** True if eleven characters are an entry number with its check digit. */
  isEntryNumber(number: string): boolean
}

/** The records of a release in their groups, with what its checks ask again and again. */
export interface JudgedRelease extends JudgeContext {
  nodes: ReleaseNodes
  header: ReleaseNode
  action: ReleaseAction
  type: string
  mode: string
}

/** All faults that one group of checks finds. */
export type ReleaseCheck = (release: JudgedRelease) => ReleaseFault[]

/** A fault of a record if the condition is true. */
export const when = (
  isBroken: boolean,
  condition: ReleaseConditionName,
  { index }: ReleaseNode,
): ReleaseFault[] => (isBroken ? [{ condition, index }] : [])

/** True if an action sends the whole release. */
export const isWhole = ({ action }: JudgedRelease): boolean => action === 'A' || action === 'R'
