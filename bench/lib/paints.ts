import type { Page } from '@playwright/test'

/** Has a page note for each event of these types the time from its creation to the first task after the next frame's paint. */
export const watchPaints = (page: Page, types: readonly ('keydown' | 'click')[]): Promise<void> =>
  page.evaluate((types) => {
    const paints: number[] = []
    Object.assign(window, { paints })
    for (const type of types)
      addEventListener(
        type,
        (event) => {
          // The keys that select what is typed over change nothing.
          if (event instanceof KeyboardEvent && (event.ctrlKey || event.metaKey)) return
          if (event instanceof KeyboardEvent && /^(Control|Meta)/.test(event.key)) return
          const channel = new MessageChannel()
          requestAnimationFrame(() => {
            channel.port1.onmessage = () => paints.push(performance.now() - event.timeStamp)
            channel.port2.postMessage(undefined)
          })
        },
        { capture: true },
      )
  }, types)

/** The times in milliseconds that a page noted since they were read before. */
export const takePaints = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { paints: number[] }).paints.splice(0))
