import { parseDay } from '@edfe/domain/calendar'
import { toCents } from '@edfe/domain/money'
import { type FiledMoney, sumAmounts } from '@edfe/domain/statement'
import { type DecodedRecord, decodeRecord } from '../codec/decode-record.ts'
import { CERTIFIED_AE_LAYOUTS } from '../records/index.ts'

const SLOTS = ['1', '2', '3', '4', '5']
/** The header and the totals; the lines of a summary say nothing that its statement needs. */
const READ = /^(B|10|11|88|89|90)/

/** The records of a summary in which its money is read: few of many. */
export const moneyRecords = (images: readonly string[]): string[] =>
  images.filter((image) => READ.test(image))

/** The money of an entry summary, read in the records in which it was sent; undefined for any other message. */
export function readFiledMoney(images: readonly string[]): FiledMoney | undefined {
  const records = moneyRecords(images).map((image) => decodeRecord(image.padEnd(80), CERTIFIED_AE_LAYOUTS))
  const one = (id: string): DecodedRecord['values'] =>
    records.find((record) => record.id === id)?.values ?? {}
  const [block, control, content, totals] = [one('B'), one('10'), one('11'), one('90')]
  const { filerCode, entryNumber, paymentTypeCode } = control
  if (!filerCode || !entryNumber) return undefined
  const cases = one('88')
  const fees = records
    .filter(({ id }) => id === '89')
    .flatMap(({ values }) =>
      SLOTS.map((slot) => ({ [values[`class${slot}`] ?? '']: toCents(values[`amount${slot}`]) })),
    )
  return {
    number: filerCode + entryNumber,
    port: block.port ?? '',
    entryPort: control.port ?? '',
    entryType: control.entryType ?? '',
    importer: content.importer ?? '',
    paymentType: paymentTypeCode ?? '',
    statementDate: parseDay(control.preliminaryStatementPrintDate),
    statementMonth: control.periodicStatementMonth,
    clientBranch: control.statementClientBranchIdentifier,
    filerReference: control.filerReference,
    isConsolidated: control.consolidatedSummaryIndicator === 'Y',
    isCorrection: control.postSummaryCorrectionIndicator === 'Y',
    taxDeferred: Boolean(control.deferredTaxPaymentCode),
    bondedAntidumping: toCents(cases.bondedAd),
    bondedCountervailing: toCents(cases.bondedCv),
    amounts: sumAmounts([
      {
        // CBP counts the duty on Puerto Rican coffee, the one kind of other revenue, as duty (PF chapter, Q1).
        duty: toCents(totals.duty) + toCents(totals.otherRevenue),
        tax: toCents(totals.tax),
        antidumping: toCents(cases.cashAd),
        countervailing: toCents(cases.cashCv),
      },
      ...fees,
    ]),
  }
}
