import type { Page, Route } from '@playwright/test'

/**
 * Holds every request to an address until `release` is called; these and later ones then go on. A release that comes
 * before the request has reached the handler is kept.
 */
export async function hold(
  page: Page,
  address: string | RegExp,
  goOn: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<{ release: () => void }> {
  const gate = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await gate.promise
    await goOn(route)
  })
  return { release: gate.resolve }
}
