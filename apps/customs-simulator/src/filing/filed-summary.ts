/** A summary on file. */
export interface FiledSummary {
  /** Filer code and entry number. */
  key: string
  port: string
  filerReference: string
  version: string
  entryType: string
  importer: string
  /** Day of the batch that filed it, `YYYY-MM-DD`. */
  day: string
  /** Estimated entry date, `YYYY-MM-DD`; absent where none was filed. */
  entryDate?: string
  /** Whether a post summary correction filed it: nothing but another one follows. */
  isPostSummary?: true
}

/** The effect of a transmission on the summaries on file. */
export type Effect = { kind: 'stored'; summary: FiledSummary } | { kind: 'deleted'; key: string }

/** Looks up what is on file, effects of the running transmission included. */
export type Lookup = (key: string) => FiledSummary | undefined
