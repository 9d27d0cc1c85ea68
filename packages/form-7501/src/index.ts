export * from './cover-sheet.ts'
export * from './form.ts'
export * from './form-from-draft.ts'
export * from './render.ts'
