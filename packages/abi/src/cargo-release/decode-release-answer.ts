import { decodeRecord } from '../codec/decode-record.ts'
import { SX_LAYOUTS } from '../records/index.ts'
import type { Outcome } from '../response.ts'

/** A condition of an answer to a cargo release, and the record that CBP repeats before it. */
export interface ReleaseCondition {
  /** True if it only warns (message type 13). */
  isWarning: boolean
  /** Three characters of CBP's list of cargo release conditions; '' when CBP gives none. */
  code: string
  /** CBP's own words, as sent. */
  narrative: string
  /** Identifier of the repeated record; '' when there is none. */
  recordId: string
  /** The repeated record: its values say which of its like it is. */
  record: string
}

/** An answer to a cargo release (SX). */
export interface CargoReleaseAnswer extends Outcome {
  /** True if CBP neither accepts nor rejects: a person decides, and a notice says how (message type 04). */
  isReferred: boolean
  /** True if it is accepted with warnings (message type 03). */
  hasWarnings: boolean
  /** The final narrative, e.g. ENTRY ACCEPTED. */
  narrative: string
  /** The action that CBP repeats: A, R, U or D; '' when it repeats none. */
  action: string
  conditions: ReleaseCondition[]
  raw: string[]
}

const REJECTED = '01'
const WITH_WARNINGS = '03'
const REFERRED = '04'
const RECORD_REJECTED = '11'
const RECORD_WARNING = '13'
const SYSTEM_FAILURE = 'ZZZ'
const BATCH_REJECTED = '999'
const OUTCOMES = [REJECTED, '02', WITH_WARNINGS, REFERRED]

/**
 * Reads an SX answer. An SE90 of type 11 or 13 is about the record before it, the last of type 01 to 04 is the outcome;
 * a batch that is refused as a whole ends in X1. Read leniently, by columns: an answer without an outcome is
 * `unreadable`, with its records kept.
 */
export function decodeReleaseAnswer(images: readonly string[]): CargoReleaseAnswer {
  const answer: CargoReleaseAnswer = {
    disposition: 'unreadable',
    isReferred: false,
    hasWarnings: false,
    narrative: '',
    action: '',
    conditions: [],
    raw: [...images],
  }
  let repeated = ''
  for (const image of images.map((text) => text.padEnd(80))) {
    const id = image.slice(0, 4)
    if (id === 'SE90') readMessage(answer, image, repeated)
    else if (image.startsWith('X1')) readBatchCondition(answer, image)
    else if (id.startsWith('SE') || /^(OI|PG)/.test(id)) repeated = image
    if (id === 'SE10') Object.assign(answer, headerOf(image))
  }
  return answer
}

function headerOf(image: string): Pick<CargoReleaseAnswer, 'action' | 'filerCode' | 'entryNumber'> {
  const { action = '', filerCode, entryNumber } = decodeRecord(image, SX_LAYOUTS).values
  return { action, filerCode, entryNumber }
}

/** Words are read by column: customs' own keyboard may know more than the layout. */
function readMessage(answer: CargoReleaseAnswer, image: string, repeated: string): void {
  const kind = image.slice(4, 6)
  const code = image.slice(6, 9).trim()
  const narrative = image.slice(9, 49).trim()
  if (kind === RECORD_REJECTED || kind === RECORD_WARNING || !OUTCOMES.includes(kind)) {
    answer.conditions.push({
      isWarning: kind === RECORD_WARNING,
      code,
      narrative,
      recordId: repeated.slice(0, 4).trim(),
      record: repeated,
    })
    return
  }
  answer.disposition = kind === REJECTED ? 'rejected' : 'accepted'
  answer.isReferred = kind === REFERRED
  answer.hasWarnings = kind === WITH_WARNINGS
  answer.narrative = narrative
}

/** A condition of batch and block control: it refuses everything in the batch. */
function readBatchCondition(answer: CargoReleaseAnswer, image: string): void {
  const code = image.slice(4, 7).trim()
  const narrative = image.slice(10, 50).trim()
  if (code === SYSTEM_FAILURE) answer.disposition = 'system_failure'
  else if (code === BATCH_REJECTED) answer.disposition = 'batch_rejected'
  if (image[2] === 'R') answer.narrative = narrative
  else answer.conditions.push({ isWarning: false, code, narrative, recordId: '', record: '' })
}
