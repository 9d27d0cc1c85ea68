import { z } from 'zod'
import { createSeal, isSealed } from '../db/seal.ts'

/** A job's data in the queue's table: encrypted, or nothing for a job that a clock queues. */
const StoredData = z.object({ sealed: z.string().refine(isSealed) }).nullish()

/** Turns the data of jobs into what the queue's table may hold, and back. */
export interface JobData {
  seal(name: string, data: object): { sealed: string }
  /** Throws for data that no server with this secret has sealed for this kind of job. */
  open(name: string, stored: unknown): unknown
  /** The data encrypted with the current secret; undefined when there is nothing to change. */
  renew(name: string, stored: unknown): z.output<typeof StoredData> | undefined
}

/**
 * Jobs carry links that open accounts, and the queue obeys whoever writes to it. So the table holds nothing readable,
 * and a job that was not queued by a server of this installation is refused.
 */
export function createJobData(secret: string, before: readonly string[] = []): JobData {
  const sealOf = (name: string) => createSeal(`job ${name}`, secret, before)
  return {
    seal: (name, data) => ({ sealed: sealOf(name).encrypt(JSON.stringify(data)) }),
    renew(name, stored) {
      const data = StoredData.parse(stored)
      if (!data) return undefined
      const sealed = sealOf(name).renew(data.sealed)
      return sealed === data.sealed ? undefined : { sealed }
    },
    open(name, stored) {
      try {
        const data = StoredData.parse(stored)
        return data ? JSON.parse(sealOf(name).decrypt(data.sealed)) : {}
      } catch (cause) {
        throw new Error(`A job of the kind ${name} was not sealed by this server`, { cause })
      }
    },
  }
}
