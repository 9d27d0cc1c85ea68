import { encodeBatch } from '../codec/batch.ts'
import type { Envelope } from '../envelope.ts'
import { AE_LAYOUTS } from '../records/index.ts'
import { type AeRecord, aeRecord } from './ae-record.ts'

/**
 * The records of one summary as a separate batch, since one syntax error rejects a whole batch: 80-column images from
 * A to Z. Facts that do not fit their columns are a mapping error, so they throw, with every column.
 */
export function encodeAeBatch(records: readonly AeRecord[], envelope: Envelope): string[] {
  const encoded = encodeBatch([...opening(envelope), ...records, ...closing(envelope)], AE_LAYOUTS)
  if (encoded.ok) return encoded.images
  const words = encoded.problems.map(
    ({ recordId, start, end, problem }) => `${recordId} ${start}-${end}: ${problem}`,
  )
  throw new Error(`Entry summary does not fit its records: ${words.join('; ')}`)
}

const opening = (envelope: Envelope): AeRecord[] => [
  aeRecord('A', {
    siteCode: envelope.siteCode,
    senderId: envelope.senderId,
    password: envelope.password,
    date: envelope.transmissionDate,
    application: 'AE',
    userData: envelope.userData,
  }),
  aeRecord('B', {
    port: envelope.processingPort,
    filerCode: envelope.filerCode,
    application: 'AE',
    userData: envelope.userData,
  }),
]

const closing = (envelope: Envelope): AeRecord[] => [
  aeRecord('Y', { port: envelope.processingPort, filerCode: envelope.filerCode, application: 'AE' }),
  aeRecord('Z', {
    siteCode: envelope.siteCode,
    senderId: envelope.senderId,
    date: envelope.transmissionDate,
  }),
]
