interface FileTypeFacts {
  label: string
  media: string
  /** Endings of file names, the usual one first. */
  endings: readonly [string, ...string[]]
  /** The preview that a page can show; undefined if browsers cannot show one. */
  preview?: 'pdf' | 'image'
}

/** The types of file that can be kept with an entry. */
export const FILE_TYPES = {
  pdf: { label: 'PDF', media: 'application/pdf', endings: ['pdf'], preview: 'pdf' },
  png: { label: 'PNG picture', media: 'image/png', endings: ['png'], preview: 'image' },
  jpeg: { label: 'JPEG picture', media: 'image/jpeg', endings: ['jpg', 'jpeg'], preview: 'image' },
  tiff: { label: 'TIFF picture', media: 'image/tiff', endings: ['tif', 'tiff'] },
  heic: { label: 'HEIC picture', media: 'image/heic', endings: ['heic', 'heif'] },
  csv: { label: 'CSV table', media: 'text/csv', endings: ['csv', 'tsv', 'txt'] },
  xlsx: {
    label: 'Excel workbook',
    media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    endings: ['xlsx'],
  },
  docx: {
    label: 'Word document',
    media: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['docx'],
  },
  eml: { label: 'Email', media: 'message/rfc822', endings: ['eml'] },
} as const satisfies Record<string, FileTypeFacts>

export type FileType = keyof typeof FILE_TYPES

export const FILE_TYPE_CODES = Object.keys(FILE_TYPES) as [FileType, ...FileType[]]

/** The preview that a page can show of a type; undefined if browsers cannot show one. */
export const previewOf = (type: FileType): FileTypeFacts['preview'] =>
  (FILE_TYPES[type] as FileTypeFacts).preview

/** Every ending, as a file dialog lists them: '.pdf,.png,…'. */
export const ACCEPTED_ENDINGS = Object.values(FILE_TYPES)
  .flatMap(({ endings }) => endings.map((ending) => `.${ending}`))
  .join(',')

/** The types in words, for a hint and a refusal. */
export const ACCEPTED_TYPES = 'PDF, PNG, JPEG, TIFF, HEIC, CSV, XLSX, DOCX or EML'
