import type { ReleaseStatus, SummaryStatus } from '@edfe/domain/filing'

/** One notice of a UC message: what customs has done or wants about an entry summary. */
export interface SummaryNotice extends SummaryStatus {
  kind: 'UC'
  filerCode: string
  entryNumber: string
  actionId?: string
  remarks: string[]
  quota: { lineId: string; status: string; description: string }[]
  images: string[]
}

/** The notice of an SO message about one entry. */
export interface ReleaseNotice {
  kind: 'SO'
  filerCode: string
  entryNumber: string
  actions: ReleaseStatus[]
  images: string[]
}

/** Records that no layout reads, with what may be entry numbers in them. */
export interface UnreadNotice {
  kind: 'unread'
  /** Eleven characters each, the filer code of the block first. */
  candidates: string[]
  images: string[]
}

export type StatusNotice = SummaryNotice | ReleaseNotice | UnreadNotice
