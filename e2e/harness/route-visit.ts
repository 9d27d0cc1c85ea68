import type { Page } from '@playwright/test'
import type { RouteCase } from '../fixtures/routes.ts'
import { watchFaults } from './faults.ts'
import { expect } from './test.ts'

export const PRODUCT = 'Electronic Direct Filing of Entry'
export const ANY_ENTRY = '[0-9a-f]{8}-[0-9a-f-]{27}'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const titleOf = ({ heading, title = String(heading) }: RouteCase) =>
  title === '' ? PRODUCT : `${title} · ${PRODUCT}`

/** Loads an address and judges the page that it leads to, with failed requests and script errors. */
export async function loadRoute(page: Page, route: RouteCase, entryId = '') {
  const faults = watchFaults(page)
  const path = route.path.replace(':id', entryId)
  const answer = await page.goto(path)
  expect.soft(answer?.status(), `status of ${path}`).toBe(route.status ?? 200)
  await expectRoute(page, route, entryId)
  const own = faults.filter((fault) => !fault.startsWith(`GET ${page.url()}: ${route.status}`))
  expect.soft(own, `faults behind ${path}`).toEqual([])
  page.removeAllListeners()
}

/** The open page is the one that the address leads to: by its own address, its heading and its title. */
export async function expectRoute(page: Page, route: RouteCase, entryId = '') {
  const at = escaped(route.at ?? route.path).replace(':id', entryId && ANY_ENTRY)
  const ends = route.at === '/sign-in' || !route.at ? `${at}(\\?.*)?$` : `${at}$`
  await expect.soft(page, `where ${route.path} leads`).toHaveURL(new RegExp(`^http://localhost:\\d+${ends}`))
  await expect.soft(headingOf(page), `heading of ${route.path}`).toHaveText(route.heading)
  await expect.soft(page, `title of ${route.path}`).toHaveTitle(titleOf(route))
}

export const headingOf = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

/** Goes to an address inside the application, as a link does. */
export const goInside = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
