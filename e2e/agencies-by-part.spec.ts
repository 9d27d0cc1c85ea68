import type { LineItem } from '@edfe/domain/entry'
import { partOfLine } from '@edfe/domain/parts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { agencyDraft, releaseGoods } from './harness/agency-goods.ts'
import type { ApiSession } from './harness/api-session.ts'
import * as keyboard from './harness/by-keyboard.ts'
import { counted } from './harness/effort.ts'
import type { Field } from './harness/field.ts'
import { screenshot } from './harness/screenshot.ts'
import { expect, long, test } from './harness/test.ts'

const SOON = { timeout: 60_000 }

interface Goods {
  title: string
  line: Partial<LineItem>
  /** The button that begins the statement, which is also the name of its region. */
  program: string
  /** What is typed of the goods and of the shipment. */
  first: readonly Field[]
  /** What each further shipment of the part asks. */
  next: readonly Field[]
  /** Answers of the goods, and of the shipment. */
  answers: readonly [number, number]
  /** What step 4 makes of the answers. */
  known?: RegExp
  width?: number
  /** A flag of the tariff number asks, so that the data are not optional before anything is said. */
  isFlagged?: true
}

const type = (label: string, value: string): Field => ({ label, value })
const tick = (label: string): Field => ({ label, kind: 'tick' })

const LACEY = tick('I certify under penalty of perjury')
const HS7 = tick('I declare that this statement of form HS-7 is true')

const wood = (row: number, part: string, each: string, genus: string, species: string, country: string) => [
  type(`Part of the product ${row}`, part),
  type(`Quantity in one unit of the goods ${row}`, each),
  type(`Unit ${row}`, 'KG'),
  type(`Genus ${row}`, genus),
  type(`Species ${row}`, species),
  type(`Country of harvest ${row}`, country),
]

/** The certificate of one shipment of plants. */
const phytosanitary = (number: string) => [
  type('Number of the certificate 1', number),
  type('Type of certificate 1', 'A02'),
  type('Authority that issued the certificate 1', 'NVWA'),
]

const GOODS: readonly Goods[] = [
  {
    title: 'wooden chairs of two woods, one of them in a component',
    line: { htsus: '9401.61.4011', description: 'Chairs of oak and pine', part_number: 'CHAIR-1' },
    program: 'APHIS: Lacey Act declaration',
    first: [...wood(1, 'Seat', '2.5', 'Quercus', 'alba', 'US'), LACEY],
    next: [LACEY],
    answers: [13, 1],
    width: 390,
    isFlagged: true,
  },
  {
    title: 'face cream',
    line: { htsus: '3304.99.5000', description: 'Face cream', part_number: 'CREAM-1', net_uom: 'KG' },
    program: 'FDA: Cosmetics',
    first: [
      type('FDA product code', '53LC05'.padEnd(7, '1')),
      type('Intended use', '130.000'),
      type('Product as its label describes it', 'Face cream'),
    ],
    next: [],
    answers: [3, 0],
  },
  {
    title: 'tires',
    line: { htsus: '4011.10.1010', description: 'Tires', part_number: 'TIRE-1' },
    program: 'NHTSA: Tire or other regulated part, form HS-7',
    first: [type('Make', 'Gripco'), type('Model', 'GC200'), type('Box of form HS-7', '2A'), HS7],
    next: [HS7],
    answers: [3, 1],
  },
  {
    title: 'wine',
    line: {
      htsus: '2204.21.8060',
      description: 'Red wine',
      part_number: 'WINE-1',
      net_qty: '9000',
      net_uom: 'L',
    },
    program: 'TTB: Wine',
    first: [
      type('Brand on the label', 'Chateau X'),
      type('Number of the label approval (COLA)', '26001001000123'),
      type('Type of the label approval', 'T02'),
      type('Number of the importer’s basic permit', 'CA-I-21077'),
      type('Type of the basic permit', 'T01'),
      { label: 'Kind of wine', value: 'Still', kind: 'pick' },
      type('Alcohol by volume, percent', '18'),
    ],
    next: [],
    answers: [7, 0],
    known: /over 16 and up to 21% alcohol: \$1\.57 per gallon, \$3,732\.75/,
  },
  {
    title: 'bulbs for planting',
    line: { htsus: '0601.10.1500', description: 'Tulip bulbs', part_number: 'BULB-1' },
    program: 'APHIS: Plants and seeds',
    first: [
      { label: 'Kind of goods', value: 'Plants, seeds and bulbs for planting', kind: 'pick' },
      type('Category of APHIS', '00001'),
      type('Processing code of APHIS', 'PRP'),
      type('Intended use', '155.000'),
      type('Genus of the plant 1', 'Tulipa'),
      type('Species of the plant 1', 'gesneriana'),
      type('What was done in this country 1', 'HRV'),
      type('Number of the permit 1', 'P587-1'),
      type('Type of permit 1', 'A01'),
      ...phytosanitary('NL-26-77'),
    ],
    next: phytosanitary('NL-26-78'),
    answers: [9, 3],
    isFlagged: true,
  },
  {
    title: 'a paint under TSCA',
    line: { htsus: '3209.10.0000', description: 'Acrylic paint', part_number: 'PAINT-1' },
    program: 'EPA: Chemicals',
    first: [{ label: 'What do you certify?', value: 'All chemical substances', kind: 'pick' }],
    next: [],
    answers: [1, 0],
  },
  {
    title: 'a medical device',
    line: { htsus: '9018.31.0080', description: 'Syringes', part_number: 'SYR-1' },
    program: 'FDA: Medical devices',
    first: [
      type('Kind of product', 'NED'),
      type('FDA product code', '80FMF01'),
      type('Intended use', '081.001'),
      type('Product as its label describes it', 'Syringe of 5 ml'),
      type('Registration of the maker of the device', '9611234'),
      type('Listing of the device', 'D012345'),
    ],
    next: [],
    answers: [6, 0],
  },
  {
    title: 'a laser level',
    line: { htsus: '9015.30.4000', description: 'Laser level', part_number: 'LASER-1' },
    program: 'FDA: Products that emit radiation',
    first: [
      type('FDA product code', '95REZ01'),
      type('Intended use', '130.000'),
      type('Product as its label describes it', 'Laser level, class II'),
      type('Declaration of form FDA 2877', 'RA1'),
    ],
    next: [],
    answers: [4, 0],
  },
  {
    title: 'a plush bear with its certificate in full',
    line: { htsus: '9503.00.0073', description: 'Plush bear', part_number: 'BEAR-1' },
    program: 'CPSC: Certificate in full',
    first: [
      type('Product number on the certificate', 'BEAR-30'),
      type('Intended use', '130.005'),
      type('First day on which it was made', '09/01/2025'),
      { label: 'Who tested it?', value: 'A laboratory', kind: 'pick' },
      type('Day of the test', '10/05/2025'),
      type('Safety rule 1', '16 CFR 1250'),
    ],
    next: [],
    answers: [6, 0],
  },
]

const savedLine = async (session: ApiSession, id: string): Promise<LineItem> =>
  (await session.entry(id)).draft_data.line_items![0]!

/** How many answers of the goods, and of the shipment, the server has of the line. */
const answersOf = async (session: ApiSession, id: string) => {
  const [statement] = (await savedLine(session, id)).agency_statements ?? []
  return [statement?.answers?.length ?? 0, statement?.shipment_answers?.length ?? 0]
}

async function fillFromPart(page: Page) {
  const line = page.getByRole('button', { name: 'Line 001 details', expanded: false })
  const fill = page.getByRole('button', { name: 'Fill in from the part' })
  await expect(line.or(fill)).toBeVisible(SOON)
  if (await line.isVisible()) await line.click()
  await fill.press('Enter')
}

for (const [index, goods] of GOODS.entries()) {
  const { title, line, program, first, next, answers, known, width, isFlagged } = goods
  test(
    `${title}: answered once by keyboard; a further entry of the part is released without typing about the goods`,
    title === 'wine' ? {} : long,
    async ({ page, product, session }) => {
      if (width) await page.setViewportSize({ width, height: 844 })
      const before = await session.createEntry(agencyDraft(`CPKX2610121${50 + 2 * index}`, line))
      await page.goto(`/entries/${before.id}/lines`)
      const name = isFlagged ? 'Agency data' : 'Agency data (optional)'
      await expect(page.getByRole('group', { name, exact: true })).toBeVisible(SOON)
      const typing = counted(keyboard)
      await typing.press(page, program)
      await expect(page.getByRole('group', { name: 'Agency data', exact: true })).toBeVisible()
      const asked = page.getByRole('region', { name: program })
      await typing.fillAll(page, first)
      if (program === 'APHIS: Lacey Act declaration') {
        await asked.getByRole('button', { name: 'Add another' }).press('Enter')
        const [part, ...rest] = wood(2, 'Foot', '4', 'Pinus', 'sylvestris', 'PL, SE')
        await typing.fillAll(page, [part!, type('SKU of the component 2', 'STOOL-7'), ...rest])
      }
      await page.keyboard.press('Tab')
      await expect.poll(() => answersOf(session, before.id), SOON).toEqual(answers)
      await expectAccessible(page, `the questions about ${title}`)
      await expectNoSidewaysScroll(page, `the questions about ${title}`)
      if (width) await screenshot(page, 'agency questions in rows phone')
      await session.send('POST', '/api/parts', partOfLine(await savedLine(session, before.id)))

      const { part_number, net_qty, net_uom } = line
      const bare = { htsus: '', description: '', part_number, ...(net_qty && { net_qty, net_uom }) }
      const entry = await session.createEntry(agencyDraft(`CPKX2610121${51 + 2 * index}`, bare))
      await page.goto(`/entries/${entry.id}/step-4`)
      await fillFromPart(page)
      await expect.poll(() => answersOf(session, entry.id), SOON).toEqual([answers[0], 0])
      if (known) await expect(page.getByText(known)).toBeVisible(SOON)
      await page.goto(`/entries/${entry.id}/lines`)
      const more = counted(keyboard)
      await more.fillAll(page, next)
      await page.keyboard.press('Tab')
      await expect.poll(() => answersOf(session, entry.id), SOON).toEqual(answers)
      const ofShipment = next.filter(({ kind }) => !kind).length
      expect(more.effort.typed - ofShipment, JSON.stringify(more.effort)).toBe(0)
      await releaseGoods(page, product, entry)
    },
  )
}
