import { LEAST_RETENTION_YEARS, MOST_RETENTION_YEARS } from '@edfe/domain/documents'
import { useState } from 'react'
import { addressOf } from '../../api/client.ts'
import { askForProof } from '../../api/proof.ts'
import { useSaveRetention } from '../../api/settings.ts'
import { SETTINGS } from '../../messages/settings-messages.ts'
import { useMe } from '../../session/use-me.ts'
import { Button } from '../../ui/button.tsx'
import { SavedSection } from '../../ui/save-together.tsx'
import { SelectField } from '../../ui/text-field.tsx'
import { t } from '../../words/t.ts'
import type { RunSave } from '../use-save-notice.ts'

const YEARS = Array.from({ length: MOST_RETENTION_YEARS - LEAST_RETENTION_YEARS + 1 }, (_, index) => {
  const years = String(LEAST_RETENTION_YEARS + index)
  return [years, t({ id: 'retention-form.years', defaultMessage: '{years} years' }, { years })] as const
})

/** Downloads the archive, after a proof of the person where the last one is too old. */
async function downloadOrganization() {
  const address = addressOf('exportOrganization', {})
  const { status } = await fetch(address, { method: 'HEAD' })
  if (status !== 403 || (await askForProof())) location.assign(address)
}

/**
 * Shows the retention period of filed entries' records, and a copy of everything that the organization owns.
 */
export function RetentionForm({ years, run }: { years: number; run: RunSave }) {
  const [chosen, setChosen] = useState(String(years))
  const save = useSaveRetention()
  const mayExport = useMe().data?.may.includes('audit.read')
  const submit = () =>
    run(() => save.mutateAsync(Number(chosen)), SETTINGS.retention.updated, SETTINGS.retention.failed)
  return (
    <SavedSection
      title={t({ id: 'retention-form.retention', defaultMessage: 'Retention' })}
      lead={t({
        id: 'retention-form.how-long-entries-that-were',
        defaultMessage: 'How long entries that were filed and their documents are kept.',
      })}
      values={chosen}
      onSave={submit}
    >
      <div>
        <SelectField
          label={t({ id: 'retention-form.keep-records-for', defaultMessage: 'Keep records for' })}
          hint={t({
            id: 'retention-form.from-the-entry-date-the',
            defaultMessage: 'From the entry date. The law asks for five years (19 CFR 163.4).',
          })}
          options={YEARS}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
          note={t({
            id: 'retention-form.nobody-can-delete-them-earlier',
            defaultMessage:
              'Nobody can delete them earlier, administrators included. A legal hold keeps them longer.',
          })}
        />
        {mayExport && (
          <p>
            <Button look="quiet" icon="download" onClick={() => void downloadOrganization()}>
              {t({
                id: 'retention-form.download-everything-that-the-organization',
                defaultMessage: 'Download everything that the organization owns',
              })}
            </Button>
          </p>
        )}
      </div>
    </SavedSection>
  )
}
