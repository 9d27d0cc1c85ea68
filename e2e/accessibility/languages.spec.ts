import type { Page } from '@playwright/test'
import { PUBLIC_ROUTES, SIGNED_IN_ROUTES, VISITOR_ROUTES } from '../fixtures/routes.ts'
import { SAMPLE_DRAFT } from '../fixtures/sample-draft.ts'
import { expectAccessible } from '../harness/accessible.ts'
import { inSpokenLanguage } from '../harness/in-pseudo-language.ts'
import { elementsBeyond, textsCutOff } from '../harness/pseudo-language.ts'
import { screenshot } from '../harness/screenshot.ts'
import { expect, test } from '../harness/test.ts'
import { keepLanguage, speak } from '../harness/words.ts'
import { settled } from './signed-in.ts'
import { UI_STATES } from './ui-states.ts'

const SIGNED_IN = SIGNED_IN_ROUTES.filter(({ path, at }) => !at || at === path).map(({ path }) => path)
const FOR_ALL = [...PUBLIC_ROUTES, ...VISITOR_ROUTES].map(({ path }) => path)
const softly = expect.configure({ soft: true })

/** States whose words have the least room: a list, dialogs, a table of keys, a refusal. The pseudo-language has them all. */
const STATES = UI_STATES.filter(({ name }) =>
  [
    'open list of suggestions',
    'rejected entry',
    'invite member dialog',
    'sheet of shortcuts',
    'conflict dialog',
  ].includes(name),
)

/** Nothing of the open page is wider than the window or cut off, at the width of a desk and of a phone. */
async function expectRoom(page: Page, name: string) {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await softly.poll(() => elementsBeyond(page), { message: `wider than ${width} px: ${name}` }).toEqual([])
    await softly.poll(() => textsCutOff(page), { message: `cut off at ${width} px: ${name}` }).toEqual([])
    await screenshot(page, `${name} ${width}`)
  }
}

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
        await expectRoom(page, `${tag} ${path}`)
        await expectAccessible(page, `${path} in ${tag}`)
      })
    }
  })

  test(`lists, dialogs and refusals in ${tag} are accessible, and nothing of them is cut off on a desk and on a phone`, async ({
    page,
    session,
  }) => {
    test.slow()
    await speak(tag)
    try {
      await keepLanguage(page, tag)
      for (const { name, reach } of STATES) {
        await test.step(name, async () => {
          await page.setViewportSize({ width: 1280, height: 900 })
          await reach(inSpokenLanguage(page), session)
          await expectRoom(page, `${tag} ${name}`)
          await expectAccessible(page, `${name} in ${tag}`)
        })
      }
    } finally {
      await speak('en')
    }
  })
}
