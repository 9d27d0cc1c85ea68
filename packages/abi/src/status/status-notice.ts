/** One notice of a UC message: what customs has done or wants about an entry summary. */
export interface SummaryNotice {
  kind: 'UC'
  filerCode: string
  entryNumber: string
  /** Disposition type code; '' when it could not be read. */
  disposition: string
  team?: string
  reason?: string
  /** `YYYY-MM-DD`. */
  date?: string
  lineId?: string
  user?: string
  telephone?: string
  extension?: string
  actionId?: string
  remarks: string[]
  quota: { lineId: string; status: string; description: string }[]
  images: string[]
}

/** One thing that an SO message says: of a bill (SO50) or of the entry (SO60). */
export interface ReleaseAction {
  record: 'SO50' | 'SO60'
  code: string
  narrative: string
  date?: string
  /** HHMM. */
  time?: string
  releaseDate?: string
  documentType?: string
}

/** The notice of an SO message about one entry. */
export interface ReleaseNotice {
  kind: 'SO'
  filerCode: string
  entryNumber: string
  actions: ReleaseAction[]
  images: string[]
}

/** Records that no layout reads, with the entry numbers that may stand in them. */
export interface UnreadNotice {
  kind: 'unread'
  /** Eleven characters each, the filer code of the block first. */
  candidates: string[]
  images: string[]
}

export type StatusNotice = SummaryNotice | ReleaseNotice | UnreadNotice
