import { parseDay } from '@edfe/domain/calendar'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { finding, renderForm } from '../../../../test/form.tsx'
import { digitsOnly, upperCase } from '../../../ui/sanitize.ts'
import { DateField } from './date-field.tsx'
import { MoneyField } from './money-field.tsx'
import { SignatureField } from './signature-field.tsx'
import { TextField } from './text-field.tsx'

/** A field by its label, which may go on with '(optional)'. */
const input = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) })

describe('an amount', () => {
  test.each([
    ['12129', '12,129.00'],
    ['1,2129.5', '12,129.50'],
    ['$ 7', '7.00'],
    ['0', '0.00'],
    ['-40', '-40.00'],
  ])('typed as %j reads %j once the field is left', async (typed, shown) => {
    await renderForm(<MoneyField name="totals_declarations.total_entered_value" label="Value" />)
    await userEvent.fill(input('Value'), typed)
    await expect.element(input('Value')).toHaveValue(typed)
    await userEvent.tab()
    await expect.element(input('Value')).toHaveValue(shown)
  })

  test.each(['1.239', 'about 12', '1.2.3'])(
    'that is none, %j, stays as typed for the rules',
    async (typed) => {
      const form = await renderForm(
        <MoneyField name="totals_declarations.total_entered_value" label="Value" />,
      )
      await userEvent.fill(input('Value'), typed)
      await userEvent.tab()
      await expect.element(input('Value')).toHaveValue(typed)
      expect(form.values().totals_declarations.total_entered_value).toBe(typed)
    },
  )

  test('asks a phone for its number pad', async () => {
    await renderForm(<MoneyField name="totals_declarations.total_entered_value" label="Value" />)
    await expect.element(input('Value')).toHaveAttribute('inputmode', 'decimal')
  })
})

describe('a day', () => {
  const withToday = (
    <DateField name="shipment_origin.import_date" label="Import date" today={parseDay('2026-03-05')!} />
  )

  test.each(['t', 'today', 'T'])('typed as %j is today', async (typed) => {
    await renderForm(withToday)
    await userEvent.fill(input('Import date'), typed)
    await userEvent.tab()
    await expect.element(input('Import date')).toHaveValue('03/05/2026')
  })

  test('is today after one press, which goes with the empty field', async () => {
    await renderForm(withToday)
    await page.getByRole('button', { name: 'Today' }).click()
    await expect.element(input('Import date')).toHaveValue('03/05/2026')
    await expect.element(input('Import date')).toHaveFocus()
    await expect.element(page.getByRole('button', { name: 'Today' })).not.toBeInTheDocument()
  })

  test.each([
    ['3/5/2026', '03/05/2026'],
    ['3-5-26', '03/05/2026'],
    ['2026-03-05', '03/05/2026'],
    ['03.05.2026', '03/05/2026'],
  ])('typed as %j reads %j once the field is left', async (typed, shown) => {
    const form = await renderForm(<DateField name="shipment_origin.import_date" label="Import date" />)
    await userEvent.fill(input('Import date'), typed)
    await userEvent.tab()
    await expect.element(input('Import date')).toHaveValue(shown)
    expect(form.values().shipment_origin.import_date).toBe(shown)
  })

  test.each(['02/30/2026', '13/01/2026', '1/2/77', 'today'])(
    'that is none, %j, stays as typed',
    async (typed) => {
      await renderForm(<DateField name="shipment_origin.import_date" label="Import date" />)
      await userEvent.fill(input('Import date'), typed)
      await userEvent.tab()
      await expect.element(input('Import date')).toHaveValue(typed)
    },
  )
})

describe('a text', () => {
  test('in capitals leaves the caret where a letter is typed into its middle', async () => {
    await renderForm(<TextField name="shipment_origin.manufacturer_id" label="Maker" fold={upperCase} />)
    await userEvent.click(input('Maker'))
    await userEvent.keyboard('twhsi{ArrowLeft}{ArrowLeft}{ArrowLeft}xy')
    await expect.element(input('Maker')).toHaveValue('TWXYHSI')
  })

  test('of digits drops what is none of them while it is typed, and the caret stays behind the last digit', async () => {
    const form = await renderForm(<TextField name="header.surety_no" label="Surety" fold={digitsOnly} />)
    await userEvent.click(input('Surety'))
    await userEvent.keyboard('0a3{ArrowLeft}-9')
    await expect.element(input('Surety')).toHaveValue('093')
    expect(form.values().header.surety_no).toBe('093')
  })

  test('takes no more letters than its field may have', async () => {
    await renderForm(<TextField name="shipment_origin.manufacturer_id" label="Maker" maxLength={5} />)
    await userEvent.click(input('Maker'))
    await userEvent.keyboard('ABCDEFG')
    await expect.element(input('Maker')).toHaveValue('ABCDE')
  })
})

describe('a field that is wrong', () => {
  const check = ({ shipment_origin }: { shipment_origin?: { manufacturer_id?: string } }) =>
    (shipment_origin?.manufacturer_id ?? '').length < 3
      ? [finding('SHIPMENT_MANUFACTURER_ID_SHORT', 'shipment_origin.manufacturer_id')]
      : []
  const maker = <TextField name="shipment_origin.manufacturer_id" label="Maker" />

  test('says so once it is left, not while it is typed, and until it is right', async () => {
    await renderForm(maker, { check })
    const message = page.getByText('Manufacturer ID must be at least 3 characters')
    await userEvent.click(input('Maker'))
    await userEvent.keyboard('TW')
    expect(message.query()).toBeNull()
    await userEvent.tab()
    await expect.element(message).toBeVisible()
    await expect.element(input('Maker')).toHaveAttribute('aria-invalid', 'true')
    await expect
      .element(input('Maker'))
      .toHaveAccessibleDescription(/Manufacturer ID must be at least 3 characters$/)
    await userEvent.fill(input('Maker'), 'TWHSI')
    await userEvent.tab()
    await expect.element(message).not.toBeInTheDocument()
    await expect.element(input('Maker')).not.toHaveAttribute('aria-invalid')
  })

  test('that is left by pressing a button does not push the button away: the press arrives', async () => {
    const form = await renderForm(maker, { check })
    await userEvent.click(input('Maker'))
    await userEvent.click(page.getByRole('button', { name: 'Go on' }))
    await expect.element(page.getByText('Manufacturer ID must be at least 3 characters')).toBeVisible()
    expect(form.submissions()).toBe(1)
  })

  test('of which only a warning is known is described by it, and is not called invalid', async () => {
    const warning = finding('SHIPMENT_MANUFACTURER_ID_SHORT', 'shipment_origin.manufacturer_id', {
      severity: 'warning',
    })
    await renderForm(maker, { check: () => [warning] })
    await userEvent.click(input('Maker'))
    await userEvent.tab()
    await expect.element(input('Maker')).toHaveAccessibleDescription(/must be at least 3 characters$/)
    await expect.element(input('Maker')).not.toHaveAttribute('aria-invalid')
  })
})

describe('a signature', () => {
  const NAME = 'totals_declarations.declarant_name'
  const signature = (voided?: string) => (
    <SignatureField name="totals_declarations.declarant_signature" nameField={NAME} voided={voided} />
  )
  const values = { totals_declarations: { declarant_name: 'Ruth Okafor', declarant_signature: '' } }

  test('counts when it repeats the name exactly', async () => {
    await renderForm(signature(), { values })
    await userEvent.fill(input('Signature'), 'Ruth')
    await expect.element(page.getByText('Does not match the declarant name')).toBeVisible()
    await userEvent.fill(input('Signature'), 'Ruth Okafor')
    await expect.element(page.getByText('Matches the declarant name')).toBeVisible()
  })

  test('that was voided says why it is asked for again', async () => {
    await renderForm(signature('The signature is void: Ann Lee changed Port code.'), { values })
    await expect.element(page.getByText(/Ann Lee changed Port code\. Type your name again\.$/)).toBeVisible()
  })
})
