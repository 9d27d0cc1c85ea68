import type { Page } from '@playwright/test'
import { insertAccountRow } from '../apps/api/test/account-row.ts'
import { type OidcServer, startOidcServer } from '../apps/api/test/oidc-server.ts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { newPerson } from './harness/person.ts'
import { AUTH_SECRET, type Product, startProduct } from './harness/product.ts'
import { screenshots } from './harness/screenshot.ts'
import { expect, long, test } from './harness/test.ts'

const DOMAIN = 'acme.example'

/** Somebody whom the provider knows by an address of the domain. */
function known({ people }: OidcServer, name: string): string {
  const email = `${name.toLowerCase()}@${DOMAIN}`
  people.push({ sub: `id of ${name}`, email, email_verified: true, name: `${name} Acme` })
  return email
}

/** From the sign-in page to the provider and back, without a mouse. */
async function comeByProvider(page: Page, email: string) {
  const way = page.getByRole('button', { name: 'Continue with Acme' })
  await way.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Address at Acme')).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
}

/** Nothing of the page is wider than a phone; the window is then as it was. */
async function expectOnPhone(page: Page, name: string) {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page, name)
  if (before) await page.setViewportSize(before)
}

/** A colleague with a password, in the organization that claims the domain. */
async function colleague({ database, url }: Product, email: string) {
  const run = (text: string, values: unknown[]) => {
    if (!database) throw new Error('This journey needs a PostgreSQL server')
    return database.query(text, values)
  }
  const { password } = newPerson()
  await insertAccountRow(run, { PUBLIC_URL: url, AUTH_SECRET }, { name: 'Paul Acme', email, password })
  await run(
    `insert into memberships (org_id, user_id, role, status)
     select d.org_id, u.id, 'preparer', 'active' from sign_in_domains d, users u where u.email = $1`,
    [email],
  )
  return password
}

test(
  'somebody comes by single sign-on without a mouse, and requires it of a colleague, whose password is refused',
  long,
  async ({ browser, today }) => {
    const oidc = await startOidcServer()
    const product = await startProduct({ today, env: oidc.env })
    const [ours, theirs] = [
      await browser.newContext({ baseURL: product.url }),
      await browser.newContext({ baseURL: product.url, viewport: { width: 390, height: 844 } }),
    ]
    try {
      const page = await ours.newPage()
      await page.goto('/sign-in')
      await expect(page.getByRole('button', { name: 'Continue with Acme' })).toBeVisible()
      await expectAccessible(page, 'sign-in where there is single sign-on')
      await comeByProvider(page, known(oidc, 'Nora'))
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Nora')

      const made = await page.request.post('/api/me/organizations', { data: { name: 'Acme Trading' } })
      expect(made.ok(), await made.text()).toBe(true)
      await page.goto('/settings/security')
      const connection = page.getByRole('region', { name: 'Acme' })
      await connection.getByRole('button', { name: 'Disconnect…' }).press('Enter')
      await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).press('Enter')
      await expect(connection.getByRole('alert')).toHaveText(
        'Acme is your only way to sign in. Set a password or add a passkey first.',
      )
      await expectAccessible(page, 'a connection that is the only way in')
      await page.goto('/settings/organization/signing')
      const panel = page.getByRole('region', { name: 'Single sign-on' })
      await panel.getByRole('button', { name: 'Claim a domain' }).press('Enter')
      await page.getByRole('textbox', { name: 'Domain' }).fill(DOMAIN)
      await screenshots(page, 'claim of a domain')
      await page.keyboard.press('Enter')
      await expect(panel).toContainText(`_edfe-sign-in.${DOMAIN}`)
      await expectAccessible(page, 'a domain that waits for its record')
      await expectOnPhone(page, 'a domain that waits for its record')
      await screenshots(page, 'a domain that waits')
      // No name server knows this domain: the record counts as seen.
      await product.database?.query('update sign_in_domains set proven_at = now()', [])
      await page.reload()
      const required = panel.getByRole('checkbox', {
        name: `Members with an address at ${DOMAIN} sign in with Acme only`,
      })
      const email = known(oidc, 'Paul')
      const password = await colleague(product, email)
      await required.press('Space')
      await expect(required).toBeChecked()
      await expectAccessible(page, 'a domain that requires single sign-on')
      await expectOnPhone(page, 'a domain that requires single sign-on')
      await screenshots(page, 'a domain that requires')

      const phone = await theirs.newPage()
      await phone.goto('/sign-in')
      await phone.getByLabel('Email').fill(email)
      await phone.getByLabel('Password', { exact: true }).fill(password)
      await phone.keyboard.press('Enter')
      await expect(phone.getByRole('alert')).toHaveText('Your organization asks you to sign in with Acme.')
      await expectAccessible(phone, 'a password that is refused')
      await expectNoSidewaysScroll(phone, 'a password that is refused')
      await comeByProvider(phone, email)
      await expect(phone.getByRole('heading', { level: 1 })).toContainText('Paul')
    } finally {
      await ours.close()
      await theirs.close()
      await product.stop()
      await oidc.stop()
    }
  },
)
