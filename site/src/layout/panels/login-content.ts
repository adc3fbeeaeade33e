export { LoginPanelContent } from '../../features/auth/login-panel.tsx';
export { takeOver } from './take-over.ts';
