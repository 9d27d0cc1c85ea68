import { expect, test } from 'vitest'
import { commandOf } from './sheet-keys.ts'

const NONE = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }
const press = (key: string, held: Partial<typeof NONE> = {}) => commandOf({ key, ...NONE, ...held })

test('a letter or digit replaces the value; Enter and F2 keep it', () => {
  expect(press('7')).toEqual({ does: 'edit', typed: '7' })
  expect(press('A', { shiftKey: true })).toEqual({ does: 'edit', typed: 'A' })
  expect(press('Enter')).toEqual({ does: 'edit' })
  expect(press('F2')).toEqual({ does: 'edit' })
})

test('Ctrl on a PC and Cmd on a Mac do the same', () => {
  for (const held of [{ ctrlKey: true }, { metaKey: true }]) {
    expect(press('d', held)).toEqual({ does: 'fill-down' })
    expect(press('z', held)).toEqual({ does: 'undo' })
    expect(press('Z', { ...held, shiftKey: true })).toEqual({ does: 'redo' })
  }
})

test('Shift with an arrow selects; Alt with one opens another line', () => {
  expect(press('ArrowDown', { shiftKey: true })).toEqual({ does: 'move', by: 'down', extends: true })
  expect(press('ArrowDown', { altKey: true })).toEqual({ does: 'open-neighbor', by: 1 })
})

test('copy, paste and the keys of the browser stay its own', () => {
  for (const key of ['c', 'v', 'x', 'r', 'f']) expect(press(key, { ctrlKey: true })).toBeUndefined()
  expect(press('F5')).toBeUndefined()
})
