import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { finding, renderForm } from '../../../../test/form.tsx'
import { RadioField } from './radio-field.tsx'
import { SelectField } from './select-field.tsx'
import { TickField } from './tick-field.tsx'

const YES_NO = [
  { value: 'Y', label: 'Yes' },
  { value: 'N', label: 'No' },
]

describe('a choice among buttons', () => {
  const related = <RadioField name="line_items.a.relationship" label="Related" options={YES_NO} />

  test('is a group of that name, none chosen at first', async () => {
    await renderForm(related)
    const group = page.getByRole('group', { name: /^Related/ })
    await expect.element(group).toBeVisible()
    for (const name of ['Yes', 'No']) {
      await expect.element(group.getByRole('radio', { name })).not.toBeChecked()
    }
  })

  test('is one stop of the tab key; arrows choose, and the form holds the value', async () => {
    const form = await renderForm(related, { values: { line_items: { a: { relationship: 'Y' } } } })
    await userEvent.tab()
    await expect.element(page.getByRole('radio', { name: 'Yes' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('radio', { name: 'No' })).toBeChecked()
    expect(form.values().line_items.a.relationship).toBe('N')
    await userEvent.tab()
    await expect.element(page.getByRole('button', { name: 'Go on' })).toHaveFocus()
  })

  test('shows what is wrong as soon as a choice is made', async () => {
    await renderForm(related, {
      check: () => [finding('LINE_RELATIONSHIP_CODE', 'line_items.a.relationship')],
    })
    await userEvent.click(page.getByRole('radio', { name: 'Yes' }))
    await expect.element(page.getByText('Relationship must be Yes (Y), No (N), or empty')).toBeVisible()
    await expect
      .element(page.getByRole('group', { name: /^Related/ }))
      .toHaveAccessibleDescription(/or empty$/)
  })
})

describe('a select', () => {
  const bond = (
    <SelectField
      name="header.bond_type"
      label="Bond type"
      empty="Choose a type"
      options={[
        { value: '8', label: '8 Continuous' },
        { value: '9', label: '9 Single transaction' },
      ]}
    />
  )
  const select = page.getByRole('combobox', { name: 'Bond type' })

  test('begins with its empty choice and takes the option that is typed for', async () => {
    const form = await renderForm(bond)
    await expect.element(select).toHaveDisplayValue('Choose a type')
    await userEvent.tab()
    await userEvent.keyboard('9')
    await expect.element(select).toHaveDisplayValue('9 Single transaction')
    expect(form.values().header.bond_type).toBe('9')
  })

  test('offers a stored value that its list lacks as it is, so that nothing is lost', async () => {
    const form = await renderForm(bond, { values: { header: { bond_type: '3' } } })
    await expect.element(select).toHaveDisplayValue('3 (not in the list)')
    await userEvent.selectOptions(select, '8')
    expect(form.values().header.bond_type).toBe('8')
  })
})

describe('a statement to agree to', () => {
  const NAME = 'totals_declarations.declaration_ior_agent'

  test('is ticked by Space and by a press on its words', async () => {
    const ticks: boolean[] = []
    const form = await renderForm(
      <TickField name={NAME} onTick={(ticked) => ticks.push(ticked)}>
        I declare that I am the importer of record
      </TickField>,
    )
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(form.values().totals_declarations.declaration_ior_agent).toBe(true)
    await userEvent.click(page.getByText('I declare that I am the importer of record'))
    expect(form.values().totals_declarations.declaration_ior_agent).toBe(false)
    expect(ticks).toEqual([true, false])
  })

  test('that must be given says so beside the box', async () => {
    await renderForm(<TickField name={NAME}>I declare</TickField>, {
      check: () => [finding('DECLARATION_ROLE_TICKED', NAME)],
    })
    await userEvent.tab()
    await userEvent.keyboard('  ')
    const box = page.getByRole('checkbox', { name: 'I declare' })
    await expect.element(box).toHaveAccessibleDescription('Declaration checkbox is required')
    await expect.element(box).toHaveAttribute('aria-invalid', 'true')
  })
})
