export * from '../../../test/filing/any-figures.ts'
