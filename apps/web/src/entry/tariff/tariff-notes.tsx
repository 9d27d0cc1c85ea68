import { useQuery } from '@tanstack/react-query'
import layoutStyles from '../../ui/layout.module.css'
import textStyles from '../../ui/text.module.css'
import { useEntryFormContext } from '../form/form-context.ts'
import { useValues } from '../form/use-values.ts'
import { tariffLineQuery } from './tariff-queries.ts'
import { useEntryFacts } from './use-entry-facts.ts'

/** Shows the age of the tariff behind the duties, once for all lines when the first has its number. */
export function TariffNotes({ lineId }: { lineId: string }) {
  const { form } = useEntryFormContext()
  const { on } = useEntryFacts(lineId)
  const hts = useValues(form, `line_items.${lineId}.htsus`) as string | undefined
  const { data } = useQuery(tariffLineQuery(hts ?? '', on))
  return data?.notes.map((note) => (
    <p key={note} className={`${textStyles.secondary} ${layoutStyles.spaceAround12}`}>
      {note}
    </p>
  ))
}
