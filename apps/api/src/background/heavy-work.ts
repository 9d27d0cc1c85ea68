import { say } from '@edfe/domain/messages'
import { Piscina } from 'piscina'
import { inServer } from '../config/folders.ts'
import type * as tasks from './heavy-tasks.ts'

const TASKS = inServer('src/background/heavy-tasks.ts')
const LIMITS = { maxThreads: 2, maxQueue: 50, idleTimeout: 600_000 }
const LONGEST_MS = 20_000

/** Too much work waits, or a task took too long: the same request may succeed a moment later. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy'
}

/** The refusal of a request for which no thread is free. */
export const TOO_BUSY = {
  code: 'too_busy',
  sentence: say({
    id: 'refusal.too-busy',
    defaultMessage: 'The server is busy at the moment. Please try again shortly.',
  }),
}

/** Work on threads beside the one that answers requests. */
export interface HeavyWork {
  renderForm(task: tasks.FormTask): Promise<Uint8Array>
  renderSheet(task: tasks.CoverSheetTask): Promise<Uint8Array>
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
  const pool = new Piscina({ filename: TASKS, minThreads: 0, ...LIMITS })
  const run = async (name: keyof typeof tasks, task: object) => {
    try {
      return await pool.run(task, { name, signal: AbortSignal.timeout(LONGEST_MS) })
    } catch (error) {
      throw isOverload(error) ? new TooBusy(`${name} found no thread in time`, { cause: error }) : error
    }
  }
  return {
    renderForm: (task) => run('renderForm', task),
    renderSheet: (task) => run('renderSheet', task),
    judgePassword: (task) => run('judgePassword', task),
    close: () => pool.destroy(),
  }
}

/** The queue is full, or the time of the task is over. */
const isOverload = (error: unknown): boolean =>
  error instanceof Error && (/queue/i.test(error.message) || error.name === 'AbortError')
