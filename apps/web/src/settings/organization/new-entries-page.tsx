import { useOrganizationPreferences } from '../../api/settings.ts'
import { SaveTogether } from '../../ui/save-together.tsx'
import { t } from '../../words/t.ts'
import { NewEntriesForm } from './new-entries-form.tsx'
import { OrganizationFrame } from './organization-frame.tsx'
import { TemplatesPanel } from './templates-panel.tsx'

/** What new entries begin with: the kind of shipment, and the templates. */
export function NewEntriesPage() {
  const preferences = useOrganizationPreferences()
  return (
    <OrganizationFrame needs={[preferences]}>
      {(_, { runNext, clear }) =>
        preferences.data && (
          <>
            <SaveTogether
              label={t({ id: 'new-entries-form.new-entries', defaultMessage: 'New entries' })}
              action={t({ id: 'new-entries-form.save-new-entries', defaultMessage: 'Save new entries' })}
              onBegin={clear}
            >
              <NewEntriesForm preferences={preferences.data.preferences} run={runNext} />
            </SaveTogether>
            <TemplatesPanel />
          </>
        )
      }
    </OrganizationFrame>
  )
}
