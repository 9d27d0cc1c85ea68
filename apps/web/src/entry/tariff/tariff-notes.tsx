import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useEntryFormContext } from '../form/form-context.ts'
import styles from './tariff-notes.module.css'
import { tariffLineQuery } from './tariff-queries.ts'
import { useEntryFacts } from './use-entry-facts.ts'

/** How old the tariff behind the duties is, said once for all lines when the first has its number. */
export function TariffNotes({ lineId }: { lineId: string }) {
  const { form } = useEntryFormContext()
  const { on } = useEntryFacts(lineId)
  const hts: string | undefined = useWatch({ control: form.control, name: `line_items.${lineId}.htsus` })
  const { data } = useQuery(tariffLineQuery(hts ?? '', on))
  return data?.notes.map((note) => (
    <p key={note} className={styles.note}>
      {note}
    </p>
  ))
}
