import type { Page } from '@playwright/test'
import { pseudoMessage } from '../../scripts/lib/pseudo-language.mjs'
import { SIGNED_IN_ROUTES } from '../fixtures/routes.ts'
import { SAMPLE_DRAFT } from '../fixtures/sample-draft.ts'
import { inPseudoLanguage } from '../harness/in-pseudo-language.ts'
import {
  elementsBeyond,
  readPseudoLanguage,
  textsCutOff,
  textsWithoutMessage,
} from '../harness/pseudo-language.ts'
import { goInside, headingOf } from '../harness/route-visit.ts'
import { expect, test } from '../harness/test.ts'
import { SHEET_HEADINGS } from './dialog-states.ts'
import { settled } from './signed-in.ts'
import { UI_STATES } from './ui-states.ts'

const PAGES = SIGNED_IN_ROUTES.filter(({ path, at }) => !at || at === path)

/** The person, the organization and its initials, the browser, and the names of places and companies in the sample. */
const OF_THE_WORLD = [
  ...["Ruth Okafor's Organization", 'Ruth Okafor', 'Ruth', 'RO', 'Chrome', 'Linux'],
  ...['Los Angeles, California', 'Los Angeles', 'Long Beach, California', 'Taiwan', 'TWN', 'HSI', 'TAI'],
  'SOUTHWEST MARINE AND GENERAL INSURANCE CO',
  ...[...SHEET_HEADINGS, 'HARBOR CHAIRS'],
  ...['Laptop', 'Windows Hello', 'Key on the ring that Ruth Okafor keeps in the drawer at home'],
]

/** Every text in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

const DATA = [...textsIn(SAMPLE_DRAFT).filter((text) => text.length > 1), ...OF_THE_WORLD]

async function expectMessagesOnly(page: Page, path: string, data: readonly string[] = DATA) {
  expect.soft(await textsWithoutMessage(page, data), `texts without a message on ${path}`).toEqual([])
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await elementsBeyond(page), `wider than ${width} px on ${path}`).toEqual([])
    expect.soft(await textsCutOff(page), `texts cut off at ${width} px on ${path}`).toEqual([])
  }
}

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

for (const state of UI_STATES) {
  test(`${state.name} in a longer language`, async ({ page, session }) => {
    await readPseudoLanguage(page)
    await state.reach(inPseudoLanguage(page), session)
    await expectMessagesOnly(page, state.name)
  })
}
