import type { Finding } from '@edfe/domain/rules'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { finding, render } from '../../../test/form.tsx'
import { ErrorSummary } from './error-summary.tsx'

const PORT = finding('HEADER_PORT_REQUIRED', 'header.port_code', { block: '6' })
const HTSUS = finding('LINE_HTSUS_REQUIRED', 'line_items.2.htsus', { block: '33A' })

function Page({ findings = [PORT, HTSUS], follow = (_finding: Finding) => {} }) {
  const [attempt, setAttempt] = useState(1)
  return (
    <>
      <ErrorSummary
        findings={findings}
        lead="Correct these errors."
        nameOf={(path) => path.replace('line_items.2', 'line_items.c')}
        attempt={attempt}
        onFollow={follow}
      />
      <button type="button" onClick={() => setAttempt(attempt + 1)}>
        Save again
      </button>
    </>
  )
}
const summary = page.getByRole('alert')

test('the summary of errors has the focus with every attempt to save, and is announced', async () => {
  render(<Page />)
  await expect.element(summary).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: 'Save again' }))
  await expect.element(summary).toHaveFocus()
  await expect.element(page.getByRole('heading', { name: 'Error (2)' })).toBeVisible()
})

test('each error names its block and line, and leads to its field', async () => {
  const followed: string[] = []
  render(<Page follow={({ path }) => followed.push(path)} />)
  await expect.element(summary).toHaveFocus()
  const errors = page.getByRole('listitem').elements()
  expect(errors.map(({ children }) => [...children].map((part) => part.textContent))).toEqual([
    ['Block 6', 'Port code is required'],
    ['Block 33A, line 003', 'HTSUS Number is required'],
  ])
  const link = page.getByRole('link', { name: 'HTSUS Number is required' })
  await expect.element(link).toHaveAttribute('href', '#f-line_items-c-htsus')
  await userEvent.click(link)
  expect(followed).toEqual(['line_items.2.htsus'])
  expect(location.hash).toBe('')
})

test('a hundred errors are listed and all are counted', async () => {
  const many = Array.from({ length: 130 }, (_, at) =>
    finding('LINE_HTSUS_REQUIRED', `line_items.${at}.htsus`),
  )
  render(<Page findings={many} />)
  await expect.element(page.getByRole('heading', { name: 'Error (130)' })).toBeVisible()
  expect(page.getByRole('link').elements()).toHaveLength(100)
  await expect.element(page.getByText(/^30 more/)).toBeVisible()
})
