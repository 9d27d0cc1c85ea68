import { STATUS_QUERY_CODES } from '@edfe/domain/customs'
import type { NoticeLimit, StatusQuestion } from '@edfe/domain/customs-queries'
import type { RecordToEncode } from '../codec/batch.ts'
import { encodeMessage } from '../codec/encode-message.ts'
import type { Envelope } from '../envelope.ts'
import { CQ_LAYOUTS, type LayoutsOf } from '../records/index.ts'

type CqRecord = RecordToEncode<LayoutsOf<typeof CQ_LAYOUTS>>

/** Column 73; a space asks for the last notice. */
const LIMITS: Readonly<Record<NoticeLimit, string>> = { last: '', five: '1', all: '2' }

/** Questions about statuses, one record each: the images of their batch. */
export const encodeStatusQuery = (questions: readonly StatusQuestion[], envelope: Envelope): string[] =>
  encodeMessage(STATUS_QUERY_CODES.sent, questions.map(questionRecord), CQ_LAYOUTS, envelope)

function questionRecord(question: StatusQuestion): CqRecord {
  const limit = LIMITS[question.limit]
  if (question.about === 'entry') {
    const { filerCode, entryNumber, withBills } = question
    return { id: 'WR1', values: { filerCode, entryNumber, billsOfEntry: yes(withBills), limit } }
  }
  if (question.about === 'bill') {
    const { issuer, number, withRelated } = question
    return { id: 'WR1', values: { issuer, bill: number, relatedBills: yes(withRelated), limit } }
  }
  if (question.about === 'airWaybill')
    return {
      id: 'WR1',
      values: { airWaybill: question.number, houseAirWaybill: question.house, limit },
    }
  return { id: 'WR1', values: { inBond: question.number, issuer: question.issuer, limit } }
}

const yes = (wanted: boolean): string => (wanted ? 'Y' : '')
