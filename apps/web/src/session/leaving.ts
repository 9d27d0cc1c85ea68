import { createStore } from '../ui/create-store.ts'

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

/** The number of entries with text that the server does not have, and the person's answer. */
interface LeaveQuestion {
  unsaved: number
  answer(leave: boolean): void
}

const question = createStore<LeaveQuestion | undefined>(undefined)

/** Asks whether to sign out although text of some entries is lost then; the dialog answers. */
export function askToLeave(unsaved: number): Promise<boolean> {
  question.get()?.answer(false)
  return new Promise((resolve) => {
    question.set({
      unsaved,
      answer(leave) {
        question.set(undefined)
        resolve(leave)
      },
    })
  })
}

export const useLeaveQuestion = question.use
