export { SideDialog, type CloseGuard, type SideDialogProps } from './side-dialog.tsx';
export type { CloseReason } from '../modal/modal.tsx';
export type { EscapePolicy } from '../modal/escape-policy.ts';
export type { InputKind } from '../modal/opener.ts';
