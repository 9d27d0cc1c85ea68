import type { CalendarDay } from '../calendar/index.ts'
import type { Amounts } from './amounts.ts'
import type { StatementHead } from './statement.ts'

/** The money of an entry summary as it was filed, and how it is paid. */
export interface FiledMoney {
  /** Filer code and entry number. */
  number: string
  /** The port of its block, which decides on which statement it comes. */
  port: string
  entryPort: string
  entryType: string
  importer: string
  paymentType: string
  statementDate?: CalendarDay | undefined
  /** 01 to 12. */
  statementMonth?: string | undefined
  clientBranch?: string | undefined
  filerReference?: string | undefined
  isConsolidated: boolean
  /** True if it corrects a summary that is paid already, so that no statement collects it. */
  isCorrection: boolean
  taxDeferred: boolean
  /** Duty of cases that a bond covers, which nobody pays now. */
  bondedAntidumping: bigint
  bondedCountervailing: bigint
  /** What was estimated, without what a bond covers. */
  amounts: Amounts
}

/** Payment types whose statement is of one importer, with and without the suffix of its number. */
const OF_IMPORTER = ['3', '7']
const OF_ALL_SUFFIXES = ['5', '8']

/** The number of an importer without the suffix of an Internal Revenue Service number. */
const withoutSuffix = (importer: string): string =>
  /^\d{2}-\d{7}/.test(importer) ? importer.slice(0, 10) : importer

/** The importer in the block of the statement of an entry; undefined where the statement is the filer's. */
export function statementImporter({ paymentType, importer }: Pick<FiledMoney, 'paymentType' | 'importer'>) {
  if (OF_IMPORTER.includes(paymentType)) return importer
  return OF_ALL_SUFFIXES.includes(paymentType) ? withoutSuffix(importer) : undefined
}

/** True if a filed summary comes on this daily statement. */
export function belongsOn(head: StatementHead, filed: FiledMoney): boolean {
  const importer = statementImporter(filed)
  return (
    filed.paymentType === head.paymentType &&
    filed.statementDate === head.printDate &&
    filed.port === head.port &&
    filed.number.startsWith(head.filerCode) &&
    (filed.clientBranch ?? '') === (head.clientBranch ?? '') &&
    (importer === undefined ||
      importer === head.importer ||
      (OF_ALL_SUFFIXES.includes(filed.paymentType) && importer === withoutSuffix(head.importer ?? '')))
  )
}

/**
 * The money of an entry after all its versions, oldest first. One that replaces a summary that CBP has sent back says
 * nothing of its payment, which stays as it was.
 */
export function lastFiled(versions: readonly FiledMoney[]): FiledMoney | undefined {
  const summaries = versions.filter(({ isCorrection }) => !isCorrection)
  const last = summaries.at(-1)
  const withPayment = summaries.findLast(({ paymentType }) => paymentType !== '')
  if (!last || !withPayment) return last
  const { paymentType, statementDate, statementMonth, clientBranch } = withPayment
  return { ...last, paymentType, statementDate, statementMonth, clientBranch }
}

/** The same for two filed summaries that come on one daily statement. */
export const statementKey = (filed: FiledMoney): string =>
  [
    filed.number.slice(0, 3),
    filed.port,
    filed.paymentType,
    filed.statementDate ?? '',
    statementImporter(filed) ?? '',
    filed.clientBranch ?? '',
  ].join(' ')
