import type { Form7501 } from './form.ts'
import { continuedBlocks, layContinued, sheetsOfBlocks } from './layout-continued.ts'
import { FEES_BOX, FOOT_TOP, layFoot, SIGNATURES } from './layout-foot.ts'
import {
  CONTINUATION_HEAD_BOTTOM,
  HEAD,
  HEAD_BOTTOM,
  layContinuationHead,
  layHeader,
  layPageNumber,
} from './layout-head.ts'
import { layLines, pagesOfLines } from './layout-lines.ts'
import { emptyPage, PAGE, type Page } from './page.ts'

const BOTTOM = PAGE.margin + 10

/**
 * Lays the form on pages: the first with blocks 1-47; continuation sheets have the entry number, what the boxes of the
 * first page have no room for, and blocks 31-38 of the lines that follow.
 */
export function layoutForm(form: Form7501): Page[] {
  const continued = continuedBlocks(form, [...HEAD, ...SIGNATURES], FEES_BOX)
  const { sheets, used } = sheetsOfBlocks(continued, CONTINUATION_HEAD_BOTTOM - BOTTOM)
  const sheetOf = new Map<string, number>()
  sheets.forEach((blocks, index) => {
    for (const { block } of blocks) if (!sheetOf.has(block)) sheetOf.set(block, index + 2)
  })
  /** Where lines are on a page, counted from 0: under the blocks that go on. */
  const edgesOf = (page: number) => {
    if (page === 0) return { top: HEAD_BOTTOM, bottom: FOOT_TOP }
    if (page < sheets.length) return { top: BOTTOM, bottom: BOTTOM }
    return { top: CONTINUATION_HEAD_BOTTOM - (page === sheets.length ? used : 0), bottom: BOTTOM }
  }
  const lines = pagesOfLines(form.lines, edgesOf)
  const count = Math.max(lines.length, 1 + sheets.length)
  return Array.from({ length: count }, (_, index) => {
    const page = emptyPage(form.marks)
    const own = lines[index] ?? []
    if (index === 0) layHeader(page, form, sheetOf)
    else layContinuationHead(page, form)
    layContinued(page, sheets[index - 1] ?? [], CONTINUATION_HEAD_BOTTOM)
    const { top, bottom } = edgesOf(index)
    if (index === 0 || own.length > 0) layLines(page, own, top, bottom)
    if (index === 0) layFoot(page, form, sheetOf)
    layPageNumber(page, index + 1, count)
    return page
  })
}
