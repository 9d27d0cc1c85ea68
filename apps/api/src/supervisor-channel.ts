import { z } from 'zod'
import type { Supervisor } from './auth/new-installation.ts'
import type { Config } from './config/config.ts'

/** The first message of `npm start` to its server (`scripts/lib/supervise.mjs`). */
const Introduction = z.object({ setupCode: z.string(), failure: z.string().nullable() })

/**
 * Listens for the supervisor: the process that started this one and restores backups. Returns undefined until it
 * introduces itself, and always where it cannot restore: with a database server, or with documents in a bucket.
 */
export function openSupervisorChannel({
  usesPglite,
  DOCUMENTS_BUCKET_URL,
}: Config): () => Supervisor | undefined {
  let introduced: Supervisor | undefined
  if (process.send && usesPglite && !DOCUMENTS_BUCKET_URL) {
    process.on('message', (message) => {
      const introduction = Introduction.safeParse(message)
      if (!introduction.success) return
      introduced = { ...introduction.data, restore: (order) => process.send?.({ restore: order }) }
    })
  }
  return () => introduced
}
