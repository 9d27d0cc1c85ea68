import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const OPTIONS: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] },
  // Only what fails is worked out; no page of the product has frames or plays anything.
  resultTypes: ['violations'],
  iframes: false,
  preload: false,
}

/**
 * Notes a failure, with one line per element that axe finds at fault against WCAG 2.1 A and AA in the page as it stands;
 * the test goes on, so that one run names every fault. Loading axe costs twice what it takes to judge a page, so a
 * document that is judged again keeps it.
 */
export const expectAccessible = (page: Page, state: string) => expectNoFaults(page, state, OPTIONS)

/** As `expectAccessible`, of the contrast alone: for a page that was judged whole in another theme. */
export const expectContrast = (page: Page, state: string) =>
  expectNoFaults(page, state, { ...OPTIONS, runOnly: { type: 'rule', values: ['color-contrast'] } })

async function expectNoFaults(page: Page, state: string, rules: axe.RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const faults = await page.evaluate(async (options) => {
    // A color that still changes, such as that of a button which was just enabled, is not yet what a person reads.
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
    const { run }: typeof axe = Reflect.get(window, 'axe')
    const { violations } = await run(document, options)
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) =>
          `${id}: ${help}: ${target.join(' ')} (${failureSummary?.split('\n').at(-1)?.trim()})`,
      ),
    )
  }, rules)
  expect.soft(faults, `axe on ${state}`).toEqual([])
}

const softly = expect.configure({ soft: true })

const DESK = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }
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

/** The page fits a desk, a phone and 400 %, and keeps its heading in sight. The window is then as it was. */
export async function expectFitsEverywhere(page: Page, state: string) {
  const before = page.viewportSize()
  for (const viewport of [DESK, PHONE, ZOOMED]) {
    await page.setViewportSize(viewport)
    await expectFits(page, `${state} at ${viewport.width} px`)
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    await expect.soft(heading, `heading of ${state} at ${viewport.width} px`).toBeVisible()
  }
  if (before) await page.setViewportSize(before)
}

/** Nothing is wider than the window as it is now. */
async function expectFits(page: Page, state: string) {
  const pixelsOver = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await softly
    .poll(pixelsOver, { message: `pixels wider than the window on ${state}` })
    .toBeLessThanOrEqual(0)
}
