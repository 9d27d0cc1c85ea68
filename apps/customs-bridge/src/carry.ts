import type { FarSide } from './far-side.ts'
import type { BridgeStore } from './store.ts'

/**
 * One round between store and far side: what was taken goes out and is then noted, what came is stored and then
 * confirmed. Each step may be the last one before a crash; the next round goes on from there. Returns how many came.
 */
export async function carry(store: BridgeStore, farSide: FarSide): Promise<number> {
  for (const transmission of store.unsent()) {
    await farSide.putOut(transmission)
    store.handedOver(transmission)
  }
  const messages = await farSide.receive()
  for (const message of messages) {
    store.receive(message)
    await farSide.confirm(message.id)
  }
  return messages.length
}

/**
 * Carries at once when asked, and else every few seconds, one round at a time. A round that was asked for during another
 * one, or after one that brought something, follows without a pause.
 */
export function startCarrier(store: BridgeStore, farSide: FarSide, everyMs: number) {
  let lastContact: Date | undefined
  let running: Promise<void> | undefined
  let isAway = false
  let isStopped = false
  let isAsked = false
  const rounds = async () => {
    try {
      let brought: number
      do {
        isAsked = false
        brought = await carry(store, farSide)
        lastContact = new Date()
      } while (!isStopped && (isAsked || brought > 0))
      if (isAway) console.log('The far side answers again')
      isAway = false
    } catch (error) {
      if (!isAway) console.error(`The far side is away: ${(error as Error).message}`)
      isAway = true
    }
  }
  const begin = () => {
    running ??= rounds().finally(() => {
      running = undefined
    })
  }
  const timer = setInterval(begin, everyMs)
  return {
    now() {
      isAsked = true
      begin()
    },
    lastContact: () => lastContact,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
      await farSide.close()
    },
  }
}
