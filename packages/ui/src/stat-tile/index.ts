export * from './stat-tile.tsx';
