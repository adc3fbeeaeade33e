export { SideDialog, type SideDialogProps } from './side-dialog.tsx';
export type { CloseGuard } from '../modal/use-guard.tsx';
export type { ModalContent } from '../modal/modal-frame.tsx';
export type { CloseReason } from '../modal/modal.tsx';
export type { EscapePolicy } from '../modal/escape-policy.ts';
export type { InputKind } from '../modal/opener.ts';
