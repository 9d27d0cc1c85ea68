import type { Page } from '@playwright/test'
import type { Field } from './field.ts'
import type { Hands } from './type-sample-entry.ts'

/** What a goal costs a person. */
export interface Effort {
  /** Fields with a text that is typed, searches included. */
  typed: number
  /** Choices in lists and groups, ticks and pressed buttons. */
  clicks: number
  /** Pages that buttons led to. */
  pages: number
}

const isTyped = ({ kind = 'type' }: Field) => kind === 'type' || kind === 'search'

interface CountedHands extends Hands {
  effort: Effort
  /** Counts an action that no other hand does: a choice, a tick or a press. */
  click: (action: Promise<unknown>) => Promise<void>
  /** Counts a text that is typed into a cell or a dialog. */
  type: (action: Promise<unknown>) => Promise<void>
}

/** The same hands, and what they did so far. */
export function counted(hands: Hands): CountedHands {
  const effort: Effort = { typed: 0, clicks: 0, pages: 0 }
  return {
    effort,
    async click(action) {
      await action
      effort.clicks += 1
    },
    async type(action) {
      await action
      effort.typed += 1
    },
    async fillAll(page: Page, fields: readonly Field[]) {
      await hands.fillAll(page, fields)
      const typed = fields.filter(isTyped).length
      effort.typed += typed
      effort.clicks += fields.length - typed
    },
    async press(page: Page, button: string, leadsTo?: RegExp) {
      await hands.press(page, button, leadsTo)
      effort.clicks += 1
      if (leadsTo) effort.pages += 1
    },
  }
}
