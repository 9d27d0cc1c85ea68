import { PUBLIC_ROUTES, SIGNED_IN_ROUTES, VISITOR_ROUTES } from '../fixtures/routes.ts'
import { SAMPLE_DRAFT } from '../fixtures/sample-draft.ts'
import { expectAccessible } from '../harness/accessible.ts'
import { elementsBeyond, textsCutOff } from '../harness/pseudo-language.ts'
import { screenshot } from '../harness/screenshot.ts'
import { expect, test } from '../harness/test.ts'
import { keepLanguage } from '../harness/words.ts'
import { settled } from './signed-in.ts'

const SIGNED_IN = SIGNED_IN_ROUTES.filter(({ path, at }) => !at || at === path).map(({ path }) => path)
const FOR_ALL = [...PUBLIC_ROUTES, ...VISITOR_ROUTES].map(({ path }) => path)
const softly = expect.configure({ soft: true })

for (const tag of ['es', 'fr'] as const) {
  test(`every page in ${tag} is accessible, and nothing of it is cut off on a desk and on a phone`, async ({
    page,
    session,
  }) => {
    test.slow()
    const { id } = await session.createEntry(SAMPLE_DRAFT)
    await keepLanguage(page, tag)
    for (const path of [...SIGNED_IN, ...FOR_ALL]) {
      await test.step(path, async () => {
        await page.goto(path.replace(':id', id))
        await settled(page)
        await expect.soft(page.locator('html'), path).toHaveAttribute('lang', tag)
        for (const width of [1280, 390]) {
          await page.setViewportSize({ width, height: 900 })
          await softly
            .poll(() => elementsBeyond(page), { message: `wider than ${width} px on ${path}` })
            .toEqual([])
          await softly
            .poll(() => textsCutOff(page), { message: `cut off at ${width} px on ${path}` })
            .toEqual([])
          await screenshot(page, `${tag} ${path} ${width}`)
        }
        await expectAccessible(page, `${path} in ${tag}`)
      })
    }
  })
}
