import {
  type NoticeLimit,
  QUERY_ERRORS,
  type QueryError,
  type StatusQuestion,
} from '@edfe/domain/customs-queries'
import type { DecodedRecord } from '../codec/decode-record.ts'

const limitOf = (code: string | undefined): NoticeLimit =>
  code === '1' ? 'five' : code === '2' ? 'all' : 'last'

/** Reads a WR1 as its question. A record asks one thing only (note 1); one that asks none or several is an error. */
export function readStatusQuestion({ values }: DecodedRecord): StatusQuestion | QueryError {
  const limit = limitOf(values.limit)
  const isEntry = !!(values.filerCode || values.entryNumber)
  const isAir = !!(values.airWaybill || values.houseAirWaybill)
  const isInBond = !!values.inBond
  const isBill = !!(values.bill || (values.issuer && !isInBond))
  if ([isEntry, isAir, isInBond, isBill].filter(Boolean).length !== 1) return QUERY_ERRORS.insufficient
  if (isEntry) {
    const { filerCode = '', entryNumber = '', billsOfEntry } = values
    return { about: 'entry', filerCode, entryNumber, withBills: billsOfEntry === 'Y', limit }
  }
  if (isAir) {
    return { about: 'airWaybill', number: values.airWaybill ?? '', house: values.houseAirWaybill, limit }
  }
  if (isInBond) return { about: 'inBond', number: values.inBond ?? '', issuer: values.issuer, limit }
  const { issuer = '', bill = '', relatedBills } = values
  return { about: 'bill', issuer, number: bill, withRelated: relatedBills === 'Y', limit }
}
