import type { DraftData } from '@edfe/domain/entry'
import { partOfLine } from '@edfe/domain/parts'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { agencyDraft, releaseGoods } from './harness/agency-goods.ts'
import * as keyboard from './harness/by-keyboard.ts'
import { watchFaults } from './harness/faults.ts'
import type { Field } from './harness/field.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, long, test } from './harness/test.ts'

const PHONE = { width: 390, height: 844 }
const SOON = { timeout: 60_000 }

const savedLine = async (session: { entry(id: string): Promise<{ draft_data: DraftData }> }, id: string) =>
  (await session.entry(id)).draft_data.line_items![0]!

test('honey from Mexico by truck: FDA is answered in plain words on a phone, and the goods are released', async ({
  page,
  product,
  session,
}) => {
  const faults = watchFaults(page)
  await page.setViewportSize(PHONE)
  const honey = { htsus: '0409.00.0005', description: 'Honey in jars', origin_country: 'MX' }
  const entry = await session.createEntry(agencyDraft('CPKX261012141', honey))
  await page.goto(`/entries/${entry.id}/lines`)
  await expect(page.getByText(/Is it meant to be eaten or drunk/)).toBeVisible()
  const asked = page.getByRole('group', { name: 'Agency data', exact: true })
  await expect(page.getByRole('group', { name: 'Agency data (optional)' })).toBeVisible()
  await page.getByRole('button', { name: 'FDA: Food, with prior notice' }).press('Enter')
  await expect(asked).toBeVisible()
  const food = page.getByRole('region', { name: 'FDA: Food, with prior notice' })
  await expect(
    food.getByText('FDA takes prior notice before the goods arrive', { exact: false }),
  ).toBeVisible()
  await expect(food.getByText('Known from the entry: MX')).toBeVisible()
  await expectAccessible(page, 'the questions of FDA')
  const answers = {
    'Kind of product': 'PRO',
    'FDA product code': '36AGT01',
    'Intended use': '130.000',
    'Product as its label describes it': 'Wildflower honey',
    'Registration of the food facility': '12345678901',
    'Quantity 1': '40',
    'Unit 1': 'CT',
  }
  for (const [label, value] of Object.entries(answers)) {
    await food.getByLabel(label).fill(value)
    await food.getByLabel(label).blur()
  }
  await expect
    .poll(async () => (await savedLine(session, entry.id)).agency_statements?.[0]?.answers?.length, SOON)
    .toBe(6)
  await expectNoSidewaysScroll(page, 'the questions of FDA')
  await screenshot(page, 'agency questions phone')
  await releaseGoods(page, product, entry)
  expect(faults).toEqual([])
})

test(
  'a toy with its certificate; the next entry of the part asks for nothing again',
  long,
  async ({ page, product, session }) => {
    const toy = { htsus: '9503.00.0073', description: 'Wooden train', part_number: 'TOY-1' }
    const first = await session.createEntry(agencyDraft('CPKX261012142', toy))
    await page.goto(`/entries/${first.id}/lines`)
    await page.getByRole('button', { name: 'CPSC: Certificate in the Product Registry' }).click()
    const certificate = page.getByRole('region', { name: 'CPSC: Certificate in the Product Registry' })
    for (const [label, value] of [
      ['Number of the certifier', 'LPCO-1'],
      ['Product number in the registry', 'TRAIN1'],
      ['Version of the certificate', '01'],
    ] as const) {
      await certificate.getByLabel(label).fill(value)
      await certificate.getByLabel(label).blur()
    }
    await expect
      .poll(async () => (await savedLine(session, first.id)).agency_statements?.[0]?.answers?.length, SOON)
      .toBe(3)
    await session.send('POST', '/api/parts', partOfLine(await savedLine(session, first.id)))

    const second = await session.createEntry(agencyDraft('CPKX261012143', { htsus: '', description: '' }))
    await page.goto(`/entries/${second.id}/step-4`)
    const line = page.getByRole('button', { name: 'Line 001 details' })
    await line.waitFor()
    if ((await line.getAttribute('aria-expanded')) === 'false') await line.click()
    await page.getByLabel('Part number').fill('TOY-1')
    await page.getByRole('button', { name: 'Fill in from the part' }).click()
    await expect
      .poll(async () => (await savedLine(session, second.id)).agency_statements?.[0]?.answers?.length, SOON)
      .toBe(3)
    await page.goto(`/entries/${second.id}/lines`)
    await expect(certificate.getByLabel('Product number in the registry')).toHaveValue('TRAIN1')
    await releaseGoods(page, product, second)
  },
)

test('a spatula is disclaimed with one choice', long, async ({ page, product, session }) => {
  const spatula = { htsus: '3924.10.4000', description: 'Spatula of plastic' }
  const entry = await session.createEntry(agencyDraft('CPKX261012144', spatula))
  await page.goto(`/entries/${entry.id}/lines`)
  await page.getByLabel('Add data for an agency').selectOption({ label: 'FDA: Food, with prior notice' })
  await page
    .getByLabel('What do you tell FDA?')
    .selectOption({ label: 'No data: The agency does not regulate this product.' })
  await expect(page.getByLabel('FDA product code')).toHaveCount(0)
  await expect
    .poll(async () => (await savedLine(session, entry.id)).agency_statements?.[0]?.disclaimer, SOON)
    .toBe('A')
  await releaseGoods(page, product, entry)
})

test(
  'a finding about the data of an agency leads to its own question, in its row',
  long,
  async ({ page, session }) => {
    const plant = (row: string, answers: Readonly<Record<string, string>>) =>
      Object.entries(answers).map(([question, value]) => ({ question, row, value }))
    const oak = { part: 'Seat', each: '2.5', unit: 'KG', genus: 'Quercus', species: 'alba', harvested: 'US' }
    const pine = { part: 'Frame', each: '4', unit: 'KG', species: 'sylvestris', harvested: 'PL' }
    const entry = await session.createEntry(
      agencyDraft('CPKX261012145', {
        htsus: '9401.61.4011',
        description: 'Chairs of oak and pine',
        agency_statements: [
          { agency: 'NHT', program: 'REI', answers: plant('0', { brand: 'Gripco', model: 'GC200' }) },
          { agency: 'APH', program: 'APL', answers: [...plant('0', oak), ...plant('1', pine)] },
        ],
      }),
    )
    await page.goto(`/entries/${entry.id}/step-6`)
    await page.getByRole('link', { name: 'Genus 2', exact: true }).press('Enter')
    const plants = page.getByRole('region', { name: 'APHIS: Lacey Act declaration' })
    const genus = plants.getByLabel('Genus 2', { exact: true })
    const asked = 'APHIS (Lacey Act declaration) asks for: Genus 2.'
    await expect(genus).toBeFocused(SOON)
    await expect(genus).toHaveAccessibleDescription(new RegExp(asked.replaceAll(/[().]/g, String.raw`\$&`)))
    await expectAccessible(page, 'the question that a finding leads to')
    await page.keyboard.type('Pinus')
    await page.keyboard.press('Tab')
    await expect(page.getByText(asked)).toHaveCount(0)

    await page.goto(`/entries/${entry.id}/step-6`)
    await page.getByRole('link', { name: 'I certify under penalty of perjury' }).press('Enter')
    await expect(plants.getByRole('checkbox', { name: /^I certify under penalty/ })).toBeFocused(SOON)
  },
)

const typed = (label: string, value: string): Field => ({ label, value })
const lotOf = (row: number, number: string, by: string): Field[] => [
  typed(`Lot number ${row}`, number),
  { label: `Lot number given by ${row}`, value: by, kind: 'pick' },
]

test(
  'honey in two lots, by keyboard: they are filed, and the part does not keep them',
  long,
  async ({ page, product, session }) => {
    const honey = { htsus: '0409.00.0005', description: 'Honey in jars', part_number: 'HONEY-1' }
    const entry = await session.createEntry(agencyDraft('CPKX261012146', honey))
    await page.goto(`/entries/${entry.id}/lines`)
    await keyboard.press(page, 'FDA: Food, with prior notice')
    await keyboard.fillAll(page, [
      typed('Kind of product', 'PRO'),
      typed('FDA product code', '36AGT01'),
      typed('Intended use', '130.000'),
      typed('Product as its label describes it', 'Wildflower honey'),
      typed('Registration of the food facility', '12345678901'),
      typed('Quantity 1', '40'),
      typed('Unit 1', 'CT'),
      ...lotOf(1, 'L26-101', 'Manufacturer'),
      typed('First day of making the lot 1', '09/01/2025'),
      typed('Last day of making the lot 1', '09/03/2025'),
    ])
    const lots = page.getByRole('group', { name: 'Lots of this shipment' })
    await lots.getByRole('button', { name: 'Add another' }).press('Enter')
    await keyboard.fillAll(page, lotOf(2, 'L26-102', 'Producer'))
    await page.keyboard.press('Tab')
    await expectAccessible(page, 'lots of food')
    await expectNoSidewaysScroll(page, 'lots of food')
    const said = async () => (await savedLine(session, entry.id)).agency_statements?.[0]
    await expect
      .poll(async () => {
        const answers = (await said())?.shipment_answers ?? []
        return answers.map(({ question, row, value }) => [question, row, value])
      }, SOON)
      .toEqual([
        ['quantity', '0', '40'],
        ['lot_number', '0', 'L26-101'],
        ['lot_by', '0', '1'],
        ['lot_from', '0', '2025-09-01'],
        ['lot_to', '0', '2025-09-03'],
        ['lot_number', '1', 'L26-102'],
        ['lot_by', '1', '4'],
      ])
    expect(JSON.stringify(partOfLine(await savedLine(session, entry.id)))).not.toContain('lot_')
    await releaseGoods(page, product, entry)
  },
)

test('before an order, the tariff and the estimate say what to ask the supplier for, as a mail', async ({
  page,
}) => {
  const expectAsked = async () => {
    await expect(page.getByText(/^APHIS requires data about goods with this number/)).toBeVisible()
    const mail = page.getByRole('link', { name: 'Mail these questions to the supplier' })
    const sent = new URL((await mail.getAttribute('href')) ?? '')
    expect(sent.protocol).toBe('mailto:')
    expect(sent.searchParams.get('body')).toContain('genus and species')
  }
  await page.goto('/tariff')
  await page.getByRole('searchbox').fill('9401.61.4011')
  await page.getByRole('link', { name: /^9401\.61\.4011/ }).click()
  await expectAsked()
  await page.getByRole('link', { name: 'Estimate a shipment' }).click()
  await expect(page).toHaveURL(/\/estimate/)
  await expectAsked()
})
