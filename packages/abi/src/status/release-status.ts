import { NOTICE_KINDS } from '@edfe/domain/customs'
import { type ReleaseStatus, readReleaseStatus, unreadStatus } from '@edfe/domain/filing'
import { type ReleaseNoticeFacts, readReleaseNotice } from '../cargo-release/read-release-notice.ts'
import type { NoticeReader } from './status-notice.ts'

/** Reads a notice about a release (SO): SO10, then what happened. One in which nothing happened is shown as unread. */
export const releaseStatusReader: NoticeReader = {
  opens: 'SO10',
  read(images) {
    const notice = readReleaseNotice(images)
    const { application, subject } = NOTICE_KINDS.releaseStatus
    const actions = actionsOf(notice)
    return {
      about: { subject, numbers: [`${notice.filerCode}${notice.entryNumber}`] },
      meanings: actions.length > 0 ? actions.map(readReleaseStatus) : [unreadStatus(application)],
    }
  },
}

/** The decisions of CBP about bills and entry; those of other agencies have no meaning of their own here. */
const actionsOf = ({ decisions }: ReleaseNoticeFacts): ReleaseStatus[] =>
  decisions.flatMap((decision) => (decision.record === 'SO70' ? [] : [decision]))
