import type { Page } from '@playwright/test'

/** Follows the live region of an open page; the answer gives every sentence that it has announced since. */
export async function followLiveRegion(page: Page): Promise<() => Promise<string[]>> {
  await page.locator('[role="status"][aria-atomic="true"]').evaluate((element) => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const listen = new MutationObserver(() => heard.push((element.textContent ?? '').trim()))
    listen.observe(element, { childList: true, characterData: true, subtree: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'heard') as string[])
}
