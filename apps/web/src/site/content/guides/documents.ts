import type { Guide } from './guide.ts'

export const DOCUMENTS: Guide = {
  path: '/documentation/documents',
  title: 'Documents Guide',
  description: 'Which document supports which block of Form 7501, and what to do when one is missing.',
  lead: 'Which document supports which block, and what to do when one is missing.',
  sections: [
    {
      heading: 'Keep them with the entry',
      paragraphs: [
        'Each entry has a page Documents. Add files by button, drop or paste: PDF, PNG, JPEG, TIFF, HEIC, CSV, XLSX, DOCX or EML, 25 MB each and 250 MB for an entry. An upload continues after a lost connection. Say what each document is.',
        'A document can answer a missing-document code of step 2. The code then leaves the step.',
        'The product does not read these documents and does not send them to CBP. The lines of a CSV or XLSX file, or of an invoice PDF that has text, come in with Import lines in step 4. Rows with a part number from the page Parts take from the part what the file lacks. CBP may ask for them: the complete file of an entry is one download, with the form, messages, documents, history and a list of hashes.',
      ],
    },
    {
      heading: 'Document by document',
      table: {
        head: ['Document', 'What it supports'],
        rows: [
          [
            'Commercial invoice',
            'Description [32], value [36], origin [10], and the manufacturer’s name and address for the manufacturer ID [13].',
          ],
          ['Packing list', 'Gross weight and packages [34], net quantity [35].'],
          [
            'Bill of lading or air waybill',
            'Carrier [8], bill or waybill number [12], ports [19] [20], export date [15].',
          ],
          ['Arrival notice', 'Port [6], import date [11], location of goods [25].'],
          ['Freight and insurance bills', 'Charges [36].'],
          ['Certificate of origin', 'Origin [10] and claims under a trade program.'],
          ['Mill certificate', 'Melt and pour [21], smelt [22] [23] and cast [24] of steel and aluminum.'],
          ['Bond', 'Surety [4], bond type [5].'],
          ['CBP Form 5106', 'Importer and consignee numbers [26] [27], names and addresses [29] [30].'],
          ['In-bond document', 'I.T. number and date [16] [17].'],
        ],
      },
    },
    {
      heading: 'When a document is missing',
      paragraphs: [
        'Enter the codes of up to two missing documents in [18]. Code 99 means that more than two are missing. Enter it only with one other code.',
      ],
      table: {
        head: ['Code', 'Document'],
        rows: [
          ['01', 'Commercial invoice'],
          ['10', 'CBP Form 5523'],
          ['16', 'Corrected commercial invoice'],
          ['17', 'Other agency form'],
          ['19', 'Scale weight'],
          ['21', 'Form O (coffee)'],
          ['22', 'Chemical analysis'],
          ['23', 'Outturn report'],
          ['26', 'Packing list'],
          ['98', 'Another document, not listed'],
          ['99', 'More than two documents missing'],
        ],
      },
    },
    {
      heading: 'How long to keep them',
      paragraphs: [
        'The law requires you to keep the records of an entry, documents included, for five years from its date. An organization keeps them for seven years, unless an admin chooses another number in the settings. After filing, nobody can delete a document earlier. A legal hold keeps the records of an entry until an admin ends it.',
      ],
    },
  ],
  sources: [
    '19 CFR 141.86 (contents of invoices)',
    '19 CFR 163.4 (record retention)',
    'CBP Form 7501 instructions, Block 18',
  ],
}
