import type { Entry } from '@edfe/contracts/entries/entry'
import { Disclosure } from '../../ui/disclosure.tsx'
import panelStyles from '../../ui/panel.module.css'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { hasReason, KeptReason, ReasonPapers } from '../tariff/kept-reason.tsx'

/** Why the lines of a filed entry have their numbers, for when CBP asks; nothing where no line keeps a reason. */
export function NumberReasons({ entry }: { entry: Entry }) {
  const lines = (entry.draft_data.line_items ?? []).filter(({ classification }) => hasReason(classification))
  if (lines.length === 0) return null
  return (
    <Disclosure title={t({ id: 'number-reasons.title', defaultMessage: 'Why these numbers' })}>
      <ul className={panelStyles.body}>
        {lines.map(({ id, line_number, htsus = '', description = '', classification }) => (
          <li key={id}>
            <b>
              {t(
                { id: 'number-reasons.line', defaultMessage: 'Line {line}: {hts}, {goods}' },
                { line: String(line_number).padStart(3, '0'), hts: htsus, goods: description },
              )}
            </b>
            {classification && <KeptReason kept={classification} />}
            {classification?.note && <p className={textStyles.note}>{classification.note}</p>}
            <ReasonPapers entryId={entry.id} lineId={id} />
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
