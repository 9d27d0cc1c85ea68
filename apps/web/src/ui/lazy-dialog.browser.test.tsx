import { type ReactNode, Suspense, useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../test/form.tsx'
import { Dialog } from './dialog.tsx'
import { lazyDialog } from './lazy-dialog.tsx'

/** A page with a text and a dialog whose script comes at the second try. */
function renderPage() {
  let tries = 0
  const Bond = lazyDialog<{ onClose: () => void }>(async () => {
    tries++
    if (tries < 2) throw new TypeError('Failed to fetch')
    return ({ onClose }) => <Dialog open title="Bond" onClose={onClose} />
  })
  render(<Page Bond={Bond} />)
}

function Page({ Bond }: { Bond: (props: { onClose: () => void }) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <input aria-label="Legal name" />
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Suspense>
          <Bond onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

const failed = () => page.getByRole('dialog', { name: 'This window could not be loaded' })

test('a dialog whose script cannot be loaded says so, keeps what is typed below, and opens at the next try', async () => {
  renderPage()
  await page.getByLabelText('Legal name').fill('Harbor Lamp')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(failed()).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Bond' })).toBeVisible()
  await expect.element(failed()).not.toBeInTheDocument()
  expect(page.getByLabelText('Legal name').element()).toHaveProperty('value', 'Harbor Lamp')
})

test('it is closed, and loaded once more when it is opened again', async () => {
  renderPage()
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(failed()).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Bond' })).toBeVisible()
})
