import { IMPORTER_QUERY_CODES } from '@edfe/domain/customs'
import type { ImporterQuery } from '@edfe/domain/customs-queries'
import type { RecordToEncode } from '../codec/batch.ts'
import { encodeMessage } from '../codec/encode-message.ts'
import type { Envelope } from '../envelope.ts'
import { KI_LAYOUTS } from '../records/index.ts'
import type { KI_RECORDS } from '../records/ki-query.ts'

/** A record asks about six importers at most. */
const IN_RECORD = 6

/** A query of importers and their bonds: the images of its batch. */
export const encodeImporterQuery = (queries: readonly ImporterQuery[], envelope: Envelope): string[] =>
  encodeMessage(IMPORTER_QUERY_CODES.sent, inRecords(queries).map(queryRecord), KI_LAYOUTS, envelope)

const queryRecord = ([first, second, third, fourth, fifth, sixth]: readonly [
  ImporterQuery,
  ...ImporterQuery[],
]): RecordToEncode<(typeof KI_RECORDS)[number]> => ({
  id: 'K',
  values: {
    importer1: first.number,
    address1: addressOf(first),
    importer2: second?.number,
    address2: addressOf(second),
    importer3: third?.number,
    address3: addressOf(third),
    importer4: fourth?.number,
    address4: addressOf(fourth),
    importer5: fifth?.number,
    address5: addressOf(fifth),
    importer6: sixth?.number,
    address6: addressOf(sixth),
  },
})

const addressOf = (query: ImporterQuery | undefined): string => (query?.withAddresses ? '1' : '')

function inRecords(queries: readonly ImporterQuery[]): [ImporterQuery, ...ImporterQuery[]][] {
  const [first, ...rest] = queries
  if (first === undefined) return []
  return [[first, ...rest.slice(0, IN_RECORD - 1)], ...inRecords(queries.slice(IN_RECORD))]
}
