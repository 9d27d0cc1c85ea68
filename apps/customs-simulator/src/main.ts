import { buildServer } from './server.ts'
import { readSettings } from './settings.ts'
import { openMessageStore } from './store/message-store.ts'
import { openTransmissionStore } from './store/transmission-store.ts'

const read = readSettings(process.env)
if (!read.ok) {
  console.error(`The customs simulator cannot start. ${read.problems.join(' ')}`)
  process.exit(1)
}
const { settings } = read
const store = openTransmissionStore(settings.DATA_DIR)
const messages = openMessageStore(settings.DATA_DIR)
const app = buildServer(store, messages, settings)

/** Finishes open requests, then stops. */
async function stop(): Promise<void> {
  await app.close()
  store.close()
  messages.close()
}
process.once('SIGTERM', () => void stop())
process.once('SIGINT', () => void stop())

try {
  const address = await app.listen({ host: settings.HOST, port: settings.PORT })
  console.log(`Customs simulator listens at ${address}`)
} catch (error) {
  const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
  console.error(
    isTaken
      ? `The customs simulator cannot start: port ${settings.PORT} is in use. Set another one in PORT.`
      : `The customs simulator cannot start: ${(error as Error).message}`,
  )
  store.close()
  messages.close()
  process.exitCode = 1
}
