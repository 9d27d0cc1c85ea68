/** A guide or topic of the documentation. `[27]` in its texts links to that block. */
export interface GuideSection {
  heading: string
  paragraphs?: readonly string[]
  /** Numbered when the order matters. */
  steps?: readonly string[]
  list?: readonly string[]
  /** Two columns: what, and what it means. */
  table?: { head: readonly [string, string]; rows: readonly (readonly [string, string])[] }
}

export interface Guide {
  path: string
  title: string
  description: string
  lead: string
  sections: readonly GuideSection[]
  /** Official sources of the customs facts on the page. */
  sources?: readonly string[]
}
