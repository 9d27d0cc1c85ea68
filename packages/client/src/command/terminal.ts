/** What a command uses of the machine: a test gives its own. */
export interface Terminal {
  env: Readonly<Record<string, string | undefined>>
  /** Where a person is asked; undefined when the input is a pipe. */
  askSecret: ((question: string) => Promise<string>) | undefined
  /** The whole input of a pipe. */
  readInput: () => Promise<string>
  out: (line: string) => void
  err: (line: string) => void
  pause: (ms: number) => Promise<void>
  /** The folder of the person's settings. */
  settingsFolder: string
}

/** What a command did: lines for a person, the same for a program (`--json`), and the exit code. */
export interface Outcome {
  lines: readonly string[]
  json: Readonly<Record<string, unknown>>
  exit: Exit
}

/** Exit codes, which `edfe --help` lists. */
export const EXIT = { done: 0, refused: 1, wrongUse: 2, doneInPart: 3 } as const
export type Exit = (typeof EXIT)[keyof typeof EXIT]

export const done = (lines: readonly string[], json: Outcome['json'] = {}): Outcome => ({
  lines,
  json,
  exit: EXIT.done,
})

export const refused = (detail: string, code: string, exit: Exit = EXIT.refused): Outcome => ({
  lines: [detail],
  json: { error: { code, detail } },
  exit,
})

/** A refusal of the server. */
export const refusedBy = ({ detail, code }: { detail: string; code: string }): Outcome =>
  refused(detail, code)
