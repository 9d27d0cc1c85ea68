import { CONTINUATION_TITLE } from './edition-2024/rows.ts'
import type { Form7501 } from './form.ts'
import { FOOT_HEIGHT, layFoot } from './layout-foot.ts'
import { layHeader, layTitle } from './layout-head.ts'
import { layLines, pagesOfLines } from './layout-lines.ts'
import { emptyPage, PAGE, type Page } from './page.ts'

const BOTTOM = PAGE.margin
const FOOT_TOP = BOTTOM + FOOT_HEIGHT
const CONTINUATION_TOP = PAGE.height - PAGE.margin - 30

/** Lays the form on pages: the first with blocks 1-47, continuation sheets repeat blocks 31-38. */
export function layoutForm(form: Form7501): Page[] {
  const linesTop = layHeader(emptyPage(), form, 1, 1)
  const [onFirst = [], ...others] = pagesOfLines(
    form.lines,
    { top: linesTop, bottom: FOOT_TOP },
    { top: CONTINUATION_TOP, bottom: BOTTOM },
  )
  const count = 1 + others.length
  const first = emptyPage()
  layLines(first, onFirst, layHeader(first, form, 1, count), FOOT_TOP)
  layFoot(first, form, FOOT_TOP)
  const continued = others.map((lines, index) => {
    const page = emptyPage()
    layLines(page, lines, layTitle(page, CONTINUATION_TITLE, form, index + 2, count), BOTTOM)
    return page
  })
  return [first, ...continued]
}
