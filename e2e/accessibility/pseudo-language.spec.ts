import { pseudoMessage } from '../../scripts/lib/pseudo-language.mjs'
import { SIGNED_IN_ROUTES } from '../fixtures/routes.ts'
import { SAMPLE_DRAFT } from '../fixtures/sample-draft.ts'
import { readPseudoLanguage } from '../harness/pseudo-language.ts'
import { goInside, headingOf } from '../harness/route-visit.ts'
import { expect, test } from '../harness/test.ts'
import { expectMessagesOnly } from './messages-only.ts'
import { settled } from './signed-in.ts'

const PAGES = SIGNED_IN_ROUTES.filter(({ path, at }) => !at || at === path)

test('every page in a longer language: nothing is left in English, and nothing is cut off', async ({
  page,
  session,
}) => {
  test.slow()
  await readPseudoLanguage(page)
  const { id } = await session.createEntry(SAMPLE_DRAFT)
  await page.goto('/reports')
  for (const { path } of PAGES) {
    await test.step(path, async () => {
      const between = path === '/shipments' ? 'Reports' : 'Shipments'
      await goInside(page, `/${between.toLowerCase()}`)
      await expect(headingOf(page)).toHaveText(pseudoMessage(between))
      await goInside(page, path.replace(':id', id))
      await expect(headingOf(page)).not.toHaveText(pseudoMessage(between))
      await settled(page)
      await expectMessagesOnly(page, path)
    })
  }
})
