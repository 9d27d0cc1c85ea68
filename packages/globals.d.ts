/** What every JavaScript host offers beyond the language, and the packages use. */
declare function structuredClone<T>(value: T): T
declare function setTimeout(work: (nothing: undefined) => void, milliseconds?: number): unknown
declare class TextDecoder {
  constructor(encoding?: string, options?: { fatal?: boolean })
  decode(bytes: Uint8Array): string
}
