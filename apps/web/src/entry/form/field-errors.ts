import type { Message } from '@edfe/domain/messages'
import type { Finding } from '@edfe/domain/rules'

const isSame = (a: Message, b: Message): boolean =>
  a.id === b.id && JSON.stringify(a.params) === JSON.stringify(b.params)
const areSame = (a: readonly Finding[], b: readonly Finding[]): boolean =>
  a.length === b.length && a.every(({ message }, index) => isSame(message, b[index]!.message))
const NONE: readonly Finding[] = []

/**
 * The findings of the rules on the fields of one form, by field name. A field shows its finding once it was
 * touched or a save was attempted; only fields whose finding changes render again, which 999 lines need.
 */
export class FieldErrors {
  #found = new Map<string, readonly Finding[]>()
  #listeners = new Map<string, Set<() => void>>()
  #touched = new Set<string>()
  #attempted = false

  subscribe(name: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(name) ?? new Set()
    listeners.add(listener)
    this.#listeners.set(name, listeners)
    return () => listeners.delete(listener)
  }

  /** The finding that a field shows now, if any. */
  shown(name: string): Finding | undefined {
    return this.shownAll(name)[0]
  }

  /** Returns every finding that a field shows now, in the order of the rules. */
  shownAll(name: string): readonly Finding[] {
    return this.#attempted || this.#touched.has(name) ? (this.#found.get(name) ?? NONE) : NONE
  }

  /** The finding on a field, also before the field shows it. */
  found(name: string): Finding | undefined {
    return this.#found.get(name)?.[0]
  }

  /** Returns the first finding of each field under a prefix, also those that their fields do not show yet. */
  foundUnder(prefix: string): (readonly [name: string, finding: Finding])[] {
    return [...this.#found].flatMap(([name, [first]]) =>
      first && name.startsWith(`${prefix}.`) ? [[name, first] as const] : [],
    )
  }

  /**
   * Returns the findings shown under a prefix, e.g. of one line or of all; subscribe to the prefix to follow
   * them.
   */
  shownUnder(prefix: string): (readonly [name: string, finding: Finding])[] {
    return this.foundUnder(prefix).filter(([name]) => this.shown(name))
  }

  /** Counts the fields under a prefix that show an error. */
  countUnder(prefix: string): number {
    return this.shownUnder(prefix).filter(([, { severity }]) => severity === 'error').length
  }

  get attempted(): boolean {
    return this.#attempted
  }

  /** Replaces all findings. `nameOf` turns a draft path into a field name. */
  replace(findings: readonly Finding[], nameOf: (path: string) => string): void {
    const next: Map<string, readonly Finding[]> = Map.groupBy(findings, ({ path }) => nameOf(path))
    const changed = new Set<string>()
    for (const [name, found] of next) {
      const before = this.#found.get(name)
      if (before && areSame(before, found)) next.set(name, before)
      else changed.add(name)
    }
    for (const name of this.#found.keys()) if (!next.has(name)) changed.add(name)
    this.#found = next
    for (const name of changed) this.#tell(name)
  }

  touch(name: string): void {
    if (this.#touched.has(name)) return
    this.#touched.add(name)
    if (this.#found.has(name)) this.#tell(name)
  }

  /** A save was attempted: from now on every field shows what is found. */
  attempt(): void {
    if (this.#attempted) return
    this.#attempted = true
    for (const name of this.#found.keys()) this.#tell(name)
  }

  #tell(name: string): void {
    for (const listener of this.#listeners.get(name) ?? []) listener()
    const [section, row] = name.split('.', 2)
    for (const group of new Set([`${section}.${row}`, `${section}`])) {
      if (group !== name) for (const listener of this.#listeners.get(group) ?? []) listener()
    }
  }
}
