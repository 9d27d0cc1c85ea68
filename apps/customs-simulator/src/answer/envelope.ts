import type { DecodedRecord } from '@edfe/abi'
import { answerRecord } from './answer-records.ts'

type Values = DecodedRecord['values']

/** The header of a block that was sent, and the answers to its transactions. */
export interface AnsweredBlock {
  header: Values
  images: readonly string[]
}

/** Wraps the responses of each block in the sender's envelope, under the application code of the answer. */
export function answerBatch(application: string, batch: Values, blocks: readonly AnsweredBlock[]): string[] {
  return [
    answerRecord({
      id: 'A',
      values: { ...senderOf(batch), application, userData: batch.userData },
    }),
    ...blocks.flatMap(({ header, images }) => [
      answerRecord({ id: 'B', values: { ...blockOf(header), application, userData: header.userData } }),
      ...images,
      answerRecord({
        id: 'Y',
        values: { ...blockOf(header), application, imageCount: String(images.length) },
      }),
    ]),
    answerRecord({ id: 'Z', values: senderOf(batch) }),
  ]
}

const senderOf = ({ siteCode = '', senderId = '', date, officeCode }: Values) => ({
  siteCode,
  senderId,
  date,
  officeCode,
})

const blockOf = ({ port = '', filerCode = '', officeCode }: Values) => ({
  port,
  filerCode,
  officeCode,
})

/** The columns that CBP fills when it rejects an unread batch: B, Y and Z have no others. */
const bare = (id: string, more = ''): string => (id + more).padEnd(80)

/** The response to a batch with invalid control records or syntax. CBP did not process it. */
export function rejectedBatch(batch: Values, images: readonly string[]): string[] {
  const { siteCode = '', senderId = '', officeCode = '', userData = '' } = batch
  const a = `A${siteCode.padEnd(4)}${senderId.padEnd(3)}`.padEnd(37) + officeCode.padEnd(2)
  const count = String(images.length).padStart(5, '0')
  return [
    `${a.padEnd(59)}${userData}`.padEnd(80),
    bare('B'),
    ...images,
    bare('Y', ' '.repeat(11) + count),
    bare('Z'),
  ]
}
