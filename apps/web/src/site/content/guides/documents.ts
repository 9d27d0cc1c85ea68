import { t } from '../../../words/t.ts'
import { documentationPage } from '../../documentation-pages.ts'
import type { Guide } from './guide.ts'

export const documents = (): Guide => ({
  ...documentationPage('/documentation/documents'),
  description: t({
    id: 'documents-guide.description',
    defaultMessage: 'Which document supports which block of Form 7501, and what to do when one is missing.',
  }),
  lead: t({
    id: 'documents-guide.lead',
    defaultMessage: 'Which document supports which block, and what to do when one is missing.',
  }),
  sections: [
    {
      heading: t({ id: 'documents-guide.keep-them.heading', defaultMessage: 'Keep them with the entry' }),
      paragraphs: [
        t({
          id: 'documents-guide.start-with-them',
          defaultMessage:
            'Start with your papers reads invoice, packing list and arrival notice together, in your browser. You confirm each value beside its place in the paper, and say which paper is right where they differ. The entry keeps the papers. A draft is filled in the same way: press Fill from papers under its Documents.',
        }),
        t({
          id: 'documents-guide.keep-them.1',
          defaultMessage:
            'Each entry has a page Documents. Add files by button, drop or paste: PDF, PNG, JPEG, TIFF, HEIC, CSV, XLSX, DOCX or EML, 25 MB each and 250 MB for an entry. An upload continues after a lost connection. Say what each document is.',
        }),
        t({
          id: 'documents-guide.keep-them.2',
          defaultMessage:
            'A document can answer a missing-document code of step 2. The code then leaves the step.',
        }),
        t({
          id: 'documents-guide.keep-them.3',
          defaultMessage:
            'These documents are not sent to CBP. The lines of a CSV or XLSX file, or of an invoice as a PDF, a scan or a photograph, come in with Import lines in step 4. Of a scan, you compare each row with its picture. Rows with a part number from the page Parts take from the part what the file lacks. CBP may ask for them: the complete file of an entry is one download, with the form, messages, documents, history and a list of hashes.',
        }),
      ],
    },
    {
      heading: t({ id: 'documents-guide.document-document.heading', defaultMessage: 'Document by document' }),
      table: {
        head: [
          t({ id: 'documents-guide.document-document.head-1', defaultMessage: 'Document' }),
          t({ id: 'documents-guide.document-document.head-2', defaultMessage: 'What it supports' }),
        ],
        rows: [
          [
            t({
              id: 'documents-guide.document-document.commercial-invoice',
              defaultMessage: 'Commercial invoice',
            }),
            t({
              id: 'documents-guide.document-document.commercial-invoice.means',
              defaultMessage:
                'Description [32], value [36], origin [10], and the manufacturer’s name and address for the manufacturer ID [13].',
            }),
          ],
          [
            t({ id: 'documents-guide.document-document.packing-list', defaultMessage: 'Packing list' }),
            t({
              id: 'documents-guide.document-document.packing-list.means',
              defaultMessage: 'Gross weight and packages [34], net quantity [35].',
            }),
          ],
          [
            t({
              id: 'documents-guide.document-document.bill-lading',
              defaultMessage: 'Bill of lading or air waybill',
            }),
            t({
              id: 'documents-guide.document-document.bill-lading.means',
              defaultMessage: 'Carrier [8], bill or waybill number [12], ports [19] [20], export date [15].',
            }),
          ],
          [
            t({ id: 'documents-guide.document-document.arrival-notice', defaultMessage: 'Arrival notice' }),
            t({
              id: 'documents-guide.document-document.arrival-notice.means',
              defaultMessage: 'Port [6], import date [11], location of goods [25].',
            }),
          ],
          [
            t({
              id: 'documents-guide.document-document.freight-insurance',
              defaultMessage: 'Freight and insurance bills',
            }),
            t({
              id: 'documents-guide.document-document.freight-insurance.means',
              defaultMessage: 'Charges [36].',
            }),
          ],
          [
            t({
              id: 'documents-guide.document-document.certificate-origin',
              defaultMessage: 'Certificate of origin',
            }),
            t({
              id: 'documents-guide.document-document.certificate-origin.means',
              defaultMessage: 'Origin [10] and claims under a trade program.',
            }),
          ],
          [
            t({
              id: 'documents-guide.document-document.mill-certificate',
              defaultMessage: 'Mill certificate',
            }),
            t({
              id: 'documents-guide.document-document.mill-certificate.means',
              defaultMessage: 'Melt and pour [21], smelt [22] [23] and cast [24] of steel and aluminum.',
            }),
          ],
          [
            t({ id: 'documents-guide.document-document.bond', defaultMessage: 'Bond' }),
            t({
              id: 'documents-guide.document-document.bond.means',
              defaultMessage: 'Surety [4], bond type [5].',
            }),
          ],
          [
            t({ id: 'documents-guide.document-document.cbp-form', defaultMessage: 'CBP Form 5106' }),
            t({
              id: 'documents-guide.document-document.cbp-form.means',
              defaultMessage: 'Importer and consignee numbers [26] [27], names and addresses [29] [30].',
            }),
          ],
          [
            t({ id: 'documents-guide.document-document.bond-document', defaultMessage: 'In-bond document' }),
            t({
              id: 'documents-guide.document-document.bond-document.means',
              defaultMessage: 'I.T. number and date [16] [17].',
            }),
          ],
        ],
      },
    },
    {
      heading: t({
        id: 'documents-guide.document-missing.heading',
        defaultMessage: 'When a document is missing',
      }),
      paragraphs: [
        t({
          id: 'documents-guide.document-missing.1',
          defaultMessage:
            'Enter the codes of up to two missing documents in [18]. Code 99 means that more than two are missing. Enter it only with one other code.',
        }),
      ],
      table: {
        head: [
          t({ id: 'documents-guide.document-missing.head-1', defaultMessage: 'Code' }),
          t({ id: 'documents-guide.document-missing.head-2', defaultMessage: 'Document' }),
        ],
        rows: [
          ['01', t({ id: 'documents-guide.document-missing.code-01', defaultMessage: 'Commercial invoice' })],
          ['10', t({ id: 'documents-guide.document-missing.code-10', defaultMessage: 'CBP Form 5523' })],
          [
            '16',
            t({
              id: 'documents-guide.document-missing.code-16',
              defaultMessage: 'Corrected commercial invoice',
            }),
          ],
          ['17', t({ id: 'documents-guide.document-missing.code-17', defaultMessage: 'Other agency form' })],
          ['19', t({ id: 'documents-guide.document-missing.code-19', defaultMessage: 'Scale weight' })],
          ['21', t({ id: 'documents-guide.document-missing.code-21', defaultMessage: 'Form O (coffee)' })],
          ['22', t({ id: 'documents-guide.document-missing.code-22', defaultMessage: 'Chemical analysis' })],
          ['23', t({ id: 'documents-guide.document-missing.code-23', defaultMessage: 'Outturn report' })],
          ['26', t({ id: 'documents-guide.document-missing.code-26', defaultMessage: 'Packing list' })],
          [
            '98',
            t({
              id: 'documents-guide.document-missing.code-98',
              defaultMessage: 'Another document, not listed',
            }),
          ],
          [
            '99',
            t({
              id: 'documents-guide.document-missing.code-99',
              defaultMessage: 'More than two documents missing',
            }),
          ],
        ],
      },
    },
    {
      heading: t({ id: 'documents-guide.long-keep.heading', defaultMessage: 'How long to keep them' }),
      paragraphs: [
        t({
          id: 'documents-guide.long-keep.1',
          defaultMessage:
            'The law requires you to keep the records of an entry, documents included, for five years from its date. An organization keeps them for seven years, unless an admin chooses another number in the settings. After filing, nobody can delete a document earlier. A legal hold keeps the records of an entry until an admin ends it.',
        }),
      ],
    },
  ],
  sources: [
    t({ id: 'documents-guide.source-1', defaultMessage: '19 CFR 141.86 (contents of invoices)' }),
    t({ id: 'documents-guide.source-2', defaultMessage: '19 CFR 163.4 (record retention)' }),
    t({ id: 'documents-guide.source-3', defaultMessage: 'CBP Form 7501 instructions, Block 18' }),
  ],
})
