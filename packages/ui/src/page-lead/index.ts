export * from './page-lead.tsx';
