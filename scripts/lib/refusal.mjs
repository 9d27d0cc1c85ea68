/** A reason to stop that the person can act on: one sentence, shown without a stack trace. */
export class Refusal extends Error {}

/** Runs a script's main function; a Refusal ends it with its sentence, anything else is a bug and shows where. */
export async function main(work) {
  try {
    process.exitCode = (await work()) ?? 0
  } catch (error) {
    console.error(error instanceof Refusal ? `\n${error.message}` : error)
    process.exitCode = 1
  }
}
