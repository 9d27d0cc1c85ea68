import { NOTICE_KINDS } from '@edfe/domain/customs'
import { filingAdviceReader } from './filing-advice.ts'
import { releaseStatusReader } from './release-status.ts'
import type { NoticeReaders } from './status-notice.ts'
import { summaryStatusReader } from './summary-status.ts'

/** The applications that are read; messages of others are kept unread. */
export const NOTICE_READERS: NoticeReaders = {
  [NOTICE_KINDS.summaryStatus.application]: summaryStatusReader,
  [NOTICE_KINDS.releaseStatus.application]: releaseStatusReader,
  [NOTICE_KINDS.securityFilingAdvice.application]: filingAdviceReader,
}
