import { SIGNED_IN_ROUTES } from '../fixtures/routes.ts'
import { SAMPLE_DRAFT } from '../fixtures/sample-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../harness/accessible.ts'
import { test } from '../harness/test.ts'
import { settled, signedIn } from './signed-in.ts'
import { nameOf, pagesOf, VARIANTS } from './variants.ts'

/** Steps that look different while nothing is typed. */
const DRAFT_TOO = /step-[1356]$/

/**
 * Every page of the table of routes, so that a new route is judged here as well. `:draft` is an entry with nothing
 * typed, `:ready` one that could be submitted; pages that a redirect leads to stand in the table themselves.
 */
const PAGES = SIGNED_IN_ROUTES.filter(({ at }) => at === undefined || at === '/dashboard').flatMap(
  ({ path }) =>
    DRAFT_TOO.test(path)
      ? [path.replace(':id', ':draft'), path.replace(':id', ':ready')]
      : [path.replace(':id', ':ready')],
)
/** Pages that are open to visitors too, with the frame of somebody who is signed in. */
const SHARED_PAGES = ['/settings/no-such-page', '/reset-password', '/about', '/documentation/entries']
const KEY_PAGES = ['/dashboard', '/entries/:ready/step-2', '/entries/:ready/step-4', '/entries/:ready/step-6']

for (const variant of VARIANTS) {
  test(`signed-in pages: ${nameOf(variant)}`, async ({ browser, product }) => {
    test.slow()
    const { session, page, close } = await signedIn(browser, product, variant)
    const draft = await session.createEntry()
    const ready = await session.createEntry(SAMPLE_DRAFT)
    for (const pattern of pagesOf([...PAGES, ...SHARED_PAGES], variant, (key) => KEY_PAGES.includes(key))) {
      await test.step(pattern, async () => {
        await page.goto(pattern.replace(':draft', draft.id).replace(':ready', ready.id))
        await settled(page)
        await expectAccessible(page, pattern)
        await expectNoSidewaysScroll(page, pattern)
      })
    }
    await close()
  })
}
