import { SAMPLE_DRAFT } from './fixtures/sample-draft.ts'
import { press } from './harness/by-mouse.ts'
import { nameOf } from './harness/field.ts'
import { hold } from './harness/hold.ts'
import { followLiveRegion } from './harness/live-region.ts'
import { expect, ownContext, test } from './harness/test.ts'

const RULES = /\/assets\/rules-of-filing-[\w-]+\.js$/
const KNOWN = 'Everything that this step asks for is known.'

test(
  'on a slow line the form comes before the rules: nothing is called right or wrong, and a press on Save waits for them',
  ownContext,
  async ({ page, session }) => {
    const header = { ...SAMPLE_DRAFT.header, port_code: '' }
    const entry = await session.createEntry({ ...SAMPLE_DRAFT, header })
    const { release } = await hold(page, RULES)
    await page.goto(`/entries/${entry.id}/step-1`)

    const order = page.getByLabel('Purchase order')
    await order.fill('PO 4711')
    const steps = page.getByRole('navigation', { name: 'Steps' })
    await expect(steps.getByText('Being checked')).toHaveCount(5)
    await press(page, 'Save & Continue')
    await expect(page).toHaveURL(/step-1$/)
    await expect(page.getByRole('alert')).toHaveCount(0)

    release()
    await expect(page.getByRole('alert').getByRole('heading', { name: 'Error (1)' })).toBeVisible()
    await expect(steps.getByText('Being checked')).toHaveCount(0)
    await expect(page).toHaveURL(/step-1$/)
    await expect(order).toHaveValue('PO 4711')
  },
)

test(
  'a step that is complete is called known, and is passed, once the rules are here; what was typed before is kept',
  ownContext,
  async ({ page, session }) => {
    const entry = await session.createEntry(SAMPLE_DRAFT)
    const { release } = await hold(page, RULES)
    await page.goto(`/entries/${entry.id}/step-1`)
    await page.getByLabel('Purchase order').fill('PO 4711')
    await expect(page.getByText(KNOWN)).toHaveCount(0)
    await page.getByRole('heading', { level: 1 }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/step-1$/)

    release()
    await expect(page.getByText(KNOWN)).toBeVisible()
    await press(page, 'Save & Continue')
    await expect(page).toHaveURL(/step-2$/)
    await page.goto(`/entries/${entry.id}/step-1`)
    await expect(page.getByLabel('Purchase order')).toHaveValue('PO 4711')
  },
)

test(
  'while the rules cannot be fetched, no step is passed: the page says so, and the next press fetches them',
  ownContext,
  async ({ page, session }) => {
    const entry = await session.createEntry(SAMPLE_DRAFT)
    await page.route(RULES, (route) => route.abort())
    await page.goto(`/entries/${entry.id}/step-1`)
    const order = page.getByLabel('Purchase order')
    await order.fill('PO 4711')
    await press(page, 'Save & Continue')
    await expect(page.getByRole('alert')).toContainText('This page cannot be checked')
    await expect(page).toHaveURL(/step-1$/)
    await expect(order).toHaveValue('PO 4711')

    await page.unroute(RULES)
    await press(page, 'Save & Continue')
    await expect(page).toHaveURL(/step-2$/)
  },
)

test(
  'the message that a page cannot be checked goes when the rules arrive, without a press',
  ownContext,
  async ({ page, session }) => {
    const entry = await session.createEntry(SAMPLE_DRAFT)
    await page.route(RULES, (route) => route.abort())
    await page.goto(`/entries/${entry.id}/step-1`)
    await page.getByLabel('Purchase order').fill('PO 4711')
    await press(page, 'Save & Continue')
    const alert = page.getByRole('alert').filter({ hasText: 'This page cannot be checked' })
    await expect(alert).toBeVisible()

    await page.unroute(RULES)
    await expect(alert).toHaveCount(0, { timeout: 60_000 })
    await expect(page).toHaveURL(/step-1$/)
    await expect(page.getByText(KNOWN)).toBeVisible()
  },
)

test(
  'rules that arrive announce once how many of the fields that were filled in are wrong',
  ownContext,
  async ({ page, session }) => {
    const entry = await session.createEntry(SAMPLE_DRAFT)
    const { release } = await hold(page, RULES)
    await page.goto(`/entries/${entry.id}/step-1`)
    const heard = await followLiveRegion(page)
    for (const label of ['Summary date', 'Entry date']) await page.getByLabel(nameOf(label)).fill('tomorrow')
    await page.getByLabel('Purchase order').focus()
    const said = async () => (await heard()).filter((sentence) => /error|failed/i.test(sentence))
    expect(await said()).toEqual([])

    release()
    await expect.poll(said).toEqual(['This page is checked now: 2 fields have errors.'])
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
)

test('the review waits for the rules: nobody can submit before', ownContext, async ({ page, session }) => {
  const entry = await session.createEntry(SAMPLE_DRAFT)
  const { release } = await hold(page, RULES)
  await page.goto(`/entries/${entry.id}/step-6`)
  await expect(page.getByText('Loading entry...')).toBeAttached()
  await expect(page.getByRole('main').getByRole('button', { name: /submit/i })).toHaveCount(0)
  release()
  await expect(page.getByRole('navigation', { name: 'Steps' })).toBeVisible()
  await expect(page.getByText('Being checked')).toHaveCount(0)
})
