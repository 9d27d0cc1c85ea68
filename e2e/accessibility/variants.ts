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

export const WHOLE_MATRIX: Variant[] = THEMES.flatMap((theme) =>
  DENSITIES.flatMap((density) => WIDTHS.map((width) => ({ theme, density, width }))),
)

/** Six variants in which every pair of theme and density, theme and width, density and width occurs. */
export const PAIRWISE: Variant[] = [
  { theme: 'light', density: 'comfortable', width: 1280 },
  { theme: 'dark', density: 'compact', width: 1280 },
  { theme: 'light', density: 'compact', width: 390 },
  { theme: 'dark', density: 'comfortable', width: 390 },
  { theme: 'light', density: 'comfortable', width: 320 },
  { theme: 'dark', density: 'compact', width: 320 },
]

const isFull = process.env.EDFE_TEST_FULL === '1'

export const VARIANTS = isFull ? WHOLE_MATRIX : PAIRWISE

/** The pages to take in a variant: all of them in the full run, else each page once and the key pages in all. */
export function pagesOf<T>(pages: readonly T[], variant: Variant, isKey: (page: T) => boolean): T[] {
  if (isFull) return [...pages]
  const turn = PAIRWISE.indexOf(variant)
  return pages.filter((page, index) => isKey(page) || index % PAIRWISE.length === turn)
}

export const nameOf = ({ theme, density, width }: Variant) => `${theme}, ${density}, ${width} px`
