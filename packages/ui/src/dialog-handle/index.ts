export { createDialogHandle, type DialogHandle, type DialogState } from './create-dialog-handle.ts';
export { useDialogHandle, useDialogTrigger, type DialogTriggerProps } from './use-dialog-handle.ts';
