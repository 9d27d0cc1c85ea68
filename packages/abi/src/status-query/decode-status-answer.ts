import type { StatusAnswer } from '@edfe/domain/customs-queries'
import { decodeRecord } from '../codec/decode-record.ts'
import { C1_LAYOUTS } from '../records/index.ts'
import type { Disposition, Outcome } from '../response.ts'
import { type OpenAnswer, openAnswer, takeRecord } from './status-reports.ts'

/** An answer to a status query, and how the query fared as a message. */
export interface StatusAnswerMessage extends Outcome {
  answer: StatusAnswer
}

const SYSTEM_FAILURE = 'ZZZ'
const BATCH_REJECTED = '999'

/**
 * Reads an answer to a status query (C1). A record that cannot be read in full gives what can be; an answer without any
 * report or error is `unreadable`, one that has errors alone `rejected`.
 */
export function decodeStatusAnswer(images: readonly string[]): StatusAnswerMessage {
  const answer = openAnswer()
  let isBatchRejected = false
  for (const image of images.map((text) => text.padEnd(80))) {
    if (image.startsWith('X1') && image[2] === 'R') isBatchRejected = true
    takeRecord(answer, decodeRecord(image, C1_LAYOUTS))
  }
  const { entries, bills, airWaybills, errors } = answer
  return {
    disposition: isBatchRejected ? 'batch_rejected' : dispositionOf(answer),
    answer: { entries, bills, airWaybills, errors },
  }
}

function dispositionOf({ entries, bills, airWaybills, errors }: OpenAnswer): Disposition {
  if (errors.some(({ code }) => code === SYSTEM_FAILURE)) return 'system_failure'
  if (errors.some(({ code }) => code === BATCH_REJECTED)) return 'batch_rejected'
  if (entries.length + bills.length + airWaybills.length > 0) return 'accepted'
  return errors.length > 0 ? 'rejected' : 'unreadable'
}
