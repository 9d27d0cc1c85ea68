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

/** Blocks 31-38 of one line. Cells hold one or two printed lines each. */
export interface FormLine {
  number: string
  description: string
  htsus: string
  adcvdCase: string
  grossWeight: string
  manifestQty: string
  netQty: string
  enteredValue: string
  charges: string
  relationship: string
  rate: string
  adcvdRate: string
  duty: string
  irTax: string
}

/** A row of the Other Fee Summary box. */
export interface FormFee {
  label: string
  amount: string
}
