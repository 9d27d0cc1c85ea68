import { TIB_ENTRY_TYPE } from '@edfe/domain/entry'
import { isElectronicEntryType, MODES_OF_TRANSPORT } from '@edfe/domain/reference'
import { type Check, when } from './check.ts'
import { isDigitRight } from './entry-number.ts'

const MODES = new Set(MODES_OF_TRANSPORT.map((mode) => mode.code))

/** Record 10: who files which entry, where, of which type. */
export const headerChecks: Check = (context) => {
  const { header, block, entryType, mode, needs, profile, checkDigitFactor, reference } = context
  const {
    action = '',
    filerCode = '',
    entryNumber = '',
    port = '',
    signature,
    tibDeclarationIndicator: tib,
  } = header
  const isNumeric = /^\d{8}$/.test(entryNumber)
  return [
    ...when(action !== '' && !['A', 'R', 'D'].includes(action), 'B02'),
    ...when(filerCode !== '' && filerCode !== block.filerCode, 'B53'),
    ...when(port !== '' && port.slice(0, 2) !== block.port?.slice(0, 2), 'B10'),
    ...when(port !== '' && !reference.hasPort(port), 'B04'),
    ...when(entryNumber !== '' && !isNumeric, 'B15'),
    ...when(isNumeric && !isDigitRight(filerCode + entryNumber, profile, checkDigitFactor), 'B16'),
    ...when(entryType !== '' && !isElectronicEntryType(entryType), 'B18'),
    ...when(action !== 'D' && !signature, 'B39'),
    ...when(Boolean(signature) && signature !== 'X', 'B40'),
    ...when(entryType === TIB_ENTRY_TYPE && tib !== 'Y', '316'),
    ...when(filerCode === '000', 'B06'),
    ...when(entryType === '51' && filerCode !== 'P99', '290'),
    ...when(needs?.mode === 'required' && mode === '', '164'),
    ...when(needs?.mode === 'forbidden' && mode !== '', '309'),
    ...when(mode !== '' && !MODES.has(mode), '165'),
  ]
}
