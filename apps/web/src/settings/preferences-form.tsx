import type { UserPreferences } from '@edfe/contracts/accounts/me'
import { useEffect, useRef, useState } from 'react'
import { SETTINGS } from '../messages/settings-messages.ts'
import { useSavePreferences } from '../session/use-me.ts'
import { previewAppearance } from '../ui/appearance.ts'
import choicesStyles from '../ui/choices.module.css'
import { FormPanel } from '../ui/form-panel.tsx'
import { Segmented, Tick } from '../ui/segmented.tsx'
import { t } from '../words/t.ts'
import preferencesStyles from './preferences.module.css'
import type { RunSave } from './use-save-notice.ts'

const themes = () =>
  [
    ['Light', t({ id: 'preferences-form.light', defaultMessage: 'Light' })],
    ['Dark', t({ id: 'preferences-form.dark', defaultMessage: 'Dark' })],
    ['System', t({ id: 'preferences-form.system', defaultMessage: 'System' })],
  ] as const

const densities = () =>
  [
    ['Comfortable', t({ id: 'preferences-form.comfortable', defaultMessage: 'Comfortable' })],
    ['Compact', t({ id: 'preferences-form.compact', defaultMessage: 'Compact' })],
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
      title={t({ id: 'preferences-form.application-preferences', defaultMessage: 'Application Preferences' })}
      lead={t({
        id: 'preferences-form.they-apply-on-every-device',
        defaultMessage: 'They apply on every device where you sign in.',
      })}
      action={t({ id: 'preferences-form.save-preferences', defaultMessage: 'Save preferences' })}
      busy={save.isPending}
      onSave={submit}
    >
      <div className={preferencesStyles.groups}>
        <Segmented
          legend={t({ id: 'preferences-form.theme', defaultMessage: 'Theme' })}
          hint={t({
            id: 'preferences-form.system-follows-your-device',
            defaultMessage: 'System follows your device.',
          })}
          options={themes()}
          value={theme}
          onChange={(next) => change({ theme: next })}
        />
        <Segmented
          legend={t({ id: 'preferences-form.density', defaultMessage: 'Density' })}
          hint={t({
            id: 'preferences-form.compact-shows-about-a-third',
            defaultMessage: 'Compact shows about a third more on a page.',
          })}
          options={densities()}
          value={density}
          onChange={(next) => change({ density: next })}
        />
        <Segmented
          legend={t({ id: 'preferences-form.table-page-size', defaultMessage: 'Table page size' })}
          hint={t({
            id: 'preferences-form.rows-on-each-page-of',
            defaultMessage: 'Rows on each page of a list.',
          })}
          options={SIZES}
          value={String(table_page_size) as '10' | '25' | '50' | '100'}
          onChange={(next) => change({ table_page_size: Number(next) as UserPreferences['table_page_size'] })}
        />
        <fieldset>
          <legend>{t({ id: 'preferences-form.help', defaultMessage: 'Help' })}</legend>
          <div className={choicesStyles.ticks}>
            <Tick
              label={t({ id: 'preferences-form.keyboard-shortcuts', defaultMessage: 'Keyboard shortcuts' })}
              note={t({
                id: 'preferences-form.press-to-list-the-shortcuts',
                defaultMessage: 'Press ? to list the shortcuts of the page.',
              })}
              checked={kb_shortcuts}
              onChange={(next) => change({ kb_shortcuts: next })}
            />
            <Tick
              label={t({ id: 'preferences-form.tips', defaultMessage: 'Tips' })}
              note={t({
                id: 'preferences-form.short-explanations-beside-less-common',
                defaultMessage: 'Short explanations beside less common fields.',
              })}
              checked={show_tips}
              onChange={(next) => change({ show_tips: next })}
            />
          </div>
        </fieldset>
      </div>
    </FormPanel>
  )
}
