import { CASE_1_DRAFT } from '../fixtures/case-1-draft.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../harness/accessible.ts'
import { test } from '../harness/test.ts'
import { settled, signedIn } from './signed-in.ts'
import { nameOf, pagesOf, VARIANTS } from './variants.ts'

/** `:draft` is an entry with nothing typed, `:ready` one that could be submitted. */
const PAGES = [
  '/dashboard',
  '/entries',
  '/entries?status=draft',
  '/settings/organization',
  '/settings/members',
  '/settings/account',
  '/settings/notifications',
  '/settings/security',
  '/shipments',
  '/reports',
  '/entries/:draft/step-1',
  '/entries/:ready/bond',
  '/entries/:ready/transport',
  '/entries/:ready/export',
  '/entries/:ready/trade-remedies',
  '/entries/:ready/parties',
  '/entries/:ready/lines',
  '/entries/:ready/line-values',
  '/entries/:ready/calculations',
  '/entries/:ready/declaration',
  '/entries/:ready/step-2',
  '/entries/:draft/step-3',
  '/entries/:ready/step-4',
  '/entries/:ready/step-5',
  '/entries/:draft/step-6',
  '/entries/:ready/step-6',
  '/entries/00000000-0000-4000-8000-000000000000/step-2',
]
const KEY_PAGES = ['/dashboard', '/entries/:ready/step-2', '/entries/:ready/step-4', '/entries/:ready/step-6']

for (const variant of VARIANTS) {
  test(`signed-in pages: ${nameOf(variant)}`, async ({ browser, product }) => {
    test.slow()
    const { session, page, close } = await signedIn(browser, product, variant)
    const draft = await session.createEntry()
    const ready = await session.save(await session.createEntry(), CASE_1_DRAFT)
    for (const pattern of pagesOf(PAGES, variant, (key) => KEY_PAGES.includes(key))) {
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
