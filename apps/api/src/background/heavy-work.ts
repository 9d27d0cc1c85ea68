import { Piscina } from 'piscina'
import { inServer } from '../config/folders.ts'
import type { PasswordTask } from './password-strength.ts'
import type * as printing from './print-tasks.ts'
import { TooBusy } from './too-busy.ts'
import { turns } from './turns.ts'

const LIMITS = { minThreads: 0, maxQueue: 50 }
/**
 * Strangers sign up, so passwords have a thread apart: what waits there keeps no form waiting. Its lists of words take
 * 80 MB, which a server without sign-ups gives back.
 */
const PASSWORDS = {
  filename: inServer('src/background/password-strength.ts'),
  maxThreads: 1,
  idleTimeout: 60_000,
  ...LIMITS,
}
const PRINTERS = {
  filename: inServer('src/background/print-tasks.ts'),
  maxThreads: 2,
  idleTimeout: 600_000,
  ...LIMITS,
}
const LONGEST_MS = 20_000

/** Work on threads other than the one that answers requests. An organization prints one paper at a time. */
export interface HeavyWork {
  renderForm(organization: string, task: printing.FormTask): Promise<Uint8Array>
  renderForms(organization: string, task: printing.FormsTask): Promise<Uint8Array>
  renderSheet(organization: string, task: printing.CoverSheetTask): Promise<Uint8Array>
  renderMemo(organization: string, task: printing.MemoTask): Promise<Uint8Array>
  renderProtest(organization: string, task: printing.ProtestTask): Promise<Uint8Array>
  renderRulingRequest(organization: string, task: printing.RulingRequestTask): Promise<Uint8Array>
  renderFee(organization: string, task: printing.FeePaperTask): Promise<Uint8Array>
  renderLetter(organization: string, task: printing.LetterTask): Promise<Uint8Array>
  judgePassword(task: PasswordTask): Promise<string[]>
  close(): Promise<void>
}

declare module 'fastify' {
  interface FastifyInstance {
    heavyWork: HeavyWork
  }
}

/** Threads start with the first task and end some minutes after the last. Throws TooBusy beyond its limits. */
export function startHeavyWork(): HeavyWork {
  const passwords = new Piscina(PASSWORDS)
  const printers = new Piscina(PRINTERS)
  const inTurn = turns({ atOnce: 1 })
  const run = async (pool: Piscina, name: keyof typeof printing | 'judgePassword', task: object) => {
    try {
      return await pool.run(task, { name, signal: AbortSignal.timeout(LONGEST_MS) })
    } catch (error) {
      throw isOverload(error) ? new TooBusy(`${name} found no thread in time`, { cause: error }) : error
    }
  }
  return {
    renderForm: (organization, task) => inTurn(organization, () => run(printers, 'renderForm', task)),
    renderForms: (organization, task) => inTurn(organization, () => run(printers, 'renderForms', task)),
    renderSheet: (organization, task) => inTurn(organization, () => run(printers, 'renderSheet', task)),
    renderMemo: (organization, task) => inTurn(organization, () => run(printers, 'renderMemo', task)),
    renderProtest: (organization, task) => inTurn(organization, () => run(printers, 'renderProtest', task)),
    renderRulingRequest: (organization, task) =>
      inTurn(organization, () => run(printers, 'renderRulingRequest', task)),
    renderFee: (organization, task) => inTurn(organization, () => run(printers, 'renderFee', task)),
    renderLetter: (organization, task) => inTurn(organization, () => run(printers, 'renderLetter', task)),
    judgePassword: (task) => run(passwords, 'judgePassword', task),
    close: async () => {
      await Promise.all([passwords.destroy(), printers.destroy()])
    },
  }
}

/** The queue is full, or the time of the task is over. */
const isOverload = (error: unknown): boolean =>
  error instanceof Error && (/queue/i.test(error.message) || error.name === 'AbortError')
