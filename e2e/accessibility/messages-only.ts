import type { Page } from '@playwright/test'
import { SAMPLE_DRAFT } from '../fixtures/sample-draft.ts'
import { elementsBeyond, textsCutOff, textsWithoutMessage } from '../harness/pseudo-language.ts'
import { expect } from '../harness/test.ts'
import { SHEET_HEADINGS } from './dialog-states.ts'

/** The person, the organization and its initials, the browser, and the names of places and companies in the sample. */
const OF_THE_WORLD = [
  ...["Ruth Okafor's Organization", 'Ruth Okafor', 'Ruth', 'RO', 'Chrome', 'Linux'],
  ...['Los Angeles, California', 'Los Angeles', 'Long Beach, California', 'Taiwan', 'TWN', 'HSI', 'TAI'],
  ...['SOUTHWEST MARINE AND GENERAL INSURANCE CO', 'CENTENNIAL CASUALTY COMPANY'],
  ...[...SHEET_HEADINGS, 'HARBOR CHAIRS'],
  ...['Laptop', 'Windows Hello', 'Key on the ring that Ruth Okafor keeps in the drawer at home'],
]

/** Every text in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

const DATA = [...textsIn(SAMPLE_DRAFT).filter((text) => text.length > 1), ...OF_THE_WORLD]

const softly = expect.configure({ soft: true })

/** In the pseudo-language: every text of the page is a message or data, none is cut off, none is wider than the window. */
export async function expectMessagesOnly(page: Page, path: string) {
  expect.soft(await textsWithoutMessage(page, DATA), `texts without a message on ${path}`).toEqual([])
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    // A sheet of lines takes the new width a moment later.
    await softly
      .poll(() => elementsBeyond(page), { message: `wider than ${width} px on ${path}` })
      .toEqual([])
    await softly
      .poll(() => textsCutOff(page), { message: `texts cut off at ${width} px on ${path}` })
      .toEqual([])
  }
}
