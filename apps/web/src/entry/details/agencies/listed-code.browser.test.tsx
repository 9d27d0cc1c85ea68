import type { AnswerOf } from '@edfe/contracts/operations'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../../../test/form.tsx'
import { ListedCode } from './listed-code.tsx'

const unit = page.getByLabelText('Unit')
const OTHER = 'The list of codes does not have XX. Check it; the entry can be filed with it.'

/** The field; the code that it stores is beneath it. */
function Unit() {
  const [value, setValue] = useState('')
  return (
    <>
      <ListedCode id="unit" label="Unit" list="unit" maxLength={5} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  )
}

/** Renders the field with the answer of the server at hand. */
function renderUnit(answer: AnswerOf<'getAgencyCodes'>) {
  const queries = new QueryClient()
  queries.setQueryData(['agency-codes', 'unit'], answer)
  render(
    <QueryClientProvider client={queries}>
      <Unit />
    </QueryClientProvider>,
  )
}

const leaveWith = async (text: string) => {
  await userEvent.fill(unit, text)
  await userEvent.tab()
}

test('a loaded list suggests its codes, gives the meaning of one, and warns of another', async () => {
  renderUnit({ is_loaded: true, codes: [{ code: 'CT', meaning: 'Carton' }] })
  await expect.element(unit).toBeVisible()
  const options = document.querySelectorAll('datalist option')
  expect([...options].map((option) => [option.getAttribute('value'), option.textContent])).toEqual([
    ['CT', 'Carton'],
  ])
  await expect.element(unit).toHaveAttribute('list', document.querySelector('datalist')?.id)
  await leaveWith('ct')
  await expect.element(page.getByRole('status')).toHaveTextContent('CT')
  await expect.element(unit).toHaveAccessibleDescription(/Carton$/)
  await leaveWith('xx')
  await expect.element(page.getByRole('status')).toHaveTextContent('XX')
  await expect.element(page.getByText(OTHER)).toBeVisible()
  await expect.element(unit).not.toHaveAttribute('aria-invalid')
})

test('a list that nobody loaded suggests nothing, and says nothing of a code', async () => {
  renderUnit({ is_loaded: false, codes: [] })
  await expect.element(unit).not.toHaveAttribute('list')
  await leaveWith('xx')
  await expect.element(page.getByRole('status')).toHaveTextContent('XX')
  await expect.element(page.getByText('The list of codes', { exact: false })).not.toBeInTheDocument()
})
