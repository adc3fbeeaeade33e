export type { ButtonLook } from './button-look.ts';
export * from './button.tsx';
