import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import { expectAccessible, expectNoSidewaysScroll } from './harness/accessible.ts'
import { newSession } from './harness/api-session.ts'
import * as mouse from './harness/by-mouse.ts'
import { counted } from './harness/effort.ts'
import { watchFaults } from './harness/faults.ts'
import { nameOf, startingWith } from './harness/field.ts'
import { sentRecords } from './harness/filed.ts'
import { newPerson } from './harness/person.ts'
import { submitAndBeAccepted } from './harness/review.ts'
import { setUpOrganization } from './harness/set-up-organization.ts'
import { expect, long, test } from './harness/test.ts'
import { keepLanguage, LANGUAGES, speak } from './harness/words.ts'

test.use({ today: '2026-10-12' })

const { declarant } = SAMPLE_ENTRY.made

test.afterEach(() => speak('en'))

for (const [tag, name] of LANGUAGES)
  test(
    `cotton T-shirts that an airline brings from Bangladesh to JFK are filed on a phone, with dozens, kilograms and the cotton fee, in ${name}`,
    tag === 'es' ? {} : long,
    async ({ page, context, product }) => {
      await speak(tag)
      const faults = watchFaults(page)
      const session = await newSession(product, context, newPerson(declarant.name))
      await setUpOrganization(session)
      await page.setViewportSize({ width: 390, height: 844 })
      const { fillAll, press, click, effort } = counted(mouse)

      await keepLanguage(page, tag)
      await page.goto('/entries/new/step-1')
      // The airport by the name on the waybill, not a courier hub beside it.
      const port = page.getByLabel(nameOf('Port code'))
      await port.fill('JFK')
      await click(page.getByRole('option', { name: /^4701/ }).click())
      await fillAll(page, [
        { label: 'Entry date', value: '10/09/2026' },
        { label: 'Summary date', value: '10/12/2026' },
      ])
      await press(page, 'Save & Continue', /\/step-2$/)
      await fillAll(page, [{ label: 'Mode of transport', kind: 'pick', value: '40' }])
      await expect(page.getByLabel(nameOf('Air waybill'))).toBeVisible()
      await fillAll(page, [
        { label: 'Airline', value: 'EK' },
        { label: 'Import date', value: '10/09/2026' },
        { label: 'Air waybill', value: '17612345675' },
        { label: 'U.S. port of unlading', kind: 'search', value: '4701' },
        { label: 'Country of origin', kind: 'search', value: 'BD' },
        { label: 'Manufacturer ID', value: 'BDMEGTEX14DHA' },
        { label: 'Exporting country', kind: 'search', value: 'BD' },
        { label: 'Export date', value: '10/07/2026' },
        { label: 'Does the shipment contain steel or aluminum goods?', kind: 'choose', value: 'No' },
      ])
      await press(page, 'Save & Continue', /\/step-3$/)
      await fillAll(page, [
        { label: 'Location of goods', value: 'E572' },
        { label: 'Same as Importer of Record', kind: 'tick' },
      ])
      await press(page, 'Save & Continue', /\/step-4$/)
      await fillAll(page, [
        { label: 'HTSUS Number', value: '6109.10.0012' },
        { label: 'Description', value: 'Knitted T-shirts of cotton, men' },
        { label: 'Net Quantity', value: '500' },
        { label: 'Second Net Quantity', value: '840' },
        { label: 'Entered Value', value: '14400' },
        { label: 'Charges', value: '2150' },
        { label: 'Gross Weight', value: '960' },
        { label: 'Manifest Quantity', value: '40' },
        { label: 'Relationship', kind: 'choose', value: 'No' },
      ])
      await expect(page.getByLabel(nameOf('Unit'))).toHaveValue('DOZ')
      await expect(page.getByLabel(nameOf('Second Unit'))).toHaveValue('KG')
      await expect(page.getByLabel(nameOf('Duty Amount'))).not.toHaveValue('')
      // U.S. note 52(j) exempts some goods of Bangladesh: one press says that these are none of them.
      await press(page, 'I looked it up: no exemption')
      await expect(page.getByLabel(nameOf('Note for your records'))).toHaveValue(
        'Looked up for these goods in the tariff schedule (hts.usitc.gov) on 10/12/2026. U.S. note 52(j): not listed.',
      )
      await expectNoSidewaysScroll(page, 'a line on a phone')
      await press(page, 'Save & Continue', /\/step-5$/)
      // The line says that it may owe the cotton fee; its rate is the regulation's, so the amount is typed.
      await click(page.getByRole('button', { name: /cotton|algodón/ }).click())
      await expect(page.getByLabel(nameOf('Class of the fee'))).toHaveValue('056')
      await expect(page.getByRole('textbox', { name: nameOf('Amount') }).last()).toBeFocused()
      await click(page.keyboard.type('9.35'))
      await fillAll(page, [
        { label: 'I declare that I am the importer of record', kind: 'tick' },
        { label: 'I further declare that the merchandise', kind: 'tick' },
        { label: 'Signature', value: declarant.name },
      ])
      await press(page, 'Save & Continue', /\/step-6$/)
      await expect(page.getByText(startingWith('No errors'))).toBeVisible()
      expect(effort.typed, JSON.stringify(effort)).toBeLessThan(25)
      await submitAndBeAccepted(page)
      const records = await sentRecords(page)
      expect(records.filter((record) => /^50|^62056/.test(record)).map((record) => record.trimEnd())).toEqual(
        [
          // The duty of Bangladesh on its chapter 99 heading, then the T-shirts with dozens and kilograms.
          '5099030526   0000144000 0000000000',
          '506109100012 0000237600 0000014400 000000050000DOZ000000084000KG',
          '6205600000935',
        ],
      )

      if (tag !== 'en') return
      // The report of the heading leads to the entry, and a claim that no line makes finds none.
      await page.goto('/reports?by=measure')
      await page.getByRole('link', { name: /^9903\.05\.26/ }).click()
      await expect(page.getByText('Heading of chapter 99: 9903.05.26')).toBeVisible()
      await expect(page.getByText('1 found (practice)', { exact: true })).toBeVisible()
      await expect(page.getByText('Knitted T-shirts of cotton, men')).toBeVisible()
      await expectAccessible(page, 'entries by heading of chapter 99')
      await expectNoSidewaysScroll(page, 'entries by heading of chapter 99')
      await page.goto(`${page.url()}&program=CA`)
      await expect(page.getByText('Special program: CA NAFTA Canada')).toBeVisible()
      await expect(page.getByText('0 found', { exact: true })).toBeVisible()
      await page.getByRole('button', { name: 'Show every program' }).click()
      await page.getByRole('button', { name: 'Show every heading' }).press('Enter')
      await expect(page).toHaveURL(/\/entries$/)
      await expect(page.getByRole('region', { name: 'Entries' })).toBeFocused()
      expect(faults).toEqual([])
    },
  )
