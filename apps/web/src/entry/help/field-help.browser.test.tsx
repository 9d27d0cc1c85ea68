import type { Finding } from '@edfe/domain/rules'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderForm } from '../../../test/form.tsx'
import { TextField } from '../form/controls/text-field.tsx'
import { FormWithHelp } from './form-with-help.tsx'

const renderFields = (check?: () => Finding[]) =>
  renderForm(
    <FormWithHelp isOver={false}>
      <TextField name="shipment_origin.bill_of_lading" />
      <TextField name="line_items.a.description" />
      <TextField name="shipment_origin.eta" />
    </FormWithHelp>,
    { ...(check && { check }) },
  )
const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) })
const help = (block: string) =>
  page.getByRole('complementary', { name: `Help with Block ${block}`, exact: true })
const heading = (name: string) => page.getByRole('heading', { level: 2, name })

test('F1 in a field explains its block, with the place on the document, and Escape leads back to the field', async () => {
  await renderFields()
  await userEvent.click(field('Bill of lading'))
  await userEvent.keyboard('{F1}')
  await expect.element(heading('Block 12, B/L or AWB number')).toHaveFocus()
  const drawing = page.getByRole('img', {
    name: 'Arrival notice, example. Look for “B/L No.”: ONEY48217600.',
  })
  await expect.element(drawing).toBeVisible()
  await expect.element(help('12').getByText('The container number')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(help('12')).not.toBeInTheDocument()
  await expect.element(field('Bill of lading')).toHaveFocus()
})

test('the number of the block opens the same help, and Tab goes from field to field', async () => {
  await renderFields()
  await userEvent.click(page.getByRole('link', { name: 'Block 32', exact: true }))
  await expect.element(heading('Block 32, Description of merchandise')).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: 'Close the help' }))
  await expect.element(help('32')).not.toBeInTheDocument()
  await expect.element(field('Description')).toHaveFocus()
  await userEvent.tab({ shift: true })
  await expect.element(field('Bill of lading')).toHaveFocus()
})

test('the Tab key stops at the first help of a page, and at no other', async () => {
  await renderFields()
  await userEvent.tab()
  await expect.element(page.getByRole('link', { name: 'Block 12', exact: true })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Block 12, B/L or AWB number')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(field('Bill of lading')).toHaveFocus()
  await userEvent.tab()
  await expect.element(field('Description')).toHaveFocus()
})

test('open help follows the focus to the next field, and never takes it', async () => {
  await renderFields()
  await userEvent.click(field('Bill of lading'))
  expect(help('12').elements()).toEqual([])
  await userEvent.keyboard('{F1}')
  await expect.element(help('12')).toBeVisible()
  await userEvent.click(field('Description'))
  await expect.element(help('32')).toBeVisible()
  await expect.element(field('Description')).toHaveFocus()
})

test('an error leads to what goes into the block of its field', async () => {
  const wrong: Finding = {
    rule_id: 'SHIPMENT_BILL_REQUIRED',
    severity: 'error',
    path: 'shipment_origin.bill_of_lading',
    step: 'shipment_origin',
    message: { id: 'rule.SHIPMENT_BILL_REQUIRED' },
  }
  await renderFields(() => [wrong])
  await userEvent.click(field('Bill of lading'))
  await userEvent.tab()
  await userEvent.click(page.getByRole('link', { name: 'What goes in Block 12' }))
  await expect.element(heading('Block 12, B/L or AWB number')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(field('Bill of lading')).toHaveFocus()
})

test('a field that is in no block has no help', async () => {
  await renderFields()
  await userEvent.click(field('Expected arrival'))
  await userEvent.keyboard('{F1}')
  expect(page.getByRole('complementary').elements()).toEqual([])
})
