import { expectAccessible, expectNoSidewaysScroll } from '../harness/accessible.ts'
import { inPseudoLanguage } from '../harness/in-pseudo-language.ts'
import { readPseudoLanguage } from '../harness/pseudo-language.ts'
import { test } from '../harness/test.ts'
import { expectMessagesOnly } from './messages-only.ts'
import { lookAs } from './signed-in.ts'
import { UI_STATES } from './ui-states.ts'
import { isFull, nameOf, pagesOf, VARIANTS } from './variants.ts'

/**
 * Each state is reached in the longer language, where a rule of axe that fails in English fails as well and a text has
 * less room; the full run takes English too.
 */
for (const variant of VARIANTS) {
  for (const state of pagesOf(UI_STATES, variant)) {
    test(`${state.name} in a longer language: ${nameOf(variant)}`, async ({ page, session }) => {
      await readPseudoLanguage(page)
      await lookAs(page, session, variant)
      await state.reach(inPseudoLanguage(page), session)
      await expectAccessible(page, state.name)
      await expectNoSidewaysScroll(page, state.name)
      await expectMessagesOnly(page, state.name)
    })
    if (!isFull) continue
    test(`${state.name}: ${nameOf(variant)}`, async ({ page, session }) => {
      await lookAs(page, session, variant)
      await state.reach(page, session)
      await expectAccessible(page, state.name)
      await expectNoSidewaysScroll(page, state.name)
    })
  }
}
