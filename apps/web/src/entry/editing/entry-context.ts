import type { Entry, EntryDefaults } from '@edfe/contracts/entries/entry'
import type { CalendarDay } from '@edfe/domain/calendar'
import type { DraftData, DraftSection } from '@edfe/domain/entry'
import { rulesProfile } from '@edfe/domain/profile'
import type { ReferenceBook } from '@edfe/domain/reference'
import type { RuleContext } from '@edfe/domain/rules'
import { createContext, useContext, useSyncExternalStore } from 'react'
import type { EditorState } from './editor-state.ts'
import type { EntryEditor } from './entry-editor.ts'
import type { RulesOfFiling } from './late-rules.ts'

export interface EntryContextValue {
  editor: EntryEditor
  defaults: EntryDefaults
  rules: RuleContext
  /** The rules, once they are here: until then nothing may be called right or wrong. */
  filing: RulesOfFiling | undefined
}

export const EntryContext = createContext<EntryContextValue | undefined>(undefined)

/** The entry being worked on, with what the rules need to judge it. */
export function useEntryContext(): EntryContextValue {
  const value = useContext(EntryContext)
  if (!value) throw new Error('No entry is open here.')
  return value
}

/** A part of the session's state; renders again when that part changes. */
export function useEditorState<Part>(select: (state: EditorState) => Part): Part {
  const { editor } = useEntryContext()
  return useSyncExternalStore(editor.subscribe, () => select(editor.state()))
}

const entryOf = ({ entry }: EditorState): Entry => entry

/** The entry that is open. Typing and the phases of a save do not change it. */
export const useEntry = (): Entry => useEditorState(entryOf)

/**
 * A section of the draft on a page that has no form of it: with what is typed of it elsewhere, and again when it is written
 * from this page (`write`).
 */
export function useSection<Name extends DraftSection>(name: Name): DraftData[Name] {
  const { editor } = useEntryContext()
  useEntry()
  return editor.section(name)
}

/** Returns the context that the rules may use in addition to the entry. */
export const ruleContext = (defaults: EntryDefaults, reference: ReferenceBook): RuleContext => ({
  today: defaults.today as CalendarDay,
  profile: rulesProfile(defaults.rules_profile, defaults.check_digit_factor),
  reference,
  confirmedCarrierPrefixes: defaults.confirmed_carrier_prefixes,
})
