import type { Finding } from '@edfe/domain/rules'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type FieldValues, useForm } from 'react-hook-form'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { loadRulesOfFiling } from '../src/entry/editing/late-rules.ts'
import { FieldErrors } from '../src/entry/form/field-errors.ts'
import { EntryFormContext } from '../src/entry/form/form-context.ts'
import { afterPointerRelease } from '../src/ui/after-pointer-release.ts'
import '../src/app/app.css'

// Findings are shown in the words of the rules.
await loadRulesOfFiling()

/** A rendered form: what it holds, and how often it was submitted. */
export interface RenderedForm {
  values(): FieldValues
  submissions(): number
  queries: QueryClient
}

interface Options {
  values?: FieldValues
  /** What the rules say of the values whenever a field is left. */
  check?: (values: FieldValues) => Finding[]
}

interface Props extends Required<Options> {
  children: ReactNode
  onRender: (read: () => FieldValues) => void
  onSubmit: () => void
}

function Form({ children, values, check, onRender, onSubmit }: Props) {
  const form = useForm<FieldValues>({ defaultValues: values })
  const [errors] = useState(() => new FieldErrors())
  const value = useMemo(() => {
    const blurred = (name: string) =>
      afterPointerRelease(() => {
        errors.replace(check(form.getValues()), (path) => path)
        errors.touch(name)
      })
    return { form, errors, blurred }
  }, [form, errors, check])
  onRender(() => form.getValues())
  return (
    <EntryFormContext value={value}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {children}
        <button type="submit">Go on</button>
      </form>
    </EntryFormContext>
  )
}

const nothingWrong = (): Finding[] => []

/** Renders fields inside a form over draft values, with a button after them to go on to. */
export async function renderForm(fields: ReactNode, options: Options = {}): Promise<RenderedForm> {
  const { values = {}, check = nothingWrong } = options
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  let read = (): FieldValues => values
  let submitted = 0
  render(
    <QueryClientProvider client={queries}>
      <Form
        values={values}
        check={check}
        onRender={(next) => {
          read = next
        }}
        onSubmit={() => {
          submitted += 1
        }}
      >
        {fields}
      </Form>
    </QueryClientProvider>,
  )
  await page.getByRole('button', { name: 'Go on' }).findElement()
  return { values: () => read(), submissions: () => submitted, queries }
}

/** Renders an element into the page until the test ends. */
export function render(element: ReactNode): void {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  root.render(element)
  onTestFinished(() => {
    root.unmount()
    box.remove()
  })
}

/** What a rule of the catalogue says about a field, in its own words. */
export const finding = (rule_id: string, path: string, more: Partial<Finding> = {}): Finding => ({
  rule_id,
  path,
  severity: 'error',
  message: { id: `rule.${rule_id}` },
  step: 'header',
  ...more,
})
