import { Piscina } from 'piscina'
import { inServer } from '../config/folders.ts'
import type * as tasks from './heavy-tasks.ts'
import { TooBusy } from './too-busy.ts'
import { turns } from './turns.ts'

const TASKS = inServer('src/background/heavy-tasks.ts')
const LIMITS = { minThreads: 0, maxQueue: 50, idleTimeout: 600_000 }
/** Strangers sign up, so passwords have a thread apart: what waits there keeps no form waiting. */
const PASSWORD_THREADS = 1
const PRINT_THREADS = 2
const LONGEST_MS = 20_000

/** Work on threads beside the one that answers requests. An organization prints one paper at a time. */
export interface HeavyWork {
  renderForm(organization: string, task: tasks.FormTask): Promise<Uint8Array>
  renderSheet(organization: string, task: tasks.CoverSheetTask): Promise<Uint8Array>
  judgePassword(task: tasks.PasswordTask): Promise<string[]>
  close(): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    heavyWork: HeavyWork
  }
}

/** Threads start with the first task and end after ten minutes without one. Throws TooBusy beyond its limits. */
export function startHeavyWork(): HeavyWork {
  const passwords = new Piscina({ filename: TASKS, maxThreads: PASSWORD_THREADS, ...LIMITS })
  const printers = new Piscina({ filename: TASKS, maxThreads: PRINT_THREADS, ...LIMITS })
  const inTurn = turns({ atOnce: 1 })
  const run = async (pool: Piscina, name: keyof typeof tasks, task: object) => {
    try {
      return await pool.run(task, { name, signal: AbortSignal.timeout(LONGEST_MS) })
    } catch (error) {
      throw isOverload(error) ? new TooBusy(`${name} found no thread in time`, { cause: error }) : error
    }
  }
  return {
    renderForm: (organization, task) => inTurn(organization, () => run(printers, 'renderForm', task)),
    renderSheet: (organization, task) => inTurn(organization, () => run(printers, 'renderSheet', task)),
    judgePassword: (task) => run(passwords, 'judgePassword', task),
    close: async () => {
      await Promise.all([passwords.destroy(), printers.destroy()])
    },
  }
}

/** The queue is full, or the time of the task is over. */
const isOverload = (error: unknown): boolean =>
  error instanceof Error && (/queue/i.test(error.message) || error.name === 'AbortError')
