import type { DecodedRecord } from '@edfe/abi'
import { answerRecord } from './answer-records.ts'

type Values = DecodedRecord['values']

const APPLICATION = 'AX'

/** Wraps the answers of each block in the sender's own envelope. */
export function answerBatch(
  batch: Values,
  blocks: readonly { header: Values; images: readonly string[] }[],
): string[] {
  return [
    answerRecord('A', { ...senderOf(batch), application: APPLICATION, userData: batch.userData }),
    ...blocks.flatMap(({ header, images }) => [
      answerRecord('B', { ...blockOf(header), userData: header.userData }),
      ...images,
      answerRecord('Y', { ...blockOf(header), imageCount: String(images.length) }),
    ]),
    answerRecord('Z', senderOf(batch)),
  ]
}

const senderOf = ({ siteCode, senderId, date, officeCode }: Values) => ({
  siteCode,
  senderId,
  date,
  officeCode,
})

const blockOf = ({ port, filerCode, officeCode }: Values) => ({
  port,
  filerCode,
  officeCode,
  application: APPLICATION,
})

/** The columns that customs makes up when it rejects a batch before reading it: B, Y and Z carry no more. */
const bare = (id: string, more = ''): string => (id + more).padEnd(80)

/** The answer to a batch whose control or syntax is wrong: nothing in it was looked at. */
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
