import { z } from 'zod'
import type { Supervisor } from './auth/new-installation.ts'
import type { Config } from './config/config.ts'

/** What `npm start` sends to its server at once (`scripts/lib/supervise.mjs`). */
const Introduction = z.object({ setupCode: z.string(), failure: z.string().nullable() })

/**
 * Hears of the process that started this one and restores backups for it. Undefined while none has said so, and for what
 * it cannot restore: a database server, documents in a bucket.
 */
export function hearSupervisor({ usesPglite, DOCUMENTS_BUCKET_URL }: Config): () => Supervisor | undefined {
  let heard: Supervisor | undefined
  if (process.send && usesPglite && !DOCUMENTS_BUCKET_URL) {
    process.on('message', (message) => {
      const introduction = Introduction.safeParse(message)
      if (!introduction.success) return
      heard = { ...introduction.data, restore: (order) => process.send?.({ restore: order }) }
    })
  }
  return () => heard
}
