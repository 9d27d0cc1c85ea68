import type { Envelope } from '../envelope.ts'
import {
  INPUT_CONTROL_LAYOUTS,
  type LayoutBook,
  type LayoutsOf,
  type RecordLayout,
} from '../records/index.ts'
import { encodeBatch, type RecordToEncode } from './batch.ts'

type ControlRecord = RecordToEncode<LayoutsOf<typeof INPUT_CONTROL_LAYOUTS>>

/**
 * The records of one message as a separate batch, since one syntax error rejects a whole batch: 80-column images from
 * A to Z. Values that do not fit their columns are a mapping error, so they throw, with every column.
 */
export const encodeMessage = <Layout extends RecordLayout>(
  application: string,
  records: readonly RecordToEncode<Layout>[],
  layouts: LayoutBook<Layout>,
  envelope: Envelope,
): string[] => [
  ...inColumns(application, opening(application, envelope), INPUT_CONTROL_LAYOUTS),
  ...inColumns(application, records, layouts),
  ...inColumns(application, closing(application, envelope), INPUT_CONTROL_LAYOUTS),
]

function inColumns<Layout extends RecordLayout>(
  application: string,
  records: readonly RecordToEncode<Layout>[],
  layouts: LayoutBook<Layout>,
): string[] {
  const encoded = encodeBatch(records, layouts)
  if (encoded.ok) return encoded.images
  const words = encoded.problems.map(
    ({ recordId, start, end, problem }) => `${recordId} ${start}-${end}: ${problem}`,
  )
  throw new Error(`Message ${application} does not fit its records: ${words.join('; ')}`)
}

const opening = (application: string, envelope: Envelope): ControlRecord[] => [
  {
    id: 'A',
    values: {
      siteCode: envelope.siteCode,
      senderId: envelope.senderId,
      password: envelope.password,
      date: envelope.transmissionDate,
      application,
      officeCode: envelope.officeCode,
      userData: envelope.userData,
    },
  },
  {
    id: 'B',
    values: {
      port: envelope.processingPort,
      filerCode: envelope.filerCode,
      application,
      officeCode: envelope.officeCode,
      userData: envelope.userData,
    },
  },
]

const closing = (application: string, envelope: Envelope): ControlRecord[] => [
  {
    id: 'Y',
    values: {
      port: envelope.processingPort,
      filerCode: envelope.filerCode,
      application,
      officeCode: envelope.officeCode,
    },
  },
  {
    id: 'Z',
    values: {
      siteCode: envelope.siteCode,
      senderId: envelope.senderId,
      date: envelope.transmissionDate,
      officeCode: envelope.officeCode,
    },
  },
]
