import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let target = new EventTarget()
let answers: (Response | Error)[] = []
let asked = 0

/** A new module for each test: it remembers whether the server is away. */
const load = () => import('./connection.ts')

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  asked = 0
  target = new EventTarget()
  vi.stubGlobal('window', target)
  vi.stubGlobal('fetch', async () => {
    asked += 1
    const answer = answers.shift() ?? new Response('{}')
    if (answer instanceof Error) throw answer
    return answer
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const away = (seconds: number) =>
  new Response('{}', { status: 503, headers: { 'retry-after': String(seconds) } })

test('one lost answer of a server that answers otherwise changes nothing', async () => {
  const { checkConnection, isServerAway, whenServerIsBack } = await load()
  const back = vi.fn()
  whenServerIsBack(back)
  answers = [new Response('{}')]
  checkConnection()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([asked, isServerAway(), back.mock.calls.length]).toEqual([1, false, 0])
})

test('a server that is away is asked again after the time that it names, until it answers', async () => {
  const { checkConnection, isServerAway, whenServerIsBack } = await load()
  const back = vi.fn()
  whenServerIsBack(back)
  answers = [away(3), away(3), new Response('{}')]
  checkConnection()
  await vi.advanceTimersByTimeAsync(2900)
  expect([asked, isServerAway()]).toEqual([1, true])
  await vi.advanceTimersByTimeAsync(200)
  expect([asked, isServerAway()]).toEqual([2, true])
  await vi.advanceTimersByTimeAsync(3000)
  expect([asked, isServerAway(), back.mock.calls.length]).toEqual([3, false, 1])
})

test('several requests that fail at once cause one check', async () => {
  const { checkConnection } = await load()
  answers = [new TypeError('Failed to fetch')]
  checkConnection()
  checkConnection()
  checkConnection()
  await vi.advanceTimersByTimeAsync(100)
  expect(asked).toBe(1)
})

test('a network that comes back is noticed at once, and whoever stopped listening hears nothing', async () => {
  const { checkConnection, isServerAway, whenServerIsBack } = await load()
  const stopped = vi.fn()
  whenServerIsBack(stopped)()
  answers = [new TypeError('Failed to fetch'), new Response('{}')]
  checkConnection()
  await vi.advanceTimersByTimeAsync(100)
  expect(isServerAway()).toBe(true)
  target.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(10)
  expect([asked, isServerAway(), stopped.mock.calls.length]).toEqual([2, false, 0])
})
