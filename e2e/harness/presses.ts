import { type Page, test } from '@playwright/test'

/** What a person did on a page, and how long the journey took. */
export interface Presses {
  /** Keys that went down. */
  keys: number
  /** Presses of the mouse. */
  clicks: number
  /** Seconds from the start to the end, pages included, as the journey was driven. */
  seconds: number
}

/** Seconds of a practised person by the keystroke-level model (Card, Moran, Newell 1980): a key, and finding and pressing. */
const KEY_SECONDS = 0.28
const PRESS_SECONDS = 1.35 + 1.1 + 0.2

/** Hands and eyes alone; what the pages take comes on top. */
export const secondsOfPerson = ({ keys, clicks }: Presses): number =>
  keys * KEY_SECONDS + clicks * PRESS_SECONDS

/**
 * Counts keys and presses from here on, as the page receives them: texts must be typed key by key. The page must not be
 * loaded anew in between. The end is kept as an annotation of the test, which its report shows.
 */
export async function countPresses(page: Page): Promise<(goal: string) => Promise<Presses>> {
  const root = page.locator('html')
  const from = Date.now()
  await root.evaluate((html) => {
    const count = (name: 'keys' | 'clicks') => () => {
      html.dataset[name] = String(Number(html.dataset[name] ?? 0) + 1)
    }
    document.addEventListener('keydown', count('keys'), true)
    document.addEventListener('pointerdown', count('clicks'), true)
  })
  return async (goal) => {
    const read = async (name: string) => Number((await root.getAttribute(`data-${name}`)) ?? 0)
    const done = {
      keys: await read('keys'),
      clicks: await read('clicks'),
      seconds: (Date.now() - from) / 1000,
    }
    const person = Math.round(secondsOfPerson(done))
    test.info().annotations.push({
      type: goal,
      description: `${done.keys} keys, ${done.clicks} presses: ${person} s of a person; driven in ${Math.round(done.seconds)} s`,
    })
    return done
  }
}
