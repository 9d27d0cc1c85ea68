import type { UserPreferences } from '@edfe/contracts/accounts/me'
import { useEffect, useRef, useState } from 'react'
import { SETTINGS } from '../messages/settings-messages.ts'
import { useSavePreferences } from '../session/use-me.ts'
import { previewAppearance } from '../ui/appearance.ts'
import choicesStyles from '../ui/choices.module.css'
import { FormPanel } from '../ui/form-panel.tsx'
import { Segmented, Tick } from '../ui/segmented.tsx'
import preferencesStyles from './preferences.module.css'
import type { RunSave } from './use-save-notice.ts'

const THEMES = [
  ['Light', 'Light'],
  ['Dark', 'Dark'],
  ['System', 'System'],
] as const

const DENSITIES = [
  ['Comfortable', 'Comfortable'],
  ['Compact', 'Compact'],
] as const

const SIZES = [
  ['10', '10'],
  ['25', '25'],
  ['50', '50'],
  ['100', '100'],
] as const

/** Theme and density apply on choice, as a preview. Saving keeps all preferences. */
export function PreferencesForm({ preferences, run }: { preferences: UserPreferences; run: RunSave }) {
  const [values, setValues] = useState(preferences)
  const save = useSavePreferences()
  const change = (part: Partial<UserPreferences>) => {
    const next = { ...values, ...part }
    setValues(next)
    previewAppearance(next.theme, next.density)
  }
  // Leaving the page ends a preview that was not saved.
  const saved = useRef(preferences)
  saved.current = preferences
  useEffect(() => () => previewAppearance(saved.current.theme, saved.current.density), [])
  const { theme, density, table_page_size, kb_shortcuts, show_tips } = values
  const submit = () =>
    run(
      () => save.mutateAsync({ theme, density, table_page_size, kb_shortcuts, show_tips }),
      SETTINGS.account.preferencesUpdated,
      SETTINGS.account.preferencesFailed,
    )
  return (
    <FormPanel
      title="Application Preferences"
      lead="They apply on every device where you sign in."
      action="Save preferences"
      busy={save.isPending}
      onSave={submit}
    >
      <div className={preferencesStyles.groups}>
        <Segmented
          legend="Theme"
          hint="System follows your device."
          options={THEMES}
          value={theme}
          onChange={(next) => change({ theme: next })}
        />
        <Segmented
          legend="Density"
          hint="Compact shows about a third more on a page."
          options={DENSITIES}
          value={density}
          onChange={(next) => change({ density: next })}
        />
        <Segmented
          legend="Table page size"
          hint="Rows on each page of a list."
          options={SIZES}
          value={String(table_page_size) as '10' | '25' | '50' | '100'}
          onChange={(next) => change({ table_page_size: Number(next) as UserPreferences['table_page_size'] })}
        />
        <fieldset>
          <legend>Help</legend>
          <div className={choicesStyles.ticks}>
            <Tick
              label="Keyboard shortcuts"
              note="Press ? to list the shortcuts of the page."
              checked={kb_shortcuts}
              onChange={(next) => change({ kb_shortcuts: next })}
            />
            <Tick
              label="Tips"
              note="Short explanations beside less common fields."
              checked={show_tips}
              onChange={(next) => change({ show_tips: next })}
            />
          </div>
        </fieldset>
      </div>
    </FormPanel>
  )
}
