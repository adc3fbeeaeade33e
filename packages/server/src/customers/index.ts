// The door of customers: other areas import nothing past it.
export { customersModule } from './module.ts';
export { customerNotes } from './tables.ts';
