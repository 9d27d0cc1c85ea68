import { CONTINUATION_TITLE } from './edition-2024/rows.ts'
import type { Form7501 } from './form.ts'
import { FOOT_HEIGHT, layFoot } from './layout-foot.ts'
import { layHeader, layTitle } from './layout-head.ts'
import { layLines, linesThatFit } from './layout-lines.ts'
import { emptyPage, PAGE, type Page } from './page.ts'

const BOTTOM = PAGE.margin
const FOOT_TOP = BOTTOM + FOOT_HEIGHT
const CONTINUATION_TOP = PAGE.height - PAGE.margin - 30
const PER_CONTINUATION = linesThatFit(CONTINUATION_TOP, BOTTOM)

/** Lays the form on pages: the first with blocks 1-47, continuation sheets repeat blocks 31-38. */
export function layoutForm(form: Form7501): Page[] {
  const probe = emptyPage()
  const onFirst = linesThatFit(layHeader(probe, form, 1, 1), FOOT_TOP)
  const rest = Math.max(0, form.lines.length - onFirst)
  const count = 1 + Math.ceil(rest / PER_CONTINUATION)
  const first = emptyPage()
  layLines(first, form.lines.slice(0, onFirst), layHeader(first, form, 1, count), FOOT_TOP)
  layFoot(first, form, FOOT_TOP)
  const pages = [first]
  for (let index = 1; index < count; index += 1) {
    const page = emptyPage()
    const from = onFirst + (index - 1) * PER_CONTINUATION
    const top = layTitle(page, CONTINUATION_TITLE, form, index + 1, count)
    layLines(page, form.lines.slice(from, from + PER_CONTINUATION), top, BOTTOM)
    pages.push(page)
  }
  return pages
}
