import type { StatusQuestion } from './status-query.ts'

/** The errors of a query that its form alone shows, with CBP's codes and narratives (appendix of the chapter). */
export const QUERY_ERRORS = {
  filerMissing: { code: 'B05', narrative: 'ENTRY FILER MISSING' },
  numberMissing: { code: 'B14', narrative: 'ENTRY NUMBER MISSING' },
  notAuthorized: { code: 'X17', narrative: 'FILER NOT AUTHORIZED' },
  carrierMissing: { code: '176', narrative: 'CARRIER CODE MISSING' },
  billMissing: { code: '185', narrative: 'BOL/IN-BOND NUMBER(S) MISSING' },
  invalidAirWaybill: { code: '297', narrative: 'INVALID AIRWAY BILL' },
  insufficient: { code: 'INE', narrative: 'INSUFFICIENT DATA FOR QUERY' },
} as const

/** The errors of a query about what CBP does not have, by what is asked. It has no code for an unknown air waybill. */
export const LOOKUP_ERRORS = {
  entry: { code: '950', narrative: 'ENTRY RECORD NOT FOUND' },
  bill: { code: '122', narrative: 'BILL NBR NOT ON FILE' },
  inBond: { code: '123', narrative: 'INBOND NBR NOT ON FILE' },
  airWaybill: QUERY_ERRORS.invalidAirWaybill,
} as const satisfies Record<StatusQuestion['about'], { code: string; narrative: string }>

export type QueryError = (typeof QUERY_ERRORS)[keyof typeof QUERY_ERRORS]

/** Nine digits; V and ten characters of a carrier's; eleven digits of an air waybill. */
const IN_BOND = /^(?:\d{9}|V[A-Z0-9]{10}|\d{11})$/

/** The first error of a question by its form; undefined for one that CBP can look up. */
export function judgeStatusQuestion(question: StatusQuestion, filerCode: string): QueryError | undefined {
  if (question.about === 'entry') {
    if (question.filerCode === '') return QUERY_ERRORS.filerMissing
    if (question.entryNumber === '') return QUERY_ERRORS.numberMissing
    return question.filerCode === filerCode ? undefined : QUERY_ERRORS.notAuthorized
  }
  if (question.about === 'bill') {
    if (question.issuer === '') return QUERY_ERRORS.carrierMissing
    return question.number === '' ? QUERY_ERRORS.billMissing : undefined
  }
  if (question.about === 'airWaybill')
    return /^\d{11}$/.test(question.number) ? undefined : QUERY_ERRORS.invalidAirWaybill
  return IN_BOND.test(question.number) ? undefined : QUERY_ERRORS.billMissing
}
