import { expectAccessible, expectNoSidewaysScroll } from '../harness/accessible.ts'
import { test } from '../harness/test.ts'
import { lookAs } from './signed-in.ts'
import { UI_STATES } from './ui-states.ts'
import { nameOf, pagesOf, VARIANTS } from './variants.ts'

for (const variant of VARIANTS) {
  for (const state of pagesOf(UI_STATES, variant)) {
    test(`${state.name}: ${nameOf(variant)}`, async ({ page, session }) => {
      await lookAs(page, session, variant)
      await state.reach(page, session)
      await expectAccessible(page, state.name)
      await expectNoSidewaysScroll(page, state.name)
    })
  }
}
