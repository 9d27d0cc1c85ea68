import type { Entry } from '@edfe/contracts/entries/entry'
import { entryMid, entryOrigin, formatEntryNumber } from '@edfe/domain/entry'
import { formDraft } from '@edfe/domain/filing'
import { defineMessage } from '@edfe/domain/messages'
import textStyles from '../../ui/text.module.css'
import { t } from '../../words/t.ts'
import { showDay } from '../values/format.ts'
import styles from './form-sheet.module.css'
import { SheetCaption, SheetCell, SheetRow } from './sheet-cells.tsx'
import { SheetFoot } from './sheet-foot.tsx'
import { SheetLines } from './sheet-lines.tsx'
import { SheetParties } from './sheet-parties.tsx'

interface Props {
  entry: Entry
  /** Draft paths that a check has flagged. */
  flagged: readonly string[]
}

/** The entry as the printed CBP Form 7501 shows it; flagged blocks are outlined. */
export function FormSheet({ entry, flagged }: Props) {
  const marks = new Set(flagged)
  const filed = formDraft(entry.draft_data)
  const { header = {}, shipment_origin: shipment = {} } = filed
  const head = (field: keyof typeof header) => ({ at: [`header.${field}`], flagged: marks })
  const ship = (field: keyof typeof shipment) => ({ at: [`shipment_origin.${field}`], flagged: marks })
  return (
    <section
      className={styles.scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
      tabIndex={0}
      aria-label={t({ id: 'form-sheet.form-preview', defaultMessage: 'Form preview' })}
    >
      <figure
        className={styles.sheet}
        aria-label={t({
          id: 'form-sheet.preview-of-cbp-form-7501',
          defaultMessage: 'Preview of CBP Form 7501',
        })}
      >
        <div className={styles.title}>
          <div className={textStyles.muted}>
            <SheetCaption
              label={defineMessage({
                id: 'form-sheet.department-of-homeland-security-u',
                defaultMessage: 'DEPARTMENT OF HOMELAND SECURITY{br}U.S. Customs and Border Protection',
              })}
            />
          </div>
          <b>
            <SheetCaption
              label={defineMessage({ id: 'form-sheet.entry-summary', defaultMessage: 'ENTRY SUMMARY' })}
            />
          </b>
          <div className={`${textStyles.right} ${textStyles.muted}`}>
            <SheetCaption
              label={defineMessage({ id: 'form-sheet.cbp-form-7501', defaultMessage: 'CBP Form 7501' })}
            />
          </div>
        </div>
        <SheetRow layout="headRow">
          <SheetCell
            label={defineMessage({
              id: 'form-sheet.1-filer-code-entry-number',
              defaultMessage: '1. Filer Code/Entry Number',
            })}
            value={formatEntryNumber(entry.entry_number)}
            {...head('entry_number')}
          />
          <SheetCell
            label={defineMessage({ id: 'form-sheet.2-entry-type', defaultMessage: '2. Entry Type' })}
            value={header.entry_type}
            {...head('entry_type')}
          />
          <SheetCell
            label={defineMessage({ id: 'form-sheet.3-summary-date', defaultMessage: '3. Summary Date' })}
            value={showDay(header.summary_date ?? '')}
            {...head('summary_date')}
          />
          <SheetCell
            label={defineMessage({ id: 'form-sheet.4-surety-no', defaultMessage: '4. Surety No.' })}
            value={header.surety_no}
            {...head('surety_no')}
          />
          <SheetCell
            label={defineMessage({ id: 'form-sheet.5-bond-type', defaultMessage: '5. Bond Type' })}
            value={header.bond_type}
            {...head('bond_type')}
          />
          <SheetCell
            label={defineMessage({ id: 'form-sheet.6-port-code', defaultMessage: '6. Port Code' })}
            value={header.port_code}
            {...head('port_code')}
          />
          <SheetCell
            label={defineMessage({ id: 'form-sheet.7-entry-date', defaultMessage: '7. Entry Date' })}
            value={showDay(header.entry_date ?? '')}
            {...head('entry_date')}
          />
        </SheetRow>
        <SheetRow layout="arrivalRow">
          <SheetCell
            label={defineMessage({
              id: 'form-sheet.8-importing-carrier',
              defaultMessage: '8. Importing Carrier',
            })}
            value={shipment.importing_carrier}
            {...ship('importing_carrier')}
          />
          <SheetCell
            label={defineMessage({
              id: 'form-sheet.9-mode-of-transport',
              defaultMessage: '9. Mode of Transport',
            })}
            value={shipment.mode_of_transport}
            {...ship('mode_of_transport')}
          />
          <SheetCell
            label={defineMessage({
              id: 'form-sheet.10-country-of-origin',
              defaultMessage: '10. Country of Origin',
            })}
            value={entryOrigin(filed)}
            {...ship('country_of_origin')}
          />
          <SheetCell
            label={defineMessage({ id: 'form-sheet.11-import-date', defaultMessage: '11. Import Date' })}
            value={showDay(shipment.import_date ?? '')}
            {...ship('import_date')}
          />
        </SheetRow>
        <SheetRow layout="billRow">
          <SheetCell
            label={defineMessage({ id: 'form-sheet.12-b-l-or-awb', defaultMessage: '12. B/L or AWB Number' })}
            value={shipment.bill_of_lading}
            {...ship('bill_of_lading')}
          />
          <SheetCell
            label={defineMessage({
              id: 'form-sheet.13-manufacturer-id',
              defaultMessage: '13. Manufacturer ID',
            })}
            value={entryMid(filed)}
            {...ship('manufacturer_id')}
          />
          <SheetCell
            label={defineMessage({
              id: 'form-sheet.14-exporting-country',
              defaultMessage: '14. Exporting Country',
            })}
            value={shipment.exporting_country}
            {...ship('exporting_country')}
          />
          <SheetCell
            label={defineMessage({ id: 'form-sheet.15-export-date', defaultMessage: '15. Export Date' })}
            value={showDay(shipment.export_date ?? '')}
            {...ship('export_date')}
          />
        </SheetRow>
        <SheetRow layout="portsRow">
          <SheetCell
            label={defineMessage({ id: 'form-sheet.16-i-t-number', defaultMessage: '16. I.T. Number' })}
            value={shipment.it_number}
            {...ship('it_number')}
          />
          <SheetCell
            label={defineMessage({ id: 'form-sheet.17-i-t-date', defaultMessage: '17. I.T. Date' })}
            value={showDay(shipment.it_date ?? '')}
            {...ship('it_date')}
          />
          <SheetCell
            label={defineMessage({ id: 'form-sheet.18-missing-docs', defaultMessage: '18. Missing Docs' })}
            value={(shipment.missing_documents ?? []).join(', ')}
            {...ship('missing_documents')}
          />
          <SheetCell
            label={defineMessage({
              id: 'form-sheet.19-foreign-port-of-lading',
              defaultMessage: '19. Foreign Port of Lading',
            })}
            value={shipment.foreign_port_lading}
            {...ship('foreign_port_lading')}
          />
          <SheetCell
            label={defineMessage({
              id: 'form-sheet.20-u-s-port-of',
              defaultMessage: '20. U.S. Port of Unlading',
            })}
            value={shipment.us_port_unlading}
            {...ship('us_port_unlading')}
          />
        </SheetRow>
        <SheetRow layout="fourCells">
          <SheetCell
            label={defineMessage({
              id: 'form-sheet.21-country-of-melt-and',
              defaultMessage: '21. Country of Melt and Pour',
            })}
            value={shipment.country_of_melt_pour}
            {...ship('country_of_melt_pour')}
          />
          <SheetCell
            label={defineMessage({
              id: 'form-sheet.22-primary-country-of-smelt',
              defaultMessage: '22. Primary Country of Smelt',
            })}
            value={shipment.primary_country_of_smelt}
            {...ship('primary_country_of_smelt')}
          />
          <SheetCell
            label={defineMessage({
              id: 'form-sheet.23-secondary-country-of-smelt',
              defaultMessage: '23. Secondary Country of Smelt',
            })}
            value={shipment.secondary_country_of_smelt}
            {...ship('secondary_country_of_smelt')}
          />
          <SheetCell
            label={defineMessage({
              id: 'form-sheet.24-country-of-cast',
              defaultMessage: '24. Country of Cast',
            })}
            value={shipment.country_of_cast}
            {...ship('country_of_cast')}
          />
        </SheetRow>
        <SheetParties parties={filed.parties ?? {}} flagged={marks} />
        <SheetLines draft={entry.draft_data} flagged={marks} />
        <SheetFoot totals={filed.totals_declarations ?? {}} flagged={marks} />
      </figure>
    </section>
  )
}
