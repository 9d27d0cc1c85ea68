import type { FileRefusal } from './read-file.ts'

/** Why a file is not read, for the person who chose it. */
export const FILE_REFUSALS: Record<FileRefusal, string> = {
  'too-large': 'This file is too large. Save the sheet with your rows as a separate file.',
  'old-excel':
    'This is an .xls file of before 2007. Open it in your spreadsheet program and save it as .xlsx or CSV.',
  protected: 'This workbook has a password. Save a copy without one.',
  pdf: 'This is a PDF, whatever its name says. Ask for the sheet, or copy the rows from the PDF and paste them.',
  'not-a-sheet': 'This is no sheet, whatever its name says. Choose an .xlsx or CSV file.',
  damaged: 'This workbook is damaged. Open it in your spreadsheet program and save it again.',
  empty: 'There are no rows with columns in it.',
  failed: 'The rows could not be read. Please try again.',
}
