import { capeFiles } from '@edfe/domain/refunds'
import { Button } from '../ui/button.tsx'
import layoutStyles from '../ui/layout.module.css'
import panelStyles from '../ui/panel.module.css'
import { Panel } from '../ui/panel.tsx'
import { saveFile } from '../ui/save-file.ts'
import textStyles from '../ui/text.module.css'
import { t } from '../words/t.ts'
import type { FoundLine } from './found-refunds.ts'

/** The list of entries for a CAPE declaration, and where it goes. Nothing where no entry comes back by CAPE. */
export function CapePanel({ overpaid, isLooking }: { overpaid: readonly FoundLine[]; isLooking: boolean }) {
  const files = capeFiles(
    overpaid.filter(({ finding }) => finding.road === 'cape').map(({ entry }) => entry.entry_number),
  )
  if (files.length === 0) return null
  return (
    <Panel title={t({ id: 'cape-panel.title', defaultMessage: 'CAPE declaration' })}>
      <div className={`${panelStyles.body} ${layoutStyles.stack12} ${textStyles.small}`}>
        <p>
          {t({
            id: 'cape-panel.where',
            defaultMessage:
              'IEEPA duty comes back by a declaration in the ACE portal, on its CAPE tab, by the importer or the broker who filed the entry, with a bank account for ACH refunds on file. The declaration is a CSV file with one column of entry numbers. Compare this file with the template of the CAPE tab before you upload it.',
          })}
        </p>
        <p>
          {t({
            id: 'cape-panel.corrections-first',
            defaultMessage:
              'While CBP works on the refund of an entry, it takes no post summary correction of it (condition 864). Correct first what else is wrong.',
          })}
        </p>
        <div className={layoutStyles.actions}>
          {files.map((file, index) => (
            <Button
              key={file.slice(0, 40)}
              look="quiet"
              icon="download"
              disabledReason={
                isLooking
                  ? t({ id: 'cape-panel.looking', defaultMessage: 'Entries are still being checked.' })
                  : undefined
              }
              onClick={() => saveFile(`cape-entries-${index + 1}.csv`, 'text/csv', file)}
            >
              {t(
                { id: 'cape-panel.file', defaultMessage: 'CAPE file {number} (CSV)' },
                { number: index + 1 },
              )}
            </Button>
          ))}
        </div>
      </div>
    </Panel>
  )
}
