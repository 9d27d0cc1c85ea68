import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../test/form.tsx'
import { keysOf, matching, pageCommands } from './page-commands.ts'

test('the palette offers what the page can do now, and pressing its button does it', async () => {
  const pressed: string[] = []
  render(
    <main>
      <button
        type="button"
        data-command="Save & Continue"
        aria-keyshortcuts="Control+Enter"
        onClick={() => pressed.push('save')}
      >
        Save
      </button>
      <button type="button" data-command="Add a line" aria-disabled="true">
        Add
      </button>
      <button type="button" data-command="Import lines" hidden>
        Import
      </button>
      <button type="button">Something else</button>
    </main>,
  )
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeVisible()
  const commands = pageCommands()
  expect(commands.map(({ label }) => label)).toEqual(['Save & Continue'])
  const enter = new KeyboardEvent('keydown', { key: 'Enter', metaKey: true })
  expect(commands.map(({ keys }) => keys)).toEqual([keysOf(enter)])
  commands[0]?.run()
  expect(pressed).toEqual(['save'])
})

test('words are found in any order, form and case, and in part', () => {
  const commands = ['Settings: Members', 'Step 4: Line Items', 'New entry'].map((label) => ({
    key: label,
    label,
    run: () => {},
  }))
  const labels = (typed: string) => matching(commands, typed).map(({ label }) => label)
  expect(labels('')).toHaveLength(3)
  expect(labels('items line')).toEqual(['Step 4: Line Items'])
  expect(labels('member entries')).toEqual([])
  expect(labels('entries')).toEqual(['New entry'])
  expect(labels('MEMB')).toEqual(['Settings: Members'])
  expect(labels('line members')).toEqual([])
})
