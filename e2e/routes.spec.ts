import type { Page } from '@playwright/test'
import { PUBLIC_ROUTES, REDIRECTED_ROUTES, type RouteCase, SIGNED_IN_ROUTES } from './fixtures/routes.ts'
import { signInNew } from './harness/account.ts'
import { newSession } from './harness/api-session.ts'
import type { Account } from './harness/person.ts'
import { ANY_ENTRY, expectRoute, goInside, loadRoute, PRODUCT } from './harness/route-visit.ts'
import { answerRulesQuestion } from './harness/rules-question.ts'
import { expect, long, test } from './harness/test.ts'

const toSignIn = ({ path }: RouteCase): RouteCase => ({ path, at: '/sign-in', heading: 'Sign in' })

test('a visitor finds sign-in in place of every page that needs a session', async ({ page, request }) => {
  const id = '0b7e7ab2-4a1f-4d51-9c93-6d7f0f0c2a11'
  await page.goto('/create-account')
  const application = await (await request.get('/sign-in')).text()
  for (const route of SIGNED_IN_ROUTES) {
    await test.step(route.path, async () => {
      const path = route.path.replace(':id', id)
      const answer = await request.get(path)
      expect.soft([answer.status(), await answer.text()], path).toEqual([200, application])
      await goInside(page, path)
      await expectRoute(page, toSignIn(route), id)
      expect.soft(new URL(page.url()).searchParams.get('redirect')).toBe(path)
      await goInside(page, '/create-account')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create account')
    })
  }
  for (const path of ['/dashboard', '/entries?status=draft', '/wizard', '/entries/:id/step-4'])
    await test.step(path, () => loadRoute(page, toSignIn({ path, heading: '' }), id))
})

test('a person with a session reads the same public pages as a visitor', async ({ product, request }) => {
  const cookie = (await newSession(product)).cookieHeader
  const readAs = async (path: string, headers: Record<string, string>) => {
    const answer = await request.get(path, { headers })
    const html = await answer.text()
    const [title] = /<title>.*?<\/title>/s.exec(html) ?? []
    const [main] = /<main.*<\/main>/s.exec(html) ?? []
    return { status: answer.status(), title, main }
  }
  for (const { path, status = 200 } of PUBLIC_ROUTES) {
    const own = await readAs(path, { cookie })
    expect.soft(own, path).toEqual(await readAs(path, {}))
    expect.soft(own, path).toEqual({ status, title: expect.any(String), main: expect.any(String) })
  }
})

const ADDRESSES = [...REDIRECTED_ROUTES, ...SIGNED_IN_ROUTES]
const HALF = Math.ceil(ADDRESSES.length / 2)

for (const [part, routes] of [
  ['first', ADDRESSES.slice(0, HALF)],
  ['second', ADDRESSES.slice(HALF)],
] as const) {
  test(
    `a person with a session finds every page by its address: ${part} half`,
    long,
    async ({ page, session }) => {
      const { id } = await session.createEntry()
      for (const route of routes) await test.step(route.path, () => loadRoute(page, route, id))
    },
  )
}

test('an entry that does not exist says so under its own title', async ({ page, product }) => {
  await signInNew(page, product)
  for (const id of ['00000000-0000-4000-8000-000000000000', 'not-an-id']) {
    await page.goto(`/entries/${id}/step-2`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entry Not Found')
    await expect(page).toHaveTitle(`Entry Not Found · ${PRODUCT}`)
  }
})

test('after sign-in a visitor reaches the requested page', async ({ page, product }) => {
  const person = await signInNew(page, product)
  for (const wanted of ['/settings/security?category=user', '/entries?status=draft', '/settings/members']) {
    await page.context().clearCookies()
    await page.goto(wanted)
    await signInHere(page, person)
    await expect.poll(() => page.url().replace(/^http:\/\/[^/]+/, '')).toBe(wanted)
  }
  await page.context().clearCookies()
  await page.goto('/wizard')
  await signInHere(page, person)
  await answerRulesQuestion(page)
  await expect(page).toHaveURL(new RegExp(`/entries/${ANY_ENTRY}/step-1$`))
})

test('a return address on another site leads to the dashboard', async ({ page, product }) => {
  const person = await signInNew(page, product)
  await page.context().clearCookies()
  await page.goto('/sign-in?redirect=https%3A%2F%2Felsewhere.example%2F')
  await signInHere(page, person)
  await expect(page).toHaveURL(/\/dashboard$/)
})

async function signInHere(page: Page, person: Account) {
  await expect(page).toHaveURL(/\/sign-in\?redirect=/)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('/settings adds no step to the history', async ({ page, product }) => {
  await signInNew(page, product)
  await page.goto('/dashboard')
  await page.goto('/settings')
  await expect(page).toHaveURL(/\/settings\/organization$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a change of page puts the focus on its heading', async ({ page, product }) => {
  await signInNew(page, product)
  await page.goto('/dashboard')
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByText('Settings').click()
  for (const [link, heading] of [
    ['Entries', 'Entries'],
    ['Members', 'Team Members'],
    ['Security', 'Security & Audit'],
    ['Reports', 'Reports'],
  ]) {
    await main.getByRole('link', { name: link, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
  }
})

test('a page that is not built yet says so and links back', async ({ page, product }) => {
  await signInNew(page, product)
  for (const path of ['/shipments']) {
    await page.goto(path)
    await expect(page.getByText('Coming Soon')).toBeVisible()
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  }
})
