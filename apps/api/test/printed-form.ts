/** A printed Form 7501, read back from the text of its PDF: `textOfForm`. */
export interface PrintedForm {
  /** The texts in the box of a block of the first page, such as '12'. */
  block(number: string): string
  /** The texts of a column of lines, on all sheets. */
  column(name: keyof typeof COLUMNS): string[]
  /** The rows of the Other Fee Summary. */
  fees(): string[]
  /** The text under a label. */
  below(label: string): string
}

/** The last heading of each column of lines, and the text that ends it. */
const COLUMNS = {
  line: ['Line No.', '32. Description of Merchandise'],
  goods: ['B. AD/CVD No.', '34. A. Gross Weight'],
  weight: ['B. Manifest Qty.', '35. Net Quantity'],
  net: ['in HTSUS Units', '36. A. Entered Value'],
  value: ['C. Relationship', '37. A. HTSUS Rate'],
  rate: ['D. Visa No.', '38. Duty and I.R. Tax'],
  duty: ['Dollars Cents', 'Other Fee Summary (for Block 39)'],
} as const

const FOOT = 'CBP Form 7501 (2024)'
const isLabel = (text: string): boolean => /^\d{1,2}\. [A-Z]|^31\.$/.test(text)

export function readPrintedForm(text: string): PrintedForm {
  const texts = text.split('\n')
  const between = (start: string, end: string): string[] => {
    const found: string[] = []
    for (let at = texts.indexOf(start); at !== -1; at = texts.indexOf(start, at + 1)) {
      const rest = texts.slice(at + 1)
      const last = rest.findIndex((one) => one === end || one === FOOT)
      found.push(...rest.slice(0, last))
    }
    return found
  }
  return {
    block(number) {
      const at = texts.findIndex((one) => one.startsWith(`${number}. `))
      const rest = texts.slice(at + 1)
      return rest.slice(0, rest.findIndex(isLabel)).join(' ')
    },
    column: (name) => between(COLUMNS[name][0], COLUMNS[name][1]),
    fees: () => between('Other Fee Summary (for Block 39)', '39. Total Entered Value'),
    below: (label) => texts[texts.indexOf(label) + 1] ?? '',
  }
}
