import { NOTICE_KINDS } from '@edfe/domain/customs'
import { readFilingAdvice } from '@edfe/domain/filing'
import { billReadings, decodeSecurityFilingAdvice } from '../security-filing/advice.ts'
import type { NoticeReader } from './status-notice.ts'

/** Reads advice about a security filing (SA): SA10, then each bill with its dispositions. */
export const filingAdviceReader: NoticeReader = {
  opens: 'SA10',
  read(images) {
    const { subject } = NOTICE_KINDS.securityFilingAdvice
    const [advice] = decodeSecurityFilingAdvice(images)
    const { transaction = '', ownReference, bills = [] } = advice ?? {}
    return {
      about: { subject, numbers: ownReference ? [ownReference] : [], filing: transaction || undefined },
      meanings: bills.flatMap(({ number, dispositions }) =>
        dispositions.map(({ code, remarks }) =>
          readFilingAdvice({ bill: billReadings(number)[0] ?? number, code, remarks }),
        ),
      ),
    }
  },
}
