import { useCallback, useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { finding, renderForm } from '../../../test/form.tsx'
import { useEntryFormContext } from '../form/form-context.ts'
import { LineFilters } from './line-filters.tsx'
import { Sheet, type SheetHandle } from './sheet.tsx'
import { SheetTools } from './sheet-tools.tsx'
import { useLineChanges } from './use-line-changes.ts'
import { useLineFilter } from './use-line-filter.ts'
import { useTicks } from './use-ticks.ts'

const NEVER = () => false

/** The sheet over the lines of a form, as step 4 has it. */
function Lines({ ids }: { ids: readonly string[] }) {
  const form = useEntryFormContext()
  const [order, setOrder] = useState(ids)
  const [openId, setOpenId] = useState<string>()
  const [searched, setSearched] = useState<string>()
  const now = useRef(order)
  now.current = order
  const changes = useLineChanges({ form, order: useCallback(() => now.current, []), reorder: setOrder })
  const filter = useLineFilter(form, order, NEVER)
  const ticks = useTicks(filter.shown)
  const handle = useRef<SheetHandle>(null)
  return (
    <>
      <SheetTools
        order={order}
        changes={changes}
        ticks={ticks}
        isNarrow={false}
        onAdd={() => undefined}
        onRemove={(gone) =>
          changes.apply(
            [],
            order.filter((id) => !gone.includes(id)),
          )
        }
        onFillDown={() => handle.current?.fillDown()}
        onPaste={() => handle.current?.paste()}
      />
      <LineFilters count={order.length} filter={filter} />
      <Sheet
        order={order}
        shown={filter.shown}
        mayEdit
        openId={openId}
        onOpen={setOpenId}
        onSearch={(id) => setSearched(id)}
        changes={changes}
        ticks={ticks}
        handle={handle}
      />
      {searched && <p>Search for {searched}</p>}
      <p>{openId ? `Open: ${openId}` : 'None is open'}</p>
    </>
  )
}

const ids = (count: number) => Array.from({ length: count }, (_, index) => `l${index}`)

const linesOf = (count: number) =>
  Object.fromEntries(
    ids(count).map((id, index) => [id, { description: `Chair ${index + 1}`, net_uom: 'NO' }]),
  )

const renderSheet = (count = 3, check = () => [] as ReturnType<typeof finding>[]) =>
  renderForm(<Lines ids={ids(count)} />, { values: { line_items: linesOf(count) }, check })

const cell = (row: number, column: number) =>
  page
    .getByRole('row')
    .nth(row)
    .getByRole('gridcell')
    .nth(column - 1)

/** Pastes a text where the focus is. */
function paste(text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(event)
}

test('typing replaces a cell, Enter keeps it and goes down', async () => {
  const form = await renderSheet()
  await cell(1, 2).click()
  await userEvent.keyboard('9403608093{Enter}94016160')
  await userEvent.keyboard('{Enter}')
  await expect.element(cell(1, 2)).toHaveTextContent('9403.60.8093')
  expect(form.values().line_items.l0.htsus).toBe('9403.60.8093')
  expect(form.values().line_items.l1.htsus).toBe('94016160')
  await expect.element(cell(3, 2)).toHaveFocus()
})

test('Ctrl+Enter keeps what is typed and stays; Alt with an arrow keeps it and opens the next line', async () => {
  const form = await renderSheet()
  await cell(1, 1).click()
  await userEvent.keyboard('Oak{Control>}{Enter}{/Control}')
  expect(form.values().line_items.l0.description).toBe('Oak')
  await expect.element(cell(1, 1)).toHaveFocus()
  await expect.element(page.getByText('None is open')).toBeVisible()
  await userEvent.keyboard('Ash{Alt>}{ArrowDown}{/Alt}')
  expect(form.values().line_items.l0.description).toBe('Ash')
  await expect.element(page.getByText('Open: l1')).toBeVisible()
})

test('a slash in the HTS cell opens the search, and is a sign in every other cell', async () => {
  const form = await renderSheet()
  await cell(2, 2).click()
  await userEvent.keyboard('/')
  await expect.element(page.getByText('Search for l1')).toBeVisible()
  expect(form.values().line_items.l1.htsus ?? '').toBe('')
  await cell(2, 1).click()
  await userEvent.keyboard('/2{Enter}')
  expect(form.values().line_items.l1.description).toBe('/2')
})

test('F2 edits the value that is there, Escape puts it back', async () => {
  const form = await renderSheet()
  await cell(1, 1).click()
  await userEvent.keyboard('{F2} of oak{Escape}')
  await expect.element(cell(1, 1)).toHaveTextContent('Chair 1')
  await expect.element(cell(1, 1)).toHaveFocus()
  await userEvent.keyboard('{F2} of oak{Tab}')
  expect(form.values().line_items.l0.description).toBe('Chair 1 of oak')
  await expect.element(cell(1, 2)).toHaveFocus()
})

test('a paste goes down and to the right, adds the lines that it needs, and is undone in one step', async () => {
  const form = await renderSheet(2)
  await cell(2, 1).click()
  paste('Oak table\t9403608093\nOak bench\t9401691100\nOak bed\t9403509045\n')
  await expect.element(cell(4, 2)).toHaveTextContent('9403.50.9045')
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '6')
  expect(form.values().line_items.l1).toMatchObject({ description: 'Oak table', htsus: '9403.60.8093' })
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '4')
  expect(form.values().line_items.l1).toMatchObject({ description: 'Chair 2', htsus: '' })
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '6')
})

test('a block is filled down and emptied', async () => {
  const form = await renderSheet(3)
  const units = () => Object.values<{ net_uom: string }>(form.values().line_items).map((line) => line.net_uom)
  await cell(1, 5).click()
  await userEvent.keyboard('kg{Enter}{ArrowUp}{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}')
  await expect.poll(units).toEqual(['KG', 'KG', 'KG'])
  await userEvent.keyboard('{Delete}')
  await expect.poll(units).toEqual(['', '', ''])
})

test('a finding marks its cell, names it, and F8 goes to the next one', async () => {
  const found = [finding('LINE_HTSUS_FORMAT', 'line_items.l1.htsus')]
  await renderSheet(3, () => found)
  await cell(2, 2).click()
  await userEvent.keyboard('94{Enter}')
  await expect.element(cell(2, 2)).toHaveAttribute('aria-invalid', 'true')
  await userEvent.keyboard('{Home}{F8}')
  await expect.element(cell(2, 2)).toHaveFocus()
})

test('a filter shows the lines that want something under their own numbers, and keeps one that is mended', async () => {
  const found = [finding('LINE_HTSUS_FORMAT', 'line_items.l2.htsus')]
  const form = await renderSheet(4, () => found)
  await cell(3, 2).click()
  await userEvent.keyboard('94{Tab}')
  await page.getByRole('button', { name: 'Errors 1' }).click()
  const grid = page.getByRole('grid')
  await expect.element(grid).toHaveAttribute('aria-rowcount', '3')
  await expect.element(page.getByRole('button', { name: 'Line 003 details' })).toBeVisible()

  found.pop()
  await cell(1, 2).click()
  await userEvent.keyboard('9403608093{Tab}')
  await expect.element(page.getByRole('button', { name: 'Errors 0' })).toBeVisible()
  await expect.element(cell(1, 2)).toHaveTextContent('9403.60.8093')

  await cell(1, 1).click()
  paste('Oak table\nOak bench')
  await page.getByRole('button', { name: 'All 4' }).click()
  await expect.element(grid).toHaveAttribute('aria-rowcount', '6')
  expect(form.values().line_items).toMatchObject({
    l2: { description: 'Oak table' },
    l3: { description: 'Chair 4' },
  })
})

test('the number of a row opens the line; Escape closes it', async () => {
  await renderSheet()
  await page.getByRole('button', { name: 'Line 002 details' }).click()
  await expect.element(page.getByText('Open: l1')).toBeVisible()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(page.getByText('Open: l2')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('None is open')).toBeVisible()
})

test('of 999 lines only those near the view are on the page, and the last is one key away', async () => {
  await renderSheet(999)
  await cell(1, 1).click()
  expect(document.querySelectorAll('[data-row]').length).toBeLessThan(60)
  await userEvent.keyboard('{Control>}{End}{/Control}{Home}')
  await expect.element(page.getByRole('button', { name: 'Line 999 details' })).toBeInTheDocument()
})
