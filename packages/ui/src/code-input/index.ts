export * from './code-input.tsx';
export * from './code-resend.tsx';
