import type { Move } from './block.ts'

/** The effect of a key in the sheet. */
export type SheetCommand =
  | { does: 'move'; by: Move; extends?: boolean }
  /** Starts editing, with the typed character in place of the value or with the value itself. */
  | { does: 'edit'; typed?: string }
  | { does: 'open-neighbor'; by: 1 | -1 }
  | { does: 'finding'; by: 1 | -1 }
  | {
      does: 'clear' | 'tick' | 'select-row' | 'select-all' | 'fill-down' | 'undo' | 'redo' | 'open' | 'close'
    }

export interface Key {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}

const ARROWS: Record<string, Move> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  PageUp: 'page-up',
  PageDown: 'page-down',
}

const PLAIN: Record<string, SheetCommand> = {
  Enter: { does: 'edit' },
  F2: { does: 'edit' },
  Tab: { does: 'move', by: 'next' },
  Home: { does: 'move', by: 'row-start' },
  End: { does: 'move', by: 'row-end' },
  Delete: { does: 'clear' },
  Backspace: { does: 'clear' },
  Escape: { does: 'close' },
  F8: { does: 'finding', by: 1 },
  ' ': { does: 'tick' },
}

const SHIFTED: Record<string, SheetCommand> = {
  Enter: { does: 'move', by: 'up' },
  Tab: { does: 'move', by: 'previous' },
  F8: { does: 'finding', by: -1 },
  ' ': { does: 'select-row' },
}

const CONTROLLED: Record<string, SheetCommand> = {
  a: { does: 'select-all' },
  d: { does: 'fill-down' },
  z: { does: 'undo' },
  y: { does: 'redo' },
  Home: { does: 'move', by: 'first' },
  End: { does: 'move', by: 'last' },
  Enter: { does: 'open' },
}

/** The command of a key while no cell is edited; undefined for a key that the sheet leaves to the browser. */
export function commandOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Key): SheetCommand | undefined {
  const isControl = ctrlKey || metaKey
  if (altKey) {
    if (isControl || shiftKey) return undefined
    if (key === 'ArrowDown') return { does: 'open-neighbor', by: 1 }
    return key === 'ArrowUp' ? { does: 'open-neighbor', by: -1 } : undefined
  }
  if (isControl) {
    if (shiftKey) return key.toLowerCase() === 'z' ? { does: 'redo' } : undefined
    return CONTROLLED[key.length === 1 ? key.toLowerCase() : key]
  }
  const arrow = ARROWS[key]
  if (arrow) return { does: 'move', by: arrow, extends: shiftKey }
  const named = (shiftKey ? SHIFTED : PLAIN)[key]
  if (named) return named
  return key.length === 1 ? { does: 'edit', typed: key } : undefined
}
