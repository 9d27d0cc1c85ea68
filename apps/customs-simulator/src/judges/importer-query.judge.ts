import {
  type DecodedRecord,
  encodeBatch,
  importerAnswerRecords,
  KI_LAYOUTS,
  KR_LAYOUTS,
  readImporterQueries,
} from '@edfe/abi'
import { IMPORTER_QUERY_CODES } from '@edfe/domain/customs'
import { type ImporterAnswer, type ImporterQuery, isQueryableImporter } from '@edfe/domain/customs-queries'
import { PRACTICE_IMPORTERS } from '@edfe/domain/sample'
import type { Judge } from './judge.ts'

/** Questions about importers and their bonds, answered from the number alone: the same number is answered alike. */
export const importerQueryJudge: Judge = {
  application: IMPORTER_QUERY_CODES.sent,
  answer: IMPORTER_QUERY_CODES.answer,
  layouts: KI_LAYOUTS,
  split: (records) => records.map((record) => [record]),
  answersProblem: () => false,
  judge: ([record]) => ({
    images: record ? imagesOf(record) : [],
    effects: [],
    rejectsBatch: false,
  }),
}

function imagesOf(record: DecodedRecord): string[] {
  const written = encodeBatch(
    readImporterQueries(record).map(answerTo).flatMap(importerAnswerRecords),
    KR_LAYOUTS,
  )
  if (!written.ok) throw new Error(written.problems.map(({ problem }) => problem).join('; '))
  return written.images
}

const NOTHING = { name: '', bonds: [] }

/** A number in another form than a query takes is on file nowhere. */
function answerTo({ number, withAddresses }: ImporterQuery): ImporterAnswer {
  if (!isQueryableImporter(number)) return { number, standing: 'not_on_file', ...NOTHING }
  const practised = PRACTISED.get(number.slice(0, 3))
  if (practised === 'not_on_file' || practised === 'inactive' || practised === 'voided')
    return { number, standing: practised, ...NOTHING }
  const importer = { number, name: NAME, ...(withAddresses && { mailingAddress: ADDRESS }) }
  if (practised === 'without_bond')
    return { ...importer, standing: practised, periodicStatement: false, bonds: [] }
  return {
    ...importer,
    standing: 'bonded',
    periodicStatement: true,
    bonds: [bondOf(number, practised !== 'insufficient_bond')],
  }
}

/** By the beginning of an EIN, its hyphen included. */
const PRACTISED = new Map(Object.entries(PRACTICE_IMPORTERS).map(([prefix, state]) => [`${prefix}-`, state]))

const NAME = 'PRACTICE IMPORTER'
const ADDRESS = { line1: '1 PRACTICE STREET', city: 'LONG BEACH', state: 'CA', postalCode: '90802' }

const bondOf = (number: string, sufficient: boolean): ImporterAnswer['bonds'][number] => ({
  number: number.replaceAll(/\D/g, '').slice(0, 9).padEnd(9, '0'),
  surety: '054',
  activity: '1',
  amount: '50000',
  port: '2704',
  effective: '2026-01-01',
  sufficient,
  active: true,
})
