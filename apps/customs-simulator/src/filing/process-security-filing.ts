import {
  type DecodedRecord,
  encodeBatch,
  filingRecords,
  importerValues,
  type PlacedRecord,
  readSecurityFiling,
  readUnifiedFiling,
  type SentSecurityFiling,
  SN_LAYOUTS,
  securityFilingAnswerRecords,
  sfRecord,
} from '@edfe/abi'
import {
  type FiledBill,
  type FilingFinding,
  HEADER,
  judgeAgainstFile,
  judgeSecurityFiling,
  judgeUnifiedFiling,
  type SecurityFiling,
  UNIFIED_ENTRY_REFUSED,
  type UnifiedEntry,
} from '@edfe/domain/security-filing'
import type { CheckContext } from '../checks/check.ts'
import { isRegisteredImporter } from '../checks/register.checks.ts'
import type { OnFile } from './on-file.ts'
import { misplacedAnswer, recordFaults } from './security-filing-records.ts'
import type { Verdict } from './verdict.ts'

/** Checks one security filing by its records, by the rules and by what is on file, and returns its answer. */
export const processSecurityFiling = (
  records: readonly DecodedRecord[],
  _occurrence: number,
  context: CheckContext,
  onFile: OnFile,
): Verdict =>
  processed(records, readSecurityFiling(records), context, onFile, {
    billsOf: ({ bills }) => bills,
    judge: judgeSecurityFiling,
  })

/**
 * The same of a filing in the message of a release. Its goods and bills are those of the release: this simulator refuses it
 * where it refuses the release; the guide does not say what CBP does.
 */
export const processUnifiedFiling = (
  records: readonly DecodedRecord[],
  { entry, isRefused }: { entry: UnifiedEntry; isRefused: boolean },
  context: CheckContext,
  onFile: OnFile,
): Verdict =>
  processed(records, readUnifiedFiling(records), context, onFile, {
    billsOf: () => entry.bills,
    judge: (filing) => (isRefused ? [UNIFIED_ENTRY_REFUSED] : judgeUnifiedFiling(filing, entry)),
  })

interface Judging {
  billsOf(filing: SecurityFiling): readonly FiledBill[]
  judge(filing: SecurityFiling): FilingFinding[]
}

function processed(
  records: readonly DecodedRecord[],
  sent: SentSecurityFiling,
  { block, day }: CheckContext,
  onFile: OnFile,
  { billsOf, judge }: Judging,
): Verdict {
  const faults = recordFaults(records, sent.problems)
  if (faults.length > 0) return refused(misplacedAnswer(records, faults))
  const filerCode = block.filerCode ?? ''
  const known = onFile.securityFilings()
  const bills = sent.action === 'A' || sent.action === 'R' ? billsOf(sent.filing) : []
  const findings: FilingFinding[] = [
    ...(sent.action === 'A' || sent.action === 'R' ? judge(sent.filing) : []),
    ...judgeAgainstFile({ ...sent.filing, action: sent.action, bills }, filerCode, {
      filings: known.filter(({ isDeleted }) => !isDeleted),
      knowsImporter: isRegisteredImporter,
    }),
  ]
  if (findings.length > 0) return refused(answer(placed(sent), findings, undefined))
  const transaction = sent.filing.transaction ?? numberOf(filerCode, known.length + 1)
  const importer = sent.filing.importer.number
  const earlier = known.find((filed) => filed.transaction === transaction)
  const references = 'references' in sent.filing ? sent.filing.references : []
  return {
    images: answer(placed(sent), [], transaction),
    effects: [
      {
        kind: 'security_filing',
        filing: {
          ...{ transaction, filerCode, importer, day },
          port: block.port ?? '',
          bills: sent.action === 'D' ? (earlier?.bills ?? []) : bills.map(({ number }) => number),
          ownReference: references.find(({ qualifier }) => qualifier === 'CR')?.reference,
          isDeleted: sent.action === 'D',
        },
      },
    ],
    rejectsBatch: false,
  }
}

const refused = (images: string[]): Verdict => ({ images, effects: [], rejectsBatch: false })

/** The number that CBP gives a filing: its filer code, and a count. */
const numberOf = (filerCode: string, count: number): string =>
  `${filerCode}-${String(count).padStart(11, '0')}`

/** The records of what was sent, as the answer repeats them; a deletion has its header alone. */
function placed(sent: SentSecurityFiling): PlacedRecord[] {
  if (sent.action === 'A' || sent.action === 'R') return filingRecords(sent.filing)
  const { submission, shipment, importer, transaction } = sent.filing
  const values = { submission, shipment, action: sent.action, transaction, ...importerValues(importer) }
  return [{ place: HEADER, record: sfRecord('SF10', values) }]
}

function answer(
  sent: readonly PlacedRecord[],
  findings: readonly FilingFinding[],
  transaction: string | undefined,
): string[] {
  const written = encodeBatch(securityFilingAnswerRecords(sent, findings, transaction), SN_LAYOUTS)
  if (!written.ok) throw new Error(written.problems.map(({ problem }) => problem).join('; '))
  return written.images
}
