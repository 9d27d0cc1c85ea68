import { beforeEach, expect, test, vi } from 'vitest'
import { PointerPress } from '../../ui/after-pointer-release.ts'
import { TypingPause } from './typing-pause.ts'

/** A page whose focus is in a text, or in a control of another kind. */
class Page extends EventTarget {
  activeElement = { matches: () => this.isInText }
  isInText = true
}

let page: Page
let pause: TypingPause
let shown: string[]
const follow = () => shown.push('follows')
const press = (key: string) => page.dispatchEvent(Object.assign(new Event('keydown'), { key }))

beforeEach(() => {
  vi.useFakeTimers()
  page = new Page()
  const press = new PointerPress(page)
  pause = new TypingPause(page, (run) => press.after(run))
  shown = []
  return () => vi.useRealTimers()
})

test('what shows a text elsewhere follows once, when typing pauses', () => {
  for (const key of 'shoes') {
    press(key)
    pause.after(follow)
    vi.advanceTimersByTime(60)
  }
  expect(shown).toEqual([])
  vi.advanceTimersByTime(60)
  expect(shown).toEqual(['follows'])
})

test.each(['Tab', 'Enter', 'Escape'])('it follows before %s leads on', (key) => {
  pause.after(follow)
  press(key)
  expect(shown).toEqual(['follows'])
  vi.runAllTimers()
  expect(shown).toEqual(['follows'])
})

test('it follows before a click does anything', () => {
  pause.after(follow)
  page.dispatchEvent(new Event('click'))
  expect(shown).toEqual(['follows'])
})

test('it moves nothing under a pointer that is down', () => {
  pause.after(follow)
  page.dispatchEvent(new Event('pointerdown'))
  vi.runAllTimers()
  expect(shown).toEqual([])
  page.dispatchEvent(new Event('pointerup'))
  vi.runAllTimers()
  expect(shown).toEqual(['follows'])
})

test('a choice in a list or a tick is followed at once', () => {
  page.isInText = false
  pause.after(follow)
  expect(shown).toEqual(['follows'])
})

test('what is gone meanwhile follows nothing', () => {
  pause.after(follow)
  pause.drop(follow)
  vi.runAllTimers()
  expect(shown).toEqual([])
})
