import type { CustomsCondition } from '@edfe/contracts/customs/filing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../../test/form.tsx'
import { ConditionList } from './condition-list.tsx'

const onLine = (index: number, code: string, severity: CustomsCondition['severity']): CustomsCondition => ({
  rule_id: `CBP_${code}`,
  severity,
  path: `line_items.${index}.duty_amount`,
  label: 'Duty amount',
  step: 'line_items',
  message: 'Duty taken as filed. Nothing to do.',
  code,
  cbp_label: 'DUTY ACCEPTED; COMPLEX LINE',
  sent_value: '12.00',
})

const rows = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent)

test('information that is the same for three lines is one row', async () => {
  const conditions = [0, 1, 2].map((index) => onLine(index, '628', 'info'))
  render(<ConditionList entry={{ id: 'e', draft_data: {}, may: { edit: false } }} conditions={conditions} />)
  await expect.element(page.getByRole('heading', { name: 'Notices of CBP' })).toBeVisible()
  await expect.element(page.getByText(/^1 notice\./)).toBeVisible()
  expect(rows()).toEqual([expect.stringMatching(/628.*Line 001, Duty amount2 more lines$/)])
})

test('each error has a row with what was sent', async () => {
  const conditions = [0, 1].map((index) => onLine(index, '624', 'error'))
  render(<ConditionList entry={{ id: 'e', draft_data: {}, may: { edit: false } }} conditions={conditions} />)
  await expect.element(page.getByRole('heading', { name: 'What to correct' })).toBeVisible()
  await expect.element(page.getByText(/^2 conditions\./)).toBeVisible()
  expect(rows()).toHaveLength(2)
})

test('a value that CBP refused is struck through, beside the one on file', async () => {
  const surety: CustomsCondition = {
    ...onLine(0, '145', 'error'),
    path: 'header.surety_no',
    label: 'Surety number',
    sent_value: '001',
  }
  render(
    <ConditionList
      entry={{ id: 'e', draft_data: {}, may: { edit: false } }}
      conditions={[surety]}
      onFile={() => '054'}
    />,
  )
  await expect.element(page.getByRole('deletion')).toHaveTextContent('001')
  await expect.element(page.getByText('054')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'What 145 means' }))
    .toHaveAttribute('href', '/documentation/conditions#code-145')
})
