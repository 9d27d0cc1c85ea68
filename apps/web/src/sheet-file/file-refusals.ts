import type { FileRefusal } from '@edfe/sheet-file/read-file'
import { t } from '../words/t.ts'

/** Why a file is not read, for the person who chose it. */
export const FILE_REFUSALS: Record<FileRefusal, string> = {
  get 'too-large'() {
    return t({
      id: 'file-refusals.this-file-is-too-large',
      defaultMessage: 'This file is too large. Save the sheet with your rows as a separate file.',
    })
  },
  get 'old-excel'() {
    return t({
      id: 'file-refusals.this-is-an-xls-file',
      defaultMessage:
        'This is an .xls file of before 2007. Open it in your spreadsheet program and save it as .xlsx or CSV.',
    })
  },
  get 'web-page'() {
    return t({
      id: 'file-refusals.this-is-a-web-page',
      defaultMessage:
        'This is a web page with a table, whatever its name says. Open it in your spreadsheet program and save it as .xlsx or CSV.',
    })
  },
  get 'xml-2003'() {
    return t({
      id: 'file-refusals.this-is-an-xml-workbook',
      defaultMessage:
        'This is an XML workbook of Excel 2003, whatever its name says. Open it in your spreadsheet program and save it as .xlsx or CSV.',
    })
  },
  get 'binary-workbook'() {
    return t({
      id: 'file-refusals.this-is-a-binary-workbook',
      defaultMessage: 'This is a binary workbook (.xlsb). Open it in Excel and save it as .xlsx.',
    })
  },
  get 'open-document'() {
    return t({
      id: 'file-refusals.this-is-an-opendocument-sheet',
      defaultMessage:
        'This is an OpenDocument sheet (.ods). Open it in your spreadsheet program and save it as .xlsx or CSV.',
    })
  },
  get numbers() {
    return t({
      id: 'file-refusals.this-is-a-sheet-of-numbers',
      defaultMessage: 'This is a sheet of Apple Numbers. Export it from Numbers as Excel or CSV.',
    })
  },
  get 'other-format'() {
    return t({
      id: 'file-refusals.this-sheet-is-in-a-format',
      defaultMessage:
        'This sheet is in a format that is not read here. Open it in your spreadsheet program and save it as .xlsx or CSV.',
    })
  },
  get protected() {
    return t({
      id: 'file-refusals.this-workbook-has-a-password',
      defaultMessage: 'This workbook has a password. Save a copy without one.',
    })
  },
  get pdf() {
    return t({
      id: 'file-refusals.this-is-a-pdf-whatever',
      defaultMessage:
        'This is a PDF, whatever its name says. Ask for the sheet, or copy the rows from the PDF and paste them.',
    })
  },
  get 'not-a-sheet'() {
    return t({
      id: 'file-refusals.this-is-no-sheet-whatever',
      defaultMessage: 'This is no sheet, whatever its name says. Choose an .xlsx or CSV file.',
    })
  },
  get damaged() {
    return t({
      id: 'file-refusals.this-workbook-is-damaged-open',
      defaultMessage: 'This workbook is damaged. Open it in your spreadsheet program and save it again.',
    })
  },
  get empty() {
    return t({
      id: 'file-refusals.there-are-no-rows-with',
      defaultMessage: 'There are no rows with columns in it.',
    })
  },
  get failed() {
    return t({
      id: 'file-refusals.the-rows-could-not-be',
      defaultMessage: 'The rows could not be read. Please try again.',
    })
  },
}
