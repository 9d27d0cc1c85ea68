import { createFormControl, type FieldValues } from 'react-hook-form'
import { expect, test } from 'vitest'
import { onValues, type ValueChange } from './on-values.ts'

const formOf = (defaultValues: FieldValues) => createFormControl<FieldValues>({ defaultValues })

test('names each value that a person or the page changes, and nothing that stays the same', async () => {
  const form = formOf({ lines: { a: { description: 'Lamp', duty: '' } } })
  const changes: ValueChange[] = []
  const stop = onValues(form, (change) => changes.push(change))
  const { onChange, onBlur } = form.register('lines.a.description')
  await onChange({ type: 'change', target: { name: 'lines.a.description', value: 'Lamps' } })
  await onBlur({ type: 'blur', target: { name: 'lines.a.description', value: 'Lamps' } })
  form.setValue('lines.a.duty', '4.50', { shouldDirty: true })
  form.setValue('lines.a.duty', '4.50', { shouldDirty: true })
  form.setError('lines.a.duty', { message: 'Too little' })
  stop()
  form.setValue('lines.a.duty', '5.00')
  expect(changes).toEqual([
    { name: 'lines.a.description', isTyped: true },
    { name: 'lines.a.duty', isTyped: false },
  ])
  expect(form.getValues('lines.a')).toEqual({ description: 'Lamps', duty: '5.00' })
})

test('copies no values at a key', async () => {
  const form = formOf({ lines: {}, title: '' })
  let reads = 0
  const line = Object.defineProperty({}, 'duty', { enumerable: true, get: () => ++reads })
  Object.assign(form.control._formValues.lines, { a: line })
  onValues(form, () => {})
  const { onChange } = form.register('title')
  reads = 0
  await onChange({ type: 'change', target: { name: 'title', value: 'B' } })
  expect(reads).toBe(0)
})
