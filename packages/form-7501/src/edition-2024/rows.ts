/**
 * The boxes of CBP Form 7501 (edition of 2024, OMB 1651-0022), row by row: block number, printed label and share
 * of the row's width. Blocks 21-24 are the steel and aluminum boxes that this edition added.
 */
export interface Box {
  block: string
  label: string
  share: number
}

export const HEADER_ROWS: readonly (readonly Box[])[] = [
  [
    { block: '1', label: '1. Filer Code/Entry Number', share: 20 },
    { block: '2', label: '2. Entry Type', share: 12 },
    { block: '3', label: '3. Summary Date', share: 13 },
    { block: '4', label: '4. Surety Number', share: 13 },
    { block: '5', label: '5. Bond Type', share: 12 },
    { block: '6', label: '6. Port Code', share: 12 },
    { block: '7', label: '7. Entry Date', share: 18 },
  ],
  [
    { block: '8', label: '8. Importing Carrier', share: 37 },
    { block: '9', label: '9. Mode of Transport', share: 18 },
    { block: '10', label: '10. Country of Origin', share: 22 },
    { block: '11', label: '11. Import Date', share: 23 },
  ],
  [
    { block: '12', label: '12. B/L or AWB Number', share: 38 },
    { block: '13', label: '13. Manufacturer ID', share: 25 },
    { block: '14', label: '14. Exporting Country', share: 19 },
    { block: '15', label: '15. Export Date', share: 18 },
  ],
  [
    { block: '16', label: '16. I.T. Number', share: 20 },
    { block: '17', label: '17. I.T. Date', share: 17 },
    { block: '18', label: '18. Missing Docs', share: 17 },
    { block: '19', label: '19. Foreign Port of Lading', share: 23 },
    { block: '20', label: '20. U.S. Port of Unlading', share: 23 },
  ],
  [
    { block: '21', label: '21. Country of Melt and Pour', share: 25 },
    { block: '22', label: '22. Primary Country of Smelt', share: 25 },
    { block: '23', label: '23. Secondary Country of Smelt', share: 25 },
    { block: '24', label: '24. Country of Cast', share: 25 },
  ],
  [
    { block: '25', label: '25. Location of Goods/G.O. Number', share: 28 },
    { block: '26', label: '26. Consignee Number', share: 24 },
    { block: '27', label: '27. Importer Number', share: 24 },
    { block: '28', label: '28. Reference Number', share: 24 },
  ],
  [
    { block: '29', label: '29. Ultimate Consignee Name and Address', share: 50 },
    { block: '30', label: '30. Importer of Record Name and Address', share: 50 },
  ],
]

/** The boxes under the declaration. Block 45 has four, of which the first is the name. */
export const SIGNATURE_ROWS: readonly (readonly Box[])[] = [
  [
    { block: '45', label: '45. Declarant Name (Last, First, M.I.)', share: 34 },
    { block: '45 title', label: 'Title', share: 24 },
    { block: '45 signature', label: 'Signature', share: 28 },
    { block: '45 date', label: 'Date', share: 14 },
  ],
  [
    { block: '46', label: '46. Broker/Filer Information (Name, Address, Phone)', share: 70 },
    { block: '47', label: '47. Broker/Importer File Number', share: 30 },
  ],
]

/** The boxes that a continuation sheet repeats at its head, so that a loose sheet can be identified. */
export const CONTINUATION_ROW: readonly Box[] = [
  { block: '1', label: '1. Filer Code/Entry Number', share: 50 },
  { block: '47', label: '47. Broker/Importer File Number', share: 50 },
]

/** Columns of blocks 31-38; amounts are at the right edge of theirs. */
export const LINE_COLUMNS = [
  { key: 'line', label: ['31.', 'Line No.'], share: 6, align: 'left' },
  {
    key: 'goods',
    label: ['32. Description of Merchandise', '33. A. HTSUS No.', 'B. AD/CVD No.'],
    share: 32,
    align: 'left',
  },
  { key: 'weight', label: ['34. A. Gross Weight', 'B. Manifest Qty.'], share: 12, align: 'right' },
  { key: 'net', label: ['35. Net Quantity', 'in HTSUS Units'], share: 12, align: 'right' },
  { key: 'value', label: ['36. A. Entered Value', 'B. CHGS', 'C. Relationship'], share: 13, align: 'right' },
  {
    key: 'rate',
    label: ['37. A. HTSUS Rate', 'B. AD/CVD Rate', 'C. IRC Rate', 'D. Visa No.'],
    share: 12,
    align: 'right',
  },
  { key: 'duty', label: ['38. Duty and I.R. Tax', 'Dollars  Cents'], share: 13, align: 'right' },
] as const

export const FEES_LABEL = 'Other Fee Summary (for Block 39)'
