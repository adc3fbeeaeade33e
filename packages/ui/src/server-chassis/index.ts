export * from './server-chassis.tsx';
