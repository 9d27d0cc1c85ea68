import type { TextItem } from '@edfe/domain/pdf-text'

/** Scanned pages of a file that are read at most: each takes seconds. */
export const MOST_SCANS = 20

/** A page as a picture, and its size in the points in which its texts have their places. */
export interface PagePicture {
  content: Blob
  width: number
  height: number
}

/** The texts of a PDF or a photograph. */
export interface Paper {
  items: TextItem[]
  /** The recognised pictures, by the number of their page. */
  pictures: ReadonlyMap<number, PagePicture>
  /** Scanned pages that were not read because they were too many. */
  left: number
}

export type PaperRefusal = 'no-pdf' | 'no-picture' | 'not-installed' | 'not-started' | 'failed'

/**
 * The progress of the reading: the page being read, of how many, and the share of it that is done, from 0 to
 * 1.
 */
export interface PaperProgress {
  page: number
  of: number
  share: number
}
