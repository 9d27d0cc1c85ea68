import type { FarSide } from './far-side.ts'
import type { BridgeStore } from './store.ts'

/**
 * One round between store and far side: what was taken goes out and is then noted, what came is stored and then
 * confirmed. Each step may be the last one before a crash; the next round goes on from there.
 */
export async function carry(store: BridgeStore, farSide: FarSide): Promise<void> {
  for (const transmission of store.unsent()) {
    await farSide.putOut(transmission)
    store.handedOver(transmission)
  }
  for (const message of await farSide.receive()) {
    store.receive(message)
    await farSide.confirm(message.id)
  }
}

/** Carries at once when asked, and else every few seconds, one round at a time. */
export function startCarrier(store: BridgeStore, farSide: FarSide, everyMs: number) {
  let lastContact: Date | undefined
  let running: Promise<void> | undefined
  let isAway = false
  const round = async () => {
    try {
      await carry(store, farSide)
      lastContact = new Date()
      if (isAway) console.log('The far side answers again')
      isAway = false
    } catch (error) {
      if (!isAway) console.error(`The far side is away: ${(error as Error).message}`)
      isAway = true
    }
  }
  const now = () => {
    running ??= round().finally(() => {
      running = undefined
    })
  }
  const timer = setInterval(now, everyMs)
  return {
    now,
    lastContact: () => lastContact,
    async stop() {
      clearInterval(timer)
      await running
      await farSide.close()
    },
  }
}
