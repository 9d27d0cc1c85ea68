import { createStore } from '../ui/create-store.ts'
import type { UnfinishedPapers } from './kept-here.ts'

type Save = (userId: string) => Promise<unknown>
let saves: readonly Save[] = []

/** Registers what saves unsaved text before its person signs out. Returns what ends it. */
export function whenLeaving(save: Save): () => void {
  saves = [save, ...saves]
  return () => {
    saves = saves.filter((other) => other !== save)
  }
}

/** Saves what it can, one after the other, the open page before what the browser keeps of earlier ones. */
export async function saveBeforeLeaving(userId: string): Promise<void> {
  for (const save of saves) {
    await save(userId).catch((failure: unknown) => console.warn('could not save before sign-out', failure))
  }
}

/** What a sign-out deletes from this browser. */
export interface Lost extends UnfinishedPapers {
  /** The number of entries with text that the server does not have. */
  unsaved: number
}

/** What would be lost, and the person's answer. */
interface LeaveQuestion {
  lost: Lost
  answer(leave: boolean): void
}

const question = createStore<LeaveQuestion | undefined>(undefined)

/** Asks whether to sign out although text of some entries, or papers, are lost then; the dialog answers. */
export function askToLeave(lost: Lost): Promise<boolean> {
  question.get()?.answer(false)
  return new Promise((resolve) => {
    question.set({
      lost,
      answer(leave) {
        question.set(undefined)
        resolve(leave)
      },
    })
  })
}

export const useLeaveQuestion = question.use
