export * from './owed-book.ts'
