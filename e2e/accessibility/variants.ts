import type { Page } from '@playwright/test'
import { expectAccessible } from '../harness/accessible.ts'

/** One way to look at a page. */
export interface Variant {
  theme: 'light' | 'dark'
  density: 'comfortable' | 'compact'
  width: number
}

const THEMES = ['light', 'dark'] as const
const DENSITIES = ['comfortable', 'compact'] as const
/** A desk, a phone, and the narrowest that WCAG's reflow asks for (1280 px at 400 %). */
const WIDTHS = [1280, 390, 320] as const

const WHOLE_MATRIX: Variant[] = THEMES.flatMap((theme) =>
  DENSITIES.flatMap((density) => WIDTHS.map((width) => ({ theme, density, width }))),
)

/** Six variants in which every pair of theme and density, theme and width, density and width occurs. */
const PAIRWISE: Variant[] = [
  { theme: 'light', density: 'comfortable', width: 1280 },
  { theme: 'dark', density: 'compact', width: 1280 },
  { theme: 'light', density: 'compact', width: 390 },
  { theme: 'dark', density: 'comfortable', width: 390 },
  { theme: 'light', density: 'comfortable', width: 320 },
  { theme: 'dark', density: 'compact', width: 320 },
]

/** Whether the run takes every page in every look and in both languages (`npm run test:full`). */
export const isFull = process.env.EDFE_TEST_FULL === '1'

export const VARIANTS = isFull ? WHOLE_MATRIX : PAIRWISE

/** The pages to take in a variant: all of them in the full run, else each page once. */
export function pagesOf<T>(pages: readonly T[], variant: Variant): T[] {
  if (isFull) return [...pages]
  const turn = PAIRWISE.indexOf(variant)
  return pages.filter((_, index) => index % PAIRWISE.length === turn)
}

/** Judges a page as it is open in one variant; a key page in the other variants as well, which it takes on in turn. */
export async function expectAccessibleIn(page: Page, variant: Variant, state: string, isKey: boolean) {
  await expectAccessible(page, `${state}: ${nameOf(variant)}`)
  if (!isKey || isFull) return
  for (const other of VARIANTS.filter((one) => one !== variant)) {
    await takeOn(page, other)
    await expectAccessible(page, `${state}: ${nameOf(other)}`)
  }
  await takeOn(page, variant)
}

/** Changes the look of the open page, as its settings do in a tab that is open. */
async function takeOn(page: Page, { theme, density, width }: Variant) {
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate(
    (look) => {
      const { dataset } = document.documentElement
      dataset.theme = look.theme
      if (look.density === 'compact') dataset.density = look.density
      else delete dataset.density
    },
    { theme, density },
  )
}

export const nameOf = ({ theme, density, width }: Variant) => `${theme}, ${density}, ${width} px`
