import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showToast, Toaster } from './toast.tsx'

let root: ReturnType<typeof createRoot>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  flushSync(() => root.render(<Toaster />))
})
afterEach(() => {
  root.unmount()
  vi.useRealTimers()
})
const offerUndo = () =>
  flushSync(() => showToast({ text: 'Line 2 removed.', action: { label: 'Undo', run: () => {} } }))
const undo = page.getByRole('button', { name: 'Undo' })

test('an offer to undo stays for ten seconds', async () => {
  offerUndo()
  await expect.element(undo).toBeVisible()
  vi.advanceTimersByTime(9_000)
  await expect.element(undo).toBeVisible()
  vi.advanceTimersByTime(1000)
  await expect.element(undo).not.toBeInTheDocument()
})

test('an offer to undo stays while the keyboard is on it, and goes ten seconds after it left', async () => {
  offerUndo()
  await expect.element(undo).toBeVisible()
  await userEvent.tab()
  await expect.element(undo).toHaveFocus()
  vi.advanceTimersByTime(600_000)
  await expect.element(undo).toBeVisible()
  await userEvent.tab()
  await userEvent.tab()
  vi.advanceTimersByTime(10_000)
  await expect.element(undo).not.toBeInTheDocument()
})
