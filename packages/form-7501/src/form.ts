import type { DeclarationTicks } from '@edfe/domain/entry'

/** The content of a printed Form 7501, block by block; every value is the text in the box. */
export interface Form7501 {
  /** Text per block number, '1' to '47' (38 and below per line are in `lines`). */
  blocks: Readonly<Record<string, string>>
  lines: readonly FormLine[]
  /** The Other Fee Summary: what block 43 is the sum of. */
  fees: readonly FormFee[]
  declaration: DeclarationTicks
  /** Printed large behind the content and at the head of every page of a form that CBP has not accepted, e.g. 'DRAFT'. */
  marks: readonly string[]
  /** The text printed next to the marks: that it replaces an earlier version. */
  note?: string | undefined
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
