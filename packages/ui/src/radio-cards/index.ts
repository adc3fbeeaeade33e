export * from './radio-cards.tsx';
