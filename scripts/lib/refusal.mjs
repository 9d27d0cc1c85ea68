/** A reason to stop that a person can act on: one sentence, printed without a stack trace. */
export class Refusal extends Error {}

/** Runs a script's main function. A Refusal ends it with its sentence. Any other error is a bug and prints its stack. */
export async function main(work) {
  try {
    process.exitCode = (await work()) ?? 0
  } catch (error) {
    console.error(error instanceof Refusal ? `\n${error.message}` : error)
    process.exitCode = 1
  }
}
