import type { DecodedRecord, LayoutBook, RecordProblem } from '@edfe/abi'
import type { CheckContext } from '../checks/check.ts'
import type { OnFile } from '../filing/on-file.ts'
import type { Verdict } from '../filing/verdict.ts'

/** Judges the messages of one application. */
export interface Judge {
  /** The application code of what it judges, and of its answers. */
  application: string
  answer: string
  /** The answer to a second filing in its messages, which CBP sends apart: its application code, and its name here. */
  apart?: { answer: string; name: string }
  /** The records of the application, with batch and block control. */
  layouts: LayoutBook
  /** The records of a block as transactions, each judged by itself. */
  split(records: readonly DecodedRecord[]): DecodedRecord[][]
  /**
   * True if the answer to the transaction names a problem; any other problem of a field rejects the batch.
   */
  answersProblem(problem: RecordProblem): boolean
  /** Judges a transaction; `occurrence` is its position in the block, from 1. */
  judge(records: readonly DecodedRecord[], occurrence: number, context: CheckContext, onFile: OnFile): Verdict
}

/** The judges by the application code of what comes in. */
export type Judges = ReadonlyMap<string, Judge>

export const judgesByApplication = (judges: readonly Judge[]): Judges =>
  new Map(judges.map((judge) => [judge.application, judge]))
