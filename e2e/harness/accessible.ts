import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG_21_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']

/**
 * Notes a failure, with one line per element that axe finds at fault against WCAG 2.1 A and AA in the page as it stands;
 * the test goes on, so that one run names every fault.
 */
export async function expectAccessible(page: Page, state: string) {
  // Only what fails is worked out, in the page itself: no page of the product has frames.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const { violations } = await axe.withTags(WCAG_21_AA).analyze()
  const faults = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      (node) =>
        `${id}: ${help}: ${node.target.join(' ')} (${node.failureSummary?.split('\n').at(-1)?.trim()})`,
    ),
  )
  expect.soft(faults, `axe on ${state}`).toEqual([])
}

/** A window of 1280 × 1024 pixels at 400 %, in pixels of the page. */
const ZOOMED = { width: 320, height: 256 }

/** WCAG 1.4.10: nothing has to be scrolled sideways to be read, as wide as the window is and at 400 %. */
export async function expectNoSidewaysScroll(page: Page, state: string) {
  const before = page.viewportSize()
  await expectFits(page, state)
  await page.setViewportSize(ZOOMED)
  await expectFits(page, `${state} at 400 %`)
  if (before) await page.setViewportSize(before)
}

/** Nothing is wider than the window as it is now. */
export async function expectFits(page: Page, state: string) {
  const pixelsOver = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(pixelsOver, `pixels wider than the window on ${state}`).toBeLessThanOrEqual(0)
}
