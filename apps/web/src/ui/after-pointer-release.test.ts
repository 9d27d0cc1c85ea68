import { beforeEach, expect, test, vi } from 'vitest'
import { PointerPress } from './after-pointer-release.ts'

let page: EventTarget
let press: PointerPress
let events: string[]
const tell = (type: string) => page.dispatchEvent(new Event(type))
const judge = () => press.after(() => events.push('judged'))

beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  press = new PointerPress(page)
  events = []
  return () => vi.useRealTimers()
})

test('a field that is left by key is judged at once', () => {
  judge()
  expect(events).toEqual(['judged'])
})

test('a field that is left by pressing a button is judged after the click', () => {
  tell('pointerdown')
  judge()
  tell('pointerup')
  events.push('clicked')
  vi.runAllTimers()
  expect(events).toEqual(['clicked', 'judged'])
})

test('a release that a list swallows is made up for by a key', () => {
  tell('pointerdown')
  judge()
  tell('keydown')
  vi.runAllTimers()
  judge()
  expect(events).toEqual(['judged', 'judged'])
})

test('the change of a text that is left by the press does not end it', () => {
  tell('pointerdown')
  tell('change')
  judge()
  vi.runAllTimers()
  expect(events).toEqual([])
})
