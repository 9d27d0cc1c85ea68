import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** The ids of events that were posted, in a file with one to a line. */
export class SeenEvents {
  readonly #file: string
  readonly #ids: Set<string>

  constructor(file: string) {
    this.#file = file
    this.#ids = new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [])
  }

  has(id: string): boolean {
    return this.#ids.has(id)
  }

  add(id: string): void {
    this.#ids.add(id)
    appendFileSync(this.#file, `${id}\n`)
  }
}
