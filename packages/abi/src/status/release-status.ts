import { NOTICE_KINDS } from '@edfe/domain/customs'
import { type ReleaseStatus, readReleaseStatus, unreadStatus } from '@edfe/domain/filing'
import { decodeRecord } from '../codec/decode-record.ts'
import { SO_LAYOUTS } from '../records/index.ts'
import type { NoticeReader } from './status-notice.ts'

/** One notice about the release of an entry: its actions on bills and on the entry, in their order. */
interface ReleaseNotice {
  filerCode: string
  entryNumber: string
  actions: readonly ReleaseStatus[]
}

/** Reads a notice about a release (SO): SO10, then what happened. One in which nothing happened is shown as unread. */
export const releaseStatusReader: NoticeReader = {
  opens: 'SO10',
  read(images) {
    const { filerCode, entryNumber, actions } = readReleaseNotice(images)
    const { application, subject } = NOTICE_KINDS.releaseStatus
    return {
      about: { subject, numbers: [`${filerCode}${entryNumber}`] },
      meanings: actions.length > 0 ? actions.map(readReleaseStatus) : [unreadStatus(application)],
    }
  },
}

const valuesOf = (image: string) => decodeRecord(image, SO_LAYOUTS).values

/** The notice in the records of SO10, SO50 and SO60; other records are left out. */
export function readReleaseNotice(images: readonly string[]): ReleaseNotice {
  const { filerCode = '', entryNumber = '' } = valuesOf(images[0] ?? '')
  return { filerCode, entryNumber, actions: images.flatMap(readAction) }
}

function readAction(image: string): ReleaseStatus[] {
  const record = image.slice(0, 4)
  if (record !== 'SO50' && record !== 'SO60') return []
  const { code = '', narrative = '', date, time, releaseDate, documentType } = valuesOf(image)
  return [{ record, code, narrative, date, time, releaseDate, documentType }]
}
