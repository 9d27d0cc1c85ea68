import { encodeMessage } from '../../src/codec/encode-message.ts'
import type { Envelope } from '../../src/envelope.ts'
import { QUERY } from './message-kind.ts'
import { QUERY_LAYOUTS } from './records.ts'

export interface QueryFacts {
  filerCode: string
  entryNumber: string
  port: string
  lines: string
}

export const encodeQuery = ({ filerCode, entryNumber, lines }: QueryFacts, envelope: Envelope): string[] =>
  encodeMessage(
    QUERY.sent,
    [
      { id: 'ZQ10', values: { filerCode, entryNumber } },
      { id: 'ZQ20', values: { lines } },
    ],
    QUERY_LAYOUTS,
    envelope,
  )
