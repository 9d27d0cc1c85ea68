import { expect, test, vi } from 'vitest'
import { createStore } from './create-store.ts'

test('a store tells its listeners of each new value until they stop listening', () => {
  const store = createStore(1)
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  store.set(2)
  store.set(2)
  expect(store.get()).toBe(2)
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  store.set(3)
  expect(listener).toHaveBeenCalledTimes(1)
})
