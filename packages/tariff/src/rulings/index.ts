export * from './open-rulings.ts'
export * from './pack-rulings.ts'
export * from './ruling.ts'
