import { NOTICE_KINDS } from '@edfe/domain/customs'
import { unreadStatus } from '@edfe/domain/filing'
import { readReleaseAction } from '@edfe/domain/release'
import { readReleaseNotice } from '../cargo-release/read-release-notice.ts'
import { releaseActions } from './release-actions.ts'
import type { NoticeReader } from './status-notice.ts'

/** Reads a notice about a release (SO): SO10, then what happened. One in which nothing happened is shown as unread. */
export const releaseStatusReader: NoticeReader = {
  opens: 'SO10',
  read(images) {
    const notice = readReleaseNotice(images)
    const { application, subject } = NOTICE_KINDS.releaseStatus
    const actions = releaseActions(notice)
    return {
      about: { subject, numbers: [`${notice.filerCode}${notice.entryNumber}`] },
      meanings: actions.length > 0 ? actions.map(readReleaseAction) : [unreadStatus(application)],
    }
  },
}
