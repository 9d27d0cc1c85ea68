import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Dialog } from './dialog.tsx'

test('a dialog that is opened again at once stays open', async () => {
  const onClose = vi.fn()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const show = (isOpen: boolean) =>
    flushSync(() =>
      root.render(
        <Dialog open={isOpen} title="Switch organization" onClose={onClose}>
          Vale Imports
        </Dialog>,
      ),
    )
  show(true)
  const dialog = page.getByRole('dialog', { name: 'Switch organization' })
  await expect.element(dialog).toBeVisible()
  const closed = new Promise((done) => dialog.element().addEventListener('close', done, { once: true }))
  show(false)
  show(true)
  await closed
  await expect.element(dialog).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
  root.unmount()
})
