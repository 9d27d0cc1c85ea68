import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderForm } from '../../../../test/form.tsx'
import {
  type LookupAnswer,
  type LookupRow,
  lookupQuery,
  type SearchedLookup,
} from '../../../lookup/lookups.ts'
import { ComboboxField } from './combobox-field.tsx'

const LOS_ANGELES = { code: '2704', name: 'Los Angeles, California' }
const LONG_BEACH = { code: '2709', name: 'Long Beach, California' }

const port = page.getByRole('combobox', { name: 'Port' })
const option = (name: RegExp) => page.getByRole('option', { name })

/** The field with the answers of searches at hand, as they are once the server has been asked. */
async function renderPort(answers: Record<string, LookupRow[]>, stored = '') {
  const form = await renderForm(<ComboboxField name="header.port_code" lookup="port-codes" label="Port" />, {
    values: { header: { port_code: stored } },
  })
  for (const [text, rows] of Object.entries(answers)) {
    const answer: LookupAnswer = { rows, total: rows.length }
    form.queries.setQueryData(lookupQuery('port-codes', text).queryKey, answer)
  }
  return { code: () => form.values().header.port_code, ...form }
}

describe('a code with suggestions', () => {
  test('reads as code and name, and is taken whole when it is entered', async () => {
    await renderPort({}, '2704')
    await expect.element(port).toHaveValue('2704 Los Angeles, California')
    await userEvent.tab()
    const selected = () => {
      const { selectionStart, selectionEnd } = document.activeElement as HTMLInputElement
      return [selectionStart, selectionEnd]
    }
    expect(selected()).toEqual([0, '2704 Los Angeles, California'.length])
  })

  test('opens its list while it is typed into; arrows and Enter take a row and leave the form alone', async () => {
    const form = await renderPort({ lo: [LOS_ANGELES, LONG_BEACH] })
    await userEvent.click(port)
    await userEvent.keyboard('lo')
    await expect.element(option(/Los Angeles/)).toBeVisible()
    await expect.element(port).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(option(/Long Beach/)).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    await expect.element(port).toHaveValue('2709 Long Beach, California')
    await expect.element(port).toHaveAttribute('aria-expanded', 'false')
    expect(form.code()).toBe('2709')
    expect(form.submissions()).toBe(0)
  })

  test('takes the row that is pressed', async () => {
    const form = await renderPort({ lo: [LOS_ANGELES, LONG_BEACH] })
    await userEvent.click(port)
    await userEvent.keyboard('lo')
    await userEvent.click(option(/Los Angeles/))
    await expect.element(port).toHaveValue('2704 Los Angeles, California')
    expect(form.code()).toBe('2704')
  })

  test('takes the only row on Enter, and nothing when there are several', async () => {
    const form = await renderPort({ lon: [LONG_BEACH], lo: [LOS_ANGELES, LONG_BEACH] })
    await userEvent.click(port)
    await userEvent.keyboard('lo')
    await expect.element(option(/Los Angeles/)).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(form.code()).toBe('')
    await userEvent.keyboard('n')
    await expect.element(option(/Los Angeles/)).not.toBeInTheDocument()
    await expect.element(page.getByText('Searching port codes...')).not.toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    expect(form.code()).toBe('2709')
    expect(form.submissions()).toBe(0)
  })

  test('closes its list on Escape and keeps the text', async () => {
    await renderPort({ lo: [LOS_ANGELES] })
    await userEvent.click(port)
    await userEvent.keyboard('lo')
    await expect.element(option(/Los Angeles/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(port).toHaveAttribute('aria-expanded', 'false')
    await expect.element(port).toHaveValue('lo')
  })

  test('keeps a text that no row matches, in capitals, for the rules', async () => {
    const form = await renderPort({ qq: [] })
    await userEvent.click(port)
    await userEvent.keyboard('qq')
    await expect.element(page.getByText('No port codes found')).toBeVisible()
    await userEvent.tab()
    await expect.element(port).toHaveValue('QQ')
    expect(form.code()).toBe('QQ')
  })

  test('stores no search while it is typed, and takes the row that it means when the field is left', async () => {
    const form = await renderPort({ los: [LOS_ANGELES, LONG_BEACH] }, '2809')
    await userEvent.click(port)
    await userEvent.keyboard('los')
    await expect.element(option(/Los Angeles/)).toBeVisible()
    expect(form.code()).toBe('2809')
    await userEvent.tab()
    await expect.element(port).toHaveValue('2704 Los Angeles, California')
    expect(form.code()).toBe('2704')
  })

  test('takes the row of a search that is answered after the field was left', async () => {
    const form = await renderPort({ 'long b': [LONG_BEACH] })
    await userEvent.click(port)
    await userEvent.keyboard('long b')
    await userEvent.tab()
    await expect.element(port).toHaveValue('2709 Long Beach, California')
    expect(form.code()).toBe('2709')
  })

  test('takes no row that Escape closed, and never one in place of a code', async () => {
    const form = await renderPort({ lo: [LONG_BEACH], '2799': [LONG_BEACH] })
    await userEvent.click(port)
    await userEvent.keyboard('lo')
    await expect.element(option(/Long Beach/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.tab()
    expect(form.code()).toBe('LO')
    await userEvent.click(port)
    await userEvent.keyboard('2799')
    await userEvent.tab()
    await expect.element(port).toHaveValue('2799')
    expect(form.code()).toBe('2799')
  })

  test('says how many more rows there are than it shows', async () => {
    const { queries } = await renderPort({})
    const rows = Array.from({ length: 10 }, (_, at) => ({ code: `270${at}`, name: `Port ${at}` }))
    queries.setQueryData(lookupQuery('port-codes', 'po').queryKey, { rows, total: 37 })
    await userEvent.click(port)
    await userEvent.keyboard('po')
    await expect.element(page.getByText('First 10 of 37 ports. Keep typing to narrow.')).toBeVisible()
  })
})

/** What each search says while it runs and when it finds nothing (specification 2§8). */
const SEARCHES: [SearchedLookup, searching: string, none: string][] = [
  ['port-codes', 'Searching port codes...', 'No port codes found'],
  ['surety-companies', 'Searching surety companies...', 'No surety companies found'],
  ['countries', 'Searching countries...', 'No countries found'],
  ['foreign-ports', 'Searching foreign ports...', 'No foreign ports found'],
  [
    'adcvd-cases',
    'Searching AD/CVD cases...',
    'No case found. The list has only some of the orders in force. You can type any other number.',
  ],
]

test.each(SEARCHES)('a search of %s says %s, then %s', async (lookup, searching, none) => {
  const { queries } = await renderForm(
    <ComboboxField name="header.port_code" lookup={lookup} label="Port" />,
    { values: { header: { port_code: '' } } },
  )
  await userEvent.click(port)
  await userEvent.keyboard('zzz')
  await expect.element(page.getByText(searching)).toBeVisible()
  const nothing: LookupAnswer = { rows: [], total: 0 }
  queries.setQueryData(lookupQuery(lookup, 'zzz').queryKey, nothing)
  await expect.element(page.getByText(none)).toBeVisible()
})
