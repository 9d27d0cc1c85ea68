import {
  addDays,
  addMonths,
  isBusinessDay,
  monthOf,
  nextMonthNumbered,
  parseDay,
} from '@edfe/domain/calendar'
import { paymentType, STATEMENT_DAYS_AHEAD, STATEMENT_MONTHS_AHEAD } from '@edfe/domain/reference'
import { type Check, type CheckInput, when } from './check.ts'

/** Record 10, columns 51 to 61: how the summary is paid (AE usage note y). */
export const paymentChecks: Check = (input) => {
  // CBP has the payment of a summary that is corrected after it, and of one that it sent back (condition 217).
  if (input.header.postSummaryCorrectionIndicator === 'Y' || input.isSentBack)
    return when(hasPayment(input), '217')
  const { paymentTypeCode = '', preliminaryStatementPrintDate: date } = input.header
  const type = paymentType(paymentTypeCode)
  if (!type) return when(true, paymentTypeCode === '' ? '263' : '197')
  const { periodicStatementMonth: month, statementClientBranchIdentifier: branch } = input.header
  const isIndividual = type.kind === 'individual'
  const isPeriodic = type.kind === 'periodic'
  return [
    ...when(isIndividual && date !== undefined, '199'),
    ...when(!isPeriodic && month !== undefined, '200'),
    ...when(isIndividual && branch !== undefined, '201'),
    ...when(!isIndividual && date === undefined, '202'),
    ...(isIndividual ? [] : statementDate(input)),
    ...(isPeriodic ? periodic(input) : []),
  ]
}

const hasPayment = ({ header }: CheckInput): boolean =>
  [
    header.paymentTypeCode,
    header.preliminaryStatementPrintDate,
    header.periodicStatementMonth,
    header.statementClientBranchIdentifier,
  ].some((value) => value !== undefined)

const statementDate: Check = ({ header, content, day }) => {
  const date = parseDay(header.preliminaryStatementPrintDate)
  const filed = parseDay(day)
  if (!date) return []
  return [
    ...when(!isBusinessDay(date), '204'),
    ...when(filed !== undefined && date <= filed, '205'),
    ...when(filed !== undefined && date > addDays(filed, STATEMENT_DAYS_AHEAD), '206'),
    ...when((content.estimatedEntryDate ?? '') > date, '218'),
  ]
}

const periodic: Check = ({ header, summary, day }) => {
  const { periodicStatementMonth: number, preliminaryStatementPrintDate, bondWaiver } = header
  const filed = parseDay(day)
  const month = filed && nextMonthNumbered(number, filed)
  const date = parseDay(preliminaryStatementPrintDate)
  const hasContinuousBond = summary.all('31').some(({ bondType }) => bondType === '8')
  const hasTax = summary.lines.some((line) => line.all('60').length > 0)
  return [
    ...when(number === undefined, '211'),
    ...when(number !== undefined && filed !== undefined && !month, '212'),
    ...when(Boolean(filed && month && month > addMonths(monthOf(filed), STATEMENT_MONTHS_AHEAD)), '213'),
    ...when(Boolean(month && date && monthOf(date) > month), '215'),
    ...when(!hasContinuousBond && bondWaiver !== '0', '208'),
    ...when(hasTax, '718'),
  ]
}
