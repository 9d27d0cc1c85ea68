import { INVALID, NO_ROW, operation } from '../operation.ts'
import { TariffCheckAnswer, TariffQuestionsAnswer } from '../tariff/duty.ts'
import { EntryParams } from './entry.ts'
import { SnapshotAnswer } from './entry-records.ts'
import { SnapshotParams, SnapshotVersionsAnswer } from './snapshot.ts'
import {
  LinesAnswer,
  LinesQuery,
  StoredRecordAnswer,
  ValidationsAnswer,
  ValidationsQuery,
} from './stored-data.ts'

/** Operations that read what is stored of an entry: its tables, its validation runs, its canonical JSON. */
const NO_SNAPSHOT = { ...NO_ROW, 404: ['not_found', 'snapshot_not_found'] } as const

export const getStoredData = operation('getStoredData', {
  summary: 'The stored data of an entry: its row, shipment, parties, remedies, fees, submissions, tasks',
  tag: 'entries',
  params: EntryParams,
  answers: { 200: StoredRecordAnswer },
  refusals: NO_ROW,
})

export const listLines = operation('listLines', {
  summary: 'The stored lines of an entry, by line number',
  tag: 'entries',
  params: EntryParams,
  query: LinesQuery,
  answers: { 200: LinesAnswer },
  refusals: { ...INVALID, ...NO_ROW },
})

export const listValidations = operation('listValidations', {
  summary: 'The validation results of an entry, by field and one by one',
  tag: 'entries',
  params: EntryParams,
  query: ValidationsQuery,
  answers: { 200: ValidationsAnswer },
  refusals: { ...INVALID, ...NO_ROW },
})

export const listTariffQuestions = operation('listTariffQuestions', {
  summary:
    'What the tariff asks of the lines of an entry, each question once, the lines that have no duty, and notes on law that the data lacks',
  tag: 'entries',
  params: EntryParams,
  answers: { 200: TariffQuestionsAnswer },
  refusals: NO_ROW,
})

export const getTariffCheck = operation('getTariffCheck', {
  summary:
    'What comparing the lines of an entry with the tariff gives: programs by heading, what is not owed, lines that could not be compared, lines whose duty may still change',
  tag: 'entries',
  params: EntryParams,
  answers: { 200: TariffCheckAnswer },
  refusals: NO_ROW,
})

export const getSnapshot = operation('getSnapshot', {
  summary: 'The latest canonical JSON of an entry',
  tag: 'entries',
  params: EntryParams,
  answers: { 200: SnapshotAnswer },
  refusals: NO_SNAPSHOT,
})

export const makeSnapshot = operation('makeSnapshot', {
  summary: 'Write the canonical JSON of an entry as it stands',
  tag: 'entries',
  params: EntryParams,
  answers: { 201: SnapshotAnswer },
  refusals: {
    ...NO_ROW,
    422: ['SCHEMA_VALIDATION_FAILED', 'JSON_GENERATION_FAILED', 'VERSIONING_ERROR'],
  },
})

export const listSnapshots = operation('listSnapshots', {
  summary: 'The versions of the canonical JSON of an entry, newest first',
  tag: 'entries',
  params: EntryParams,
  answers: { 200: SnapshotVersionsAnswer },
  refusals: NO_ROW,
})

export const getSnapshotVersion = operation('getSnapshotVersion', {
  summary: 'One version of the canonical JSON of an entry',
  tag: 'entries',
  params: SnapshotParams,
  answers: { 200: SnapshotAnswer },
  refusals: { ...INVALID, ...NO_SNAPSHOT },
})
