import type { ReleaseConditionName } from '@edfe/domain/filing'
import type { DecodedRecord } from '../../codec/decode-record.ts'
import type { ReleaseFault } from './fault.ts'

/** Mandatory fields whose absence CBP names. */
const MISSING: Readonly<Record<string, ReleaseConditionName>> = {
  'SE10 action': 'actionMissing',
  'SE10 filerCode': 'filerMissing',
  'SE10 entryNumber': 'entryMissing',
  'SE10 entryType': 'typeMissing',
}

/** What is wrong with the columns of the records: fields that are missing or not of their class. */
export const fieldFaults = (records: readonly DecodedRecord[]): ReleaseFault[] =>
  records.flatMap(({ problems }, index) =>
    problems.map(({ kind, recordId, field }) => ({
      condition:
        kind === 'missing' ? (MISSING[`${recordId} ${field}`] ?? 'fieldMissing') : ('fieldInvalid' as const),
      index,
    })),
  )
