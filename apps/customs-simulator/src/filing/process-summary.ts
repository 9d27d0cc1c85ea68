import { CERTIFIED_AE_LAYOUTS, type DecodedRecord, decodeBatch, expandSubstitutions } from '@edfe/abi'
import { FILED_KINDS } from '@edfe/domain/customs'
import { isElectronicEntryType } from '@edfe/domain/reference'
import {
  type AcceptedSeverity,
  answerRecord,
  conditionRecord,
  type FinalCode,
  finalRecord,
  noticeRecord,
  positionRecord,
  referenceRecord,
} from '../answer/answer-records.ts'
import type { Fault, Reference } from '../answer/conditions.ts'
import type { CheckContext, CheckInput } from '../checks/check.ts'
import { checkInput, judgeSummary } from '../checks/index.ts'
import { summaryReference } from '../summary/references.ts'
import { readSummary, type Summary } from '../summary/summary.ts'
import { structureFault } from '../syntax/structure.ts'
import { CENSUS_NARRATIVES, censusWarnings } from './census-warnings.ts'
import { fieldFaults } from './field-faults.ts'
import type { FiledSummary } from './filed-summary.ts'
import { INFORMATION_NARRATIVES, informationNotices } from './information-notices.ts'
import type { Effect, OnFile } from './on-file.ts'
import { isPostSummary, onFileFaults } from './on-file-faults.ts'
import { processCertification } from './process-release.ts'
import { releaseFaults } from './release-faults.ts'
import { deletionFaults, isUnderCbpControl } from './summary-control.ts'
import type { Verdict } from './verdict.ts'
import {
  hasWithdrawals,
  linkEffects,
  typeChangeFaults,
  warehouseOf,
  withdrawalFaults,
} from './warehouse-faults.ts'

/** The major version increases only after a CBP review, which this simulator does not do. */
const FIRST_VERSION = '00100'

/**
 * Checks one summary and returns its disposition. A release that it certifies is judged and answered apart: either may
 * pass without the other.
 */
export function processSummary(
  sent: readonly DecodedRecord[],
  occurrence: number,
  context: CheckContext,
  onFile: OnFile,
): Verdict {
  const records = inPlace(sent)
  const summary = readSummary(records)
  const opening = referenceRecord('E0', summaryReference(summary, occurrence))
  const broken = structureFault(records)
  if (broken) {
    const where = records[broken.index]?.id.split('-')[0] ?? ''
    return {
      images: [opening, conditionRecord('E1', broken.code), positionRecord(where), final('999', summary)],
      effects: [],
      rejectsBatch: true,
    }
  }
  if (summary.one('10').action === 'D') return deletion(summary, opening, context, onFile)
  const verdict = filing(summary, opening, context, onFile)
  if (summary.one('10').cargoReleaseCertificationRequestIndicator !== 'A') return verdict
  const { images: apart, effects } = processCertification(summary, context, onFile)
  return { ...verdict, apart, effects: [...verdict.effects, ...effects] }
}

/** The records with what is said once to other agencies in each of its places (PG00). */
const inPlace = (records: readonly DecodedRecord[]): readonly DecodedRecord[] =>
  records.some(({ id }) => id === 'PG00')
    ? decodeBatch(expandSubstitutions(records.map(({ image }) => image)), CERTIFIED_AE_LAYOUTS)
    : records

const keyOf = (summary: Summary): string => {
  const { filerCode = '', entryNumber = '' } = summary.one('10')
  return filerCode + entryNumber
}

function filing(summary: Summary, opening: string, context: CheckContext, onFile: OnFile): Verdict {
  const {
    port = '',
    filerReference = '',
    entryType = '',
    preliminaryStatementPrintDate: statementDate,
  } = summary.one('10')
  const { importer = '', estimatedEntryDate: entryDate, importDate } = summary.one('11')
  const isCorrection = isPostSummary(summary)
  const key = keyOf(summary)
  const earlier = onFile.summary(key)
  const input = checkInput(summary, { ...context, isSentBack: earlier?.act === 'rejected' })
  const faults = [
    ...fieldFaults(summary),
    ...judgeSummary(input),
    ...onFileFaults(summary, earlier, context.day),
    ...withdrawalFaults(summary, key, onFile.summary),
    ...typeChangeFaults(summary, earlier),
    ...releaseFaults(summary, key, onFile),
  ]
  if (faults.length > 0) {
    // A failed replacement deletes the earlier summary: CBP's implicit delete. It remains once CBP controls it, and
    // while withdrawals hang on it.
    const effects: Effect[] =
      earlier && !isUnderCbpControl(earlier, context.day) && !isCorrection && !hasWithdrawals(earlier)
        ? [{ kind: 'deleted', key }, ...linkEffects(key, earlier, undefined, onFile.summary)]
        : []
    return { images: [opening, ...faultImages(faults), final('998', summary)], effects, rejectsBatch: false }
  }
  const from = warehouseOf(summary)
  // The payment of a summary that CBP controls stays as it was filed first.
  const statement = statementDate ?? (earlier?.act && earlier.statementDate)
  const bill = summary.manifests[0]?.bills[0]
  const stored: FiledSummary = {
    key,
    port,
    filerReference,
    version: FIRST_VERSION,
    entryType,
    importer,
    day: context.day,
    ...(entryDate && { entryDate }),
    ...(isCorrection && { isPostSummary: true }),
    ...(summary.one('10').electronicInvoiceIndicator === 'Y' && { isElectronic: true }),
    ...(summary.one('10').consolidatedSummaryIndicator === 'Y' && { isConsolidated: true }),
    ...(importDate && { importDate }),
    ...(statement && { statementDate: statement }),
    ...(earlier?.act && { act: 'accepted' }),
    ...(from && { warehouse: from }),
    ...(earlier?.withdrawals && { withdrawals: earlier.withdrawals }),
    ...(bill && { bill: { kind: bill.kind ?? '', issuer: bill.issuer ?? '', number: bill.number ?? '' } }),
    money: [...(earlier?.money ?? []), moneyRecords(summary, context)],
    ...(earlier?.decisions && { decisions: earlier.decisions }),
  }
  const link = from ? { from, isFinal: summary.one('30').finalWithdrawal === 'Y' } : undefined
  const notices = acceptedNotices(input)
  const severity = (['W', 'I'] as const).find((one) => notices.some((notice) => notice.severity === one))
  return {
    images: [
      opening,
      ...notices.flatMap(({ severity, code, narrative, references }) => [
        ...references.map((reference) => referenceRecord('E0', reference)),
        noticeRecord(severity, code, narrative),
      ]),
      final(earlier ? '996' : '995', summary, FIRST_VERSION, severity),
    ],
    effects: [{ kind: 'stored', summary: stored }, ...linkEffects(key, earlier, link, onFile.summary)],
    rejectsBatch: false,
  }
}

const MONEY_RECORDS = ['10', '11', '88', '89', '90']

/** The records that say what is owed and how it is paid. */
const moneyRecords = (
  { records }: Summary,
  { block: { port = '', filerCode = '' } }: CheckContext,
): string[] => [
  answerRecord({ id: 'B', values: { port, filerCode, application: FILED_KINDS.summary.sent } }),
  ...records.filter(({ id }) => MONEY_RECORDS.includes(id)).map(({ image }) => image),
]

interface AcceptedNotice {
  severity: AcceptedSeverity
  code: string
  narrative: string
  references: Reference[]
}

const acceptedNotices = (input: CheckInput): AcceptedNotice[] => [
  ...censusWarnings(input.summary).map(({ code, references }) => ({
    severity: 'W' as const,
    code,
    narrative: CENSUS_NARRATIVES[code],
    references,
  })),
  ...informationNotices(input).map(({ code, references }) => ({
    severity: 'I' as const,
    code,
    narrative: INFORMATION_NARRATIVES[code],
    references,
  })),
]

/** The elements of record 10 that a deletion has (AE usage notes a and b), and the filer's own reference. */
const OF_EVERY_ACTION = new Set(['action', 'filerCode', 'entryNumber', 'port', 'filerReference'])

function deletion(summary: Summary, opening: string, context: CheckContext, onFile: OnFile): Verdict {
  const key = keyOf(summary)
  const { entryType = '', ...header } = summary.one('10')
  const faults: Fault[] = fieldFaults(summary)
  if (summary.records.length > 1 || Object.keys(header).some((name) => !OF_EVERY_ACTION.has(name)))
    faults.push({ code: 'B24', references: [] })
  if (entryType !== '' && !isElectronicEntryType(entryType)) faults.push({ code: 'B18', references: [] })
  if (isPostSummary(summary)) faults.push({ code: 'B43', references: [] })
  const filed = onFile.summary(key)
  if (!filed) faults.push({ code: 'B25', references: [] })
  if (filed && filed.port !== summary.one('10').port) faults.push({ code: 'B32', references: [] })
  if (filed) faults.push(...deletionFaults(filed, context.day))
  if (hasWithdrawals(filed)) faults.push({ code: 'B66', references: [] })
  const isRejected = faults.length > 0
  return {
    images: [opening, ...faultImages(faults), final(isRejected ? '998' : '997', summary)],
    effects: isRejected
      ? []
      : [{ kind: 'deleted', key }, ...linkEffects(key, filed, undefined, onFile.summary)],
    rejectsBatch: false,
  }
}

/** Each fault with its references. The reference of the summary already comes first. */
const faultImages = (faults: readonly Fault[]): string[] =>
  faults.flatMap(({ code, references }) => [
    ...references.map((reference) => referenceRecord('E0', reference)),
    conditionRecord('E1', code),
  ])

function final(code: FinalCode, summary: Summary, version?: string, found?: AcceptedSeverity): string {
  const { filerCode, entryNumber, filerReference } = summary.one('10')
  return finalRecord(code, { filerCode, entryNumber, filerReference, version }, found)
}
