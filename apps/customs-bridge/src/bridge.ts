import { join } from 'node:path'
import { startCarrier } from './carry.ts'
import { folderSide } from './folder-side.ts'
import { loadIbmMq, mqSide } from './mq-side.ts'
import { buildServer } from './server.ts'
import type { BridgeSettings } from './settings.ts'
import { openStore } from './store.ts'

/** Opens the store in DATA_DIR, reaches the far side and listens. Rejects when one of them cannot be had. */
export async function startBridge(settings: BridgeSettings): Promise<{ url: string; stop(): Promise<void> }> {
  const { DATA_DIR, BRIDGE_CERT_FILE: cert, BRIDGE_CERT_KEY_FILE: key } = settings
  const farSide =
    settings.FAR_SIDE === 'mq'
      ? await mqSide(await loadIbmMq(), settings)
      : folderSide(settings.FAR_SIDE_FOLDER ?? join(DATA_DIR, 'carrier'))
  const store = openStore(join(DATA_DIR, 'bridge.sqlite'))
  const carrier = startCarrier(store, farSide, settings.FAR_SIDE_SECONDS * 1000)
  const app = buildServer({
    store,
    keys: settings.BRIDGE_KEYS,
    ...(cert && key && { tls: { cert, key, clientCa: settings.BRIDGE_CLIENT_CA_FILE } }),
    lastContact: carrier.lastContact,
    taken: carrier.now,
  })
  const url = await app.listen({ host: settings.HOST, port: settings.PORT })
  return {
    url,
    async stop() {
      await app.close()
      await carrier.stop()
      store.close()
    },
  }
}
