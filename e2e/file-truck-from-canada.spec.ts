import { SAMPLE_ENTRY } from '@edfe/domain/sample'
import { expectAccessible } from './harness/accessible.ts'
import { newSession } from './harness/api-session.ts'
import * as keyboard from './harness/by-keyboard.ts'
import { counted } from './harness/effort.ts'
import { watchFaults } from './harness/faults.ts'
import { nameOf, startingWith } from './harness/field.ts'
import { entryIdOf, sentRecords } from './harness/filed.ts'
import { newPerson } from './harness/person.ts'
import { expectAccepted } from './harness/review.ts'
import { screenshot } from './harness/screenshot.ts'
import { setUpOrganization } from './harness/set-up-organization.ts'
import { expect, long, test } from './harness/test.ts'
import { keepLanguage, LANGUAGES, speak } from './harness/words.ts'

test.use({ today: '2026-10-12' })

const { declarant } = SAMPLE_ENTRY.made

test.afterEach(() => speak('en'))

for (const [tag, name] of LANGUAGES)
  test(
    `picture frames that a truck brings from Canada on the day of their export are filed by keyboard, with the claim of USMCA that the tariff offers, in ${name}`,
    tag === 'en' ? {} : long,
    async ({ page, context, product }) => {
      await speak(tag)
      const faults = watchFaults(page)
      const session = await newSession(product, context, newPerson(declarant.name))
      // The specification wants export before import; CBP takes both on one day.
      await setUpOrganization(session, { rules: 'cbp' })
      const { fillAll, press, effort } = counted(keyboard)

      await keepLanguage(page, tag)
      await page.goto('/entries/new/step-1')
      await fillAll(page, [
        { label: 'Port code', kind: 'search', value: '3801' },
        { label: 'Entry date', value: '10/12/2026' },
        { label: 'Summary date', value: '10/12/2026' },
      ])
      await press(page, 'Save & Continue', /\/step-2$/)
      await fillAll(page, [
        { label: 'Mode of transport', kind: 'pick', value: '30' },
        { label: 'Trucking company', value: 'CPKX' },
        { label: 'Import date', value: '10/12/2026' },
        { label: 'Bill of lading', value: 'CPKX261012117' },
        { label: 'U.S. port of unlading', kind: 'search', value: '3801' },
        { label: 'Country of origin', kind: 'search', value: 'CA' },
        { label: 'Manufacturer ID', value: 'XOMAPHOU410TOR' },
        { label: 'Exporting country', kind: 'search', value: 'CA' },
        { label: 'Export date', value: '10/12/2026' },
        { label: 'Does the shipment contain steel or aluminum goods?', kind: 'choose', value: 'No' },
      ])
      await press(page, 'Save & Continue', /\/step-3$/)
      await fillAll(page, [
        { label: 'Location of goods', value: 'E093' },
        { label: 'Same as Importer of Record', kind: 'tick' },
      ])
      await press(page, 'Save & Continue', /\/step-4$/)
      await fillAll(page, [
        { label: 'HTSUS Number', value: '3924.90.2000' },
        { label: 'Description', value: 'Plastic picture frames' },
        { label: 'Net Quantity', value: '9200' },
        { label: 'Second Net Quantity', value: '1840' },
        { label: 'Entered Value', value: '18400' },
        { label: 'Charges', value: '610' },
        { label: 'Gross Weight', value: '1960' },
        { label: 'Manifest Quantity', value: '140' },
        { label: 'Relationship', kind: 'choose', value: 'No' },
      ])
      const duty = page.getByLabel(nameOf('Duty Amount'))
      await expect(duty, '3.4% of the value').not.toHaveValue('')
      const claims = page.getByRole('region', { name: nameOf('Special programs') })
      await expect(claims).toContainText(/\(S\).* \$/)
      const general = async () => Number((await duty.inputValue()).replace(',', ''))
      await expect.poll(general).toBeGreaterThanOrEqual(625.6)
      await press(page, 'Claim S')
      await expect(duty).toHaveValue('0.00')
      await expect(claims).toContainText(/\(S\).* \$/)
      await screenshot(page, 'claim of a special program')
      await expectAccessible(page, 'the claim of a special program')
      await press(page, 'Save & Continue', /\/step-5$/)
      await fillAll(page, [
        { label: 'I declare that I am the importer of record', kind: 'tick' },
        { label: 'I further declare that the merchandise', kind: 'tick' },
        { label: 'Signature', value: declarant.name },
      ])
      await press(page, 'Save & Continue', /\/step-6$/)
      await expect(page.getByText(startingWith('No errors'))).toBeVisible()
      expect(effort.typed, JSON.stringify(effort)).toBeLessThan(25)
      await fillAll(page, [{ label: 'I have reviewed this entry summary', kind: 'tick' }])
      await press(page, 'Submit (practice)')

      await expectAccepted(page)
      const records = await sentRecords(page)
      const lineItem = records.find((image) => image.startsWith('40'))
      expect(lineItem?.slice(24, 26), 'record 40, special program').toBe('S ')
      expect(
        records.filter((image) => image.startsWith('62')),
        'no merchandise processing fee',
      ).toEqual([])
      const { draft_data } = await session.entry(entryIdOf(page))
      expect(draft_data.line_items?.[0]).toMatchObject({
        spi: 'S',
        duty_amount: '0.00',
        duty_source: 'calculated',
      })
      expect(faults).toEqual([])
    },
  )
