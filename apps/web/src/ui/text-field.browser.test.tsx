import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../test/form.tsx'
import { PasswordField, TextField } from './text-field.tsx'

const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())

function renderSignIn() {
  onSubmit.mockClear()
  render(
    <form onSubmit={onSubmit}>
      <TextField label="Email" type="email" required />
      <PasswordField label="Password" required />
      <button type="submit">Sign in</button>
    </form>,
  )
}

const email = () => page.getByRole('textbox', { name: 'Email' })
const send = () => userEvent.click(page.getByRole('button', { name: 'Sign in' }))

test('a form that lacks values says so at each field, and the first takes the focus', async () => {
  renderSignIn()
  await send()
  await expect.element(page.getByText('Email is required')).toBeVisible()
  await expect.element(page.getByText('Password is required')).toBeVisible()
  await expect.element(email()).toHaveFocus()
  await expect.element(email()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(email()).toHaveAccessibleDescription('Email is required')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('the message goes when something is typed, and the form is sent when nothing is missing', async () => {
  renderSignIn()
  await send()
  await userEvent.type(email(), 'ann')
  await expect.element(page.getByText('Email is required')).not.toBeInTheDocument()
  await userEvent.type(page.getByLabelText('Password'), 'correct horse')
  await send()
  await expect.element(page.getByText('Email must look like name@example.com')).toBeVisible()
  await userEvent.type(email(), '@example.com')
  await send()
  expect(onSubmit).toHaveBeenCalledOnce()
})
