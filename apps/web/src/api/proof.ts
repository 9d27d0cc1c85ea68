import { createStore } from '../ui/create-store.ts'

/** True while a request waits for the person to prove who they are. */
const asked = createStore(false)
let waiting: ((isGiven: boolean) => void)[] = []

/** Asks for the proof and waits: true when it was given and the request may be made again, false when it was not. */
export function askForProof(): Promise<boolean> {
  asked.set(true)
  return new Promise((answer) => waiting.push(answer))
}

/** Ends the question: requests that wait go on or are given up. */
export function endProof(isGiven: boolean): void {
  asked.set(false)
  const answers = waiting
  waiting = []
  for (const answer of answers) answer(isGiven)
}

export const useProofAsked = asked.use
