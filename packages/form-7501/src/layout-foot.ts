import type { Form7501 } from './form.ts'
import { CONTENT_WIDTH, frame, PAGE, type Page, put } from './page.ts'

const TOTALS_HEIGHT = 78
const SIGN_HEIGHT = 74
export const FOOT_HEIGHT = TOTALS_HEIGHT + SIGN_HEIGHT
const MOST_FEES = 6

const tick = (on: boolean): string => (on ? '[X]' : '[ ]')

function layFees(page: Page, form: Form7501, x: number, top: number, width: number): void {
  frame(page, x, top, width, TOTALS_HEIGHT)
  put(page, x + 3, top - 7, 'Other Fee Summary', { size: 5.5 })
  const shown = form.fees.slice(0, MOST_FEES)
  shown.forEach((fee, index) => {
    const y = top - 18 - index * 10
    put(page, x + 3, y, fee.label, { size: 7.5, maxWidth: width * 0.6 })
    put(page, x + width - 3, y, fee.amount, { size: 7.5, bold: true, align: 'right' })
  })
}

function layTotals(page: Page, form: Form7501, x: number, top: number, width: number): void {
  const rows = [
    ['39', '39. Total Entered Value'],
    ['41', '41. Duty'],
    ['42', '42. Tax'],
    ['43', '43. Other'],
    ['44', '44. Total'],
  ] as const
  const height = TOTALS_HEIGHT / rows.length
  rows.forEach(([block, label], index) => {
    const y = top - index * height
    const isTotal = block === '44'
    frame(page, x, y, width, height)
    put(page, x + 3, y - 10, label, { size: 6.5, bold: isTotal })
    const options = { size: isTotal ? 10 : 8, bold: true, align: 'right' as const }
    put(page, x + width - 3, y - 11, form.blocks[block] ?? '', options)
  })
}

function layDeclaration(page: Page, form: Form7501, x: number, top: number, width: number): void {
  frame(page, x, top, width, TOTALS_HEIGHT)
  put(page, x + 3, top - 7, '40. Declaration of Importer of Record or Authorized Agent', { size: 5.5 })
  const statements = [
    `${tick(form.declaration.importerOrAgent)} Importer of record, or agent of the importer,`,
    '      owner, purchaser or consignee',
    `${tick(form.declaration.purchase)} Obtained by purchase or agreement to purchase;`,
    '      prices in the invoices are true',
    'Statements in the documents filed are true and correct.',
  ]
  statements.forEach((text, index) => {
    put(page, x + 3, top - 19 - index * 11, text, { size: 7, maxWidth: width - 6 })
  })
}

/** Blocks 39-47 at the foot of the first page; `top` is their upper edge. */
export function layFoot(page: Page, form: Form7501, top: number): void {
  const third = CONTENT_WIDTH / 3
  layFees(page, form, PAGE.margin, top, third)
  layDeclaration(page, form, PAGE.margin + third, top, third)
  layTotals(page, form, PAGE.margin + 2 * third, top, third)
  const signTop = top - TOTALS_HEIGHT
  const boxes = [
    ['45', '45. Declarant Name, Title, Signature and Date'],
    ['46', '46. Broker/Filer Information (Name, Address, Phone)'],
    ['47', '47. Broker/Importer File Number'],
  ] as const
  boxes.forEach(([block, label], index) => {
    const x = PAGE.margin + index * third
    frame(page, x, signTop, third, SIGN_HEIGHT)
    put(page, x + 3, signTop - 7, label, { size: 5.5, maxWidth: third - 6 })
    ;(form.blocks[block] ?? '').split('\n').forEach((text, line) => {
      put(page, x + 3, signTop - 19 - line * 10, text, { size: 8, bold: line === 0, maxWidth: third - 6 })
    })
  })
}
