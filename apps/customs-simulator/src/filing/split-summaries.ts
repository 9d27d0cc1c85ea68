import type { DecodedRecord } from '@edfe/abi'

/**
 * The records of a block as summaries. A summary ends with its 90 record. A deletion is a single 10 record, so the
 * next 10 record also begins a summary.
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
