/**
 * The application codes of a security filing and of queries (Batch and Block Control, revision 23): of what is sent, of the
 * answer, and of the advice that CBP sends unasked (status supplement of August 2016). A kind in `message-kinds.ts` takes its
 * codes from here.
 */
export const SECURITY_FILING_CODES = { sent: 'SF', answer: 'SN', advice: 'SA' } as const
export const STATUS_QUERY_CODES = { sent: 'CQ', answer: 'C1' } as const
export const IMPORTER_QUERY_CODES = { sent: 'KI', answer: 'KR' } as const
