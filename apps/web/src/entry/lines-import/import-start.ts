/** The start of an import of lines. */
export interface ImportStart {
  /** A text that was pasted into the sheet. */
  pasted?: string | undefined
  /** The drafts of an abandoned import, which take the lines that the entry has no room for. */
  resumed?: readonly string[] | undefined
}
