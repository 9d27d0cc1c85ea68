import { decodeRecord } from '../codec/decode-record.ts'
import { type LayoutBook, SO_LAYOUTS, UC_LAYOUTS } from '../records/index.ts'
import type { ReleaseNotice, StatusNotice, SummaryNotice, UnreadNotice } from './status-notice.ts'

/** A batch of unsolicited notifications: its application (`UC`, `SO`, ...) and a notice for each entry in it. */
export interface StatusBatch {
  application: string
  notices: StatusNotice[]
}

/**
 * Reads a batch that answers nothing. As lenient as the reading of AX: what cannot be read becomes a notice of kind
 * `unread` that keeps its records, so nothing is lost and nothing throws.
 */
export function decodeStatus(images: readonly string[]): StatusBatch {
  let application = ''
  let filerCode = ''
  const notices: StatusNotice[] = []
  let current: StatusNotice | undefined
  for (const image of images.map((text) => text.padEnd(80))) {
    if (/^[AZ]/.test(image)) {
      application ||= image.slice(25, 27).trim()
      continue
    }
    if (/^[BY]/.test(image)) {
      application ||= image.slice(10, 12).trim()
      filerCode = image.slice(7, 10).trim() || filerCode
      current = undefined
      continue
    }
    const opened = openNotice(application, image)
    if (opened || !current) {
      current = opened ?? { kind: 'unread', candidates: [], images: [] }
      notices.push(current)
    }
    current.images.push(image)
    addRecord(current, image, filerCode)
  }
  // A batch without a block still reaches a person.
  if (notices.length === 0) notices.push({ kind: 'unread', candidates: [], images: [...images] })
  return { application, notices }
}

function openNotice(application: string, image: string): StatusNotice | undefined {
  if (application === 'UC' && image.startsWith('E1')) return summaryNotice(image)
  return application === 'SO' && image.startsWith('SO10') ? releaseNotice(image) : undefined
}

function addRecord(notice: StatusNotice, image: string, filerCode: string): void {
  if (notice.kind === 'UC') addToSummary(notice, image)
  else if (notice.kind === 'SO') addToRelease(notice, image)
  else notice.candidates.push(...candidatesOf(image, filerCode))
}

const valuesOf = (image: string, layouts: LayoutBook) => decodeRecord(image, layouts).values

function summaryNotice(image: string): SummaryNotice {
  const { disposition = '', filerCode = '', team, reason, date, lineId } = valuesOf(image, UC_LAYOUTS)
  return {
    kind: 'UC',
    filerCode,
    // The chapter's own example prints the number one column to the left of its table.
    entryNumber: image.slice(53, 65).trim(),
    disposition,
    team,
    reason,
    date,
    lineId,
    remarks: [],
    quota: [],
    images: [],
  }
}

function addToSummary(notice: SummaryNotice, image: string): void {
  const values = valuesOf(image, UC_LAYOUTS)
  if (image.startsWith('E2')) {
    const { user, telephone, extension, actionId } = values
    Object.assign(notice, { user, telephone, extension, actionId })
  }
  // Words are read by column: customs' own keyboard may know more than the layout.
  if (image.startsWith('E3')) notice.remarks.push(image.slice(2, 80).trim())
  if (image.startsWith('E4')) {
    const { lineId = '', status = '', description = '' } = values
    notice.quota.push({ lineId, status, description })
  }
}

function releaseNotice(image: string): ReleaseNotice {
  const { filerCode = '', entryNumber = '' } = valuesOf(image, SO_LAYOUTS)
  return { kind: 'SO', filerCode, entryNumber, actions: [], images: [] }
}

function addToRelease(notice: ReleaseNotice, image: string): void {
  const record = image.slice(0, 4)
  if (record !== 'SO50' && record !== 'SO60') return
  const { code = '', narrative = '', date, time, releaseDate, documentType } = valuesOf(image, SO_LAYOUTS)
  notice.actions.push({ record, code, narrative, date, time, releaseDate, documentType })
}

const FILER_CODE = /^[A-Z0-9]{3}$/

/** Wherever the block's filer code is followed by eight digits, an entry number may stand. */
function candidatesOf(image: string, filerCode: string): UnreadNotice['candidates'] {
  if (!FILER_CODE.test(filerCode)) return []
  const found = image.matchAll(new RegExp(`${filerCode}[ -]{0,2}(\\d{7})-?(\\d)`, 'g'))
  return [...found].map((match) => `${filerCode}${match[1]}${match[2]}`)
}
