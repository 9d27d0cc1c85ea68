/** What a printed Form 7501 says, block by block; every value is the text that stands in the box. */
export interface Form7501 {
  /** Text per block number, '1' to '47' (38 and below per line are in `lines`). */
  blocks: Readonly<Record<string, string>>
  lines: readonly FormLine[]
  fees: readonly FormFee[]
  /** Block 40: importer of record or agent; obtained by purchase. */
  declaration: { importerOrAgent: boolean; purchase: boolean }
  /** Printed across the head of every page when the entry is not accepted, e.g. 'DRAFT'. */
  mark?: string
}

/** The columns of blocks 31-38. */
export type LineColumn = 'line' | 'goods' | 'weight' | 'net' | 'value' | 'rate' | 'duty'

/** One printed row of a line; a column without a cell is blank. */
export type LineRow = { readonly [Column in LineColumn]?: { readonly text: string; readonly bold?: boolean } }

/** Blocks 31-38 of one line: its description, every tariff row, cases, taxes and fees, one below the other. */
export interface FormLine {
  rows: readonly LineRow[]
}

/** A row of the Other Fee Summary box. */
export interface FormFee {
  label: string
  amount: string
}
