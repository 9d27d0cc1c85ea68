import { decodeRecord } from '../../src/codec/decode-record.ts'
import type { Outcome } from '../../src/response.ts'
import { QUERY_ANSWER_LAYOUTS } from './records.ts'

export interface QueryAnswer extends Outcome {
  narrative: string
}

export function decodeQueryAnswer(images: readonly string[]): QueryAnswer {
  const final = images.find((image) => image.startsWith('ZR90'))
  if (!final) return { disposition: 'unreadable', narrative: '' }
  const { disposition, narrative = '' } = decodeRecord(final, QUERY_ANSWER_LAYOUTS).values
  return { disposition: disposition === 'A' ? 'accepted' : 'rejected', narrative }
}
