import type { ImporterQuery } from '@edfe/domain/customs-queries'
import type { DecodedRecord } from '../codec/decode-record.ts'

const PLACES = ['1', '2', '3', '4', '5', '6']

/**
 * Reads a record K as its queries. The numbers have to follow each other (note 1): those behind a blank one are not
 * read.
 */
export function readImporterQueries({ values }: DecodedRecord): ImporterQuery[] {
  const numbers = PLACES.map((place) => values[`importer${place}`] ?? '')
  const end = numbers.indexOf('')
  return numbers
    .slice(0, end < 0 ? undefined : end)
    .map((number, index) => ({ number, withAddresses: values[`address${PLACES[index]}`] === '1' }))
}
