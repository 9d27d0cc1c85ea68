import { FILED_KINDS } from '@edfe/domain/customs'
import { encodeMessage } from '../codec/encode-message.ts'
import type { Envelope } from '../envelope.ts'
import { AE_LAYOUTS } from '../records/index.ts'
import type { AeRecord } from './ae-record.ts'

/** The records of one entry summary as a batch. */
export const encodeAeBatch = (records: readonly AeRecord[], envelope: Envelope): string[] =>
  encodeMessage(FILED_KINDS.summary.sent, records, AE_LAYOUTS, envelope)
