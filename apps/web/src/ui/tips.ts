import { createStore } from './create-store.ts'

/**
 * True if hints are shown next to fields. A store, because each of the thousands of hints of 999 lines asks
 * it.
 */
const shown = createStore(true)

/** Shows or hides every tip at once. */
export const showTips = shown.set

/** True while the person wants tips; visitors see them. */
export const useTips = shown.use

const BLOCK = /^Blocks? [0-9A-Z]+(?:[–-][0-9A-Z]+)?/

/**
 * Returns the rest of a hint without tips: the block of the form that the field is, as '32B' is no
 * explanation.
 */
export const withoutTip = (hint: string): string => BLOCK.exec(hint)?.[0] ?? ''
