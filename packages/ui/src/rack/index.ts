export * from './rack.tsx';
