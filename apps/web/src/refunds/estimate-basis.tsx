import layoutStyles from '../ui/layout.module.css'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'

/** What the figures rest on. */
export function EstimateBasis() {
  return (
    <Panel title={t({ id: 'estimate-basis.rests-on', defaultMessage: 'What the estimate rests on' })}>
      <ul className={`${panelStyles.body} ${layoutStyles.stack12} ${textStyles.small}`}>
        <li>
          {t({
            id: 'estimate-basis.as-filed',
            defaultMessage:
              'Numbers, origins, values and answers count as they were filed. Only duty and fees are recalculated, by the measures of the entry date.',
          })}
        </li>
        <li>
          {t({
            id: 'estimate-basis.invalid',
            defaultMessage:
              'Duty under IEEPA was held invalid on February 20, 2026 (Learning Resources v. Trump). CBP refunds it by CAPE: the importer of record or the broker that filed uploads the entry numbers in the ACE portal, and refunds go to a bank account that is enrolled there. While a CAPE refund is in process, CBP takes no correction of the entry, so file a correction first. The terms of CAPE are as trade papers print them.',
          })}
        </li>
        <li>
          {t({
            id: 'estimate-basis.days',
            defaultMessage:
              'CBP usually liquidates an entry on a Friday about 314 days after its entry date. It may liquidate earlier, extend or suspend: look up the day in the ACE portal before you wait.',
          })}
        </li>
        <li>
          {t({
            id: 'estimate-basis.left-out',
            defaultMessage:
              'Antidumping and countervailing duty, internal revenue tax, interest and special programs that were not claimed are in no sum.',
          })}
        </li>
      </ul>
    </Panel>
  )
}
