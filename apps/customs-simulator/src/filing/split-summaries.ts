import type { DecodedRecord } from '@edfe/abi'

/**
 * The records of a block as summaries. One ends with its 90 record; a deletion is a 10 record alone, so the next
 * 10 begins another one as well.
 */
export function splitSummaries(records: readonly DecodedRecord[]): DecodedRecord[][] {
  const summaries: DecodedRecord[][] = []
  let isOpen = false
  for (const record of records) {
    if (!isOpen || record.id === '10') summaries.push([])
    summaries[summaries.length - 1]!.push(record)
    isOpen = record.id !== '90'
  }
  return summaries
}
