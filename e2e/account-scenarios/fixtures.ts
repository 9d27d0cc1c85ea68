import type { Page, Route } from '@playwright/test'
import { type ApiSession, newSession } from '../harness/api-session.ts'
import { type Account, newPerson } from '../harness/person.ts'
import type { Product } from '../harness/product.ts'
import { joinAs } from '../harness/team.ts'

export const ADDRESS = {
  line1: '12 Wharf Road',
  line2: '',
  city: 'Seattle',
  state: 'WA',
  postal: '98101',
  country: 'US',
}

/** What a scenario starts from: a page, and the only admin of an organisation of two people. */
export interface Fixtures {
  page: Page
  product: Pick<Product, 'url' | 'database' | 'dataDir'>
  admin: ApiSession
  person: Account
}

/** Provokes one message; the test then looks for it on the screen, and calls what the scenario returned. */
export type Scenario = (fixtures: Fixtures) => Promise<void | ((message: string) => Promise<void>)>

export const COLLEAGUE = 'Lena Vogt'

/** Ruth Okafor administers Alder Finch Imports, which has an address; Lena Vogt prepares entries. */
export async function createTeam(page: Page, product: Fixtures['product']): Promise<Fixtures> {
  const person = newPerson()
  const admin = await newSession(product, undefined, person)
  await admin.send('PUT', '/api/organization', { name: 'Alder Finch Imports' })
  await admin.send('PUT', '/api/organization/address', ADDRESS)
  await joinAs(product, admin, 'preparer', COLLEAGUE)
  return { page, product, admin, person }
}

/** Opens a page as a visitor. */
export async function asVisitor({ page }: Fixtures, path: string) {
  await page.context().clearCookies()
  await page.goto(path)
}

/** Opens a page as the admin. */
export async function asAdmin({ page, admin, product }: Fixtures, path: string) {
  await page.context().addCookies(admin.cookiesFor(product.url))
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** What becomes of the calls to a path: cut off, or answered with a status or a body. Reads go through by default. */
export const cutOff = (page: Page, path: string) => page.route(path, (route) => route.abort())
export const answer = (page: Page, path: string, status: number, json: unknown = {}) =>
  page.route(path, (route) => route.fulfill({ status, json }))
export const cutOffWrites = (page: Page, path: string) =>
  page.route(path, (route) => (isRead(route) ? route.fallback() : route.abort()))

const isRead = (route: Route) => route.request().method() === 'GET'

/** Holds the calls to a path until `fail` lets them go, to nowhere. */
export async function hold(page: Page, path: string) {
  const held: Route[] = []
  await page.route(path, (route) => {
    held.push(route)
  })
  return { fail: () => Promise.all(held.map((route) => route.abort())) }
}
