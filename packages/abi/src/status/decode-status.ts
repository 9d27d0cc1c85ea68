import { unreadStatus } from '@edfe/domain/filing'
import { NOTICE_READERS } from './notice-readers.ts'
import type { NoticeReader, NoticeReaders, StatusNotice } from './status-notice.ts'

/** A batch of unsolicited notices: its application code, and a notice for each subject in it. */
export interface StatusBatch {
  application: string
  notices: StatusNotice[]
}

/** The records of a notice, and the reader of its application; without one they are kept unread. */
interface Group {
  reader: NoticeReader | undefined
  filerCode: string
  images: string[]
}

/**
 * Reads a batch that answers nothing. As lenient as the reading of answers: what no reader of its application takes
 * becomes a notice that asks a person to look and keeps its records, so nothing is lost and nothing throws.
 */
export function decodeStatus(
  images: readonly string[],
  readers: NoticeReaders = NOTICE_READERS,
): StatusBatch {
  let application = ''
  let filerCode = ''
  let current: Group | undefined
  const groups: Group[] = []
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
    const reader = Object.hasOwn(readers, application) ? readers[application] : undefined
    const isOpened = reader !== undefined && image.startsWith(reader.opens)
    if (isOpened || !current) {
      current = { reader: isOpened ? reader : undefined, filerCode, images: [] }
      groups.push(current)
    }
    current.images.push(image)
  }
  // A batch without a block still reaches a person.
  if (groups.length === 0) groups.push({ reader: undefined, filerCode: '', images: [...images] })
  return { application, notices: groups.map((group) => readGroup(group, application)) }
}

const readGroup = ({ reader, filerCode, images }: Group, application: string): StatusNotice => ({
  images,
  ...(reader?.read(images) ?? {
    about: { subject: 'entry', numbers: images.flatMap((image) => numbersIn(image, filerCode)) },
    meanings: [unreadStatus(application)],
  }),
})

const FILER_CODE = /^[A-Z0-9]{3}$/

/** Wherever the block's filer code is followed by eight digits, an entry number is possible. */
function numbersIn(image: string, filerCode: string): string[] {
  if (!FILER_CODE.test(filerCode)) return []
  const places = image.matchAll(new RegExp(`${filerCode}[ -]{0,2}(\\d{7})-?(\\d)`, 'g'))
  return [...places].map((match) => `${filerCode}${match[1]}${match[2]}`)
}
