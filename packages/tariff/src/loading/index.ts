export * from './edition-difference.ts'
export * from './read-edition.ts'
export * from './read-notes.ts'
export * from './tariff-with-editions.ts'
