import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLiveEvents, type Live } from './live-events.ts'

class FakeSource {
  static readonly CLOSED = 2
  static open: FakeSource[] = []
  readyState = 1
  onmessage?: (message: { data: string }) => void
  onerror?: () => void
  readonly url: string
  constructor(url: string) {
    this.url = url
    FakeSource.open.push(this)
  }
  say(event: Live): void {
    this.onmessage?.({ data: JSON.stringify(event) })
  }
  close(): void {
    FakeSource.open = FakeSource.open.filter((source) => source !== this)
  }
}

const stops: (() => void)[] = []

/** A tab that follows the events; `heard` grows with each. */
function openTab(): { heard: Live[]; close: () => void } {
  const heard: Live[] = []
  const close = createLiveEvents()((event) => void heard.push(event))
  stops.push(close)
  return { heard, close }
}

const stream = async (): Promise<FakeSource> => {
  await expect.poll(() => FakeSource.open).toHaveLength(1)
  return FakeSource.open[0]!
}

beforeEach(() => {
  FakeSource.open = []
  vi.stubGlobal('EventSource', FakeSource)
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
})

test('two listeners of a tab share one stream, which ends with the last of them', async () => {
  const follow = createLiveEvents()
  const [one, other] = [follow(() => {}), follow(() => {})]
  const source = await stream()
  expect(source.url).toBe('/api/events')
  one()
  expect(FakeSource.open).toHaveLength(1)
  other()
  expect(FakeSource.open).toHaveLength(0)
})

test('three tabs share one stream, and each hears what it says', async () => {
  const tabs = [openTab(), openTab(), openTab()]
  const source = await stream()
  source.say({ type: 'entry', id: 'e1' })
  for (const { heard } of tabs) await expect.poll(() => heard).toEqual([{ type: 'entry', id: 'e1' }])
  expect(FakeSource.open).toHaveLength(1)
})

test('when the tab with the stream closes, another opens one and asks to read everything again', async () => {
  const first = openTab()
  await stream()
  const second = openTab()
  first.close()
  const source = await stream()
  source.say({ type: 'refetch' })
  source.say({ type: 'entries' })
  expect(second.heard).toEqual([{ type: 'refetch' }, { type: 'entries' }])
})

test('the first refetch of a page that has just loaded is passed over, one after a gap is not', async () => {
  const { heard } = openTab()
  const source = await stream()
  source.say({ type: 'refetch' })
  expect(heard).toEqual([])
  source.say({ type: 'refetch' })
  expect(heard).toEqual([{ type: 'refetch' }])
})

test('a stream that the server refuses for good is reported as closed, a lost connection is not', async () => {
  const { heard } = openTab()
  const source = await stream()
  source.readyState = 0
  source.onerror?.()
  expect(heard).toEqual([])
  source.readyState = FakeSource.CLOSED
  source.onerror?.()
  expect(heard).toEqual([{ type: 'closed' }])
})

test('a page without Web Locks reads a stream itself', async () => {
  vi.stubGlobal('navigator', {})
  openTab()
  expect(FakeSource.open).toHaveLength(1)
})
