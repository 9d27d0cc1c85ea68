import { openAgriculturalFees } from '@edfe/domain/calculations'
import type { FeeRow } from '@edfe/domain/entry'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../../test/form.tsx'
import { AgriculturalFeeNotes } from './agricultural-fee-notes.tsx'

/** The notes of one line, and the fees that a person adds from them. */
function notesOf(htsus: string, weight: string) {
  const line = { id: 'line', line_number: 1, htsus, net_qty: weight, net_uom: 'KG' }
  const onAdd = vi.fn<(row: Partial<FeeRow>) => void>()
  render(<AgriculturalFeeNotes open={openAgriculturalFees([line], () => false)} onAdd={onAdd} />)
  return onAdd
}

test('100 tons of honey: one press adds the fee with its amount, and the note names rate, rule and day', async () => {
  const onAdd = notesOf('0409.00.0005', '100000')
  await expect.element(page.getByText(/\$0\.015 per pound \(80 FR 22361, as of 01\/01\/2016\)/)).toBeVisible()
  await page.getByRole('button', { name: 'Add the honey fee of $3,306.93' }).click()
  expect(onAdd).toHaveBeenCalledWith({
    fee_type: 'Other Fee',
    code: 'OTHER',
    class_code: '055',
    amount: '3306.93',
  })
})

test('honey without a weight: the note says what is missing, and the fee has no amount', async () => {
  const onAdd = notesOf('0409.00.0005', '')
  await expect.element(page.getByText(/The weight in kilograms is missing\./)).toBeVisible()
  await page.getByRole('button', { name: 'Add the honey fee' }).click()
  expect(onAdd.mock.calls[0]?.[0]).not.toHaveProperty('amount')
})

test('cotton, whose rates nobody read: the note says what the regulation counts', async () => {
  notesOf('6109.10.0012', '840')
  await expect.element(page.getByText(/It is counted by kilogram, by a table\./)).toBeVisible()
  await expect.element(page.getByText(/does not have its rate/)).toBeVisible()
})
