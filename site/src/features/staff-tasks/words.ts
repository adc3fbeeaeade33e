import type { StaffTaskRefusal, StaffTaskState } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const taskStateWords: Readonly<Record<StaffTaskState, MessageDescriptor>> = defineMessages({
  open: { id: 'staff.tasks.state.open', defaultMessage: 'Open', description: 'State of a task' },
  done: { id: 'staff.tasks.state.done', defaultMessage: 'Done', description: 'State of a task' },
  refused: { id: 'staff.tasks.state.refused', defaultMessage: 'Refused', description: 'State of a task' },
  canceled: { id: 'staff.tasks.state.canceled', defaultMessage: 'Cancelled', description: 'State of a task' },
});

const kinds: Readonly<Record<string, MessageDescriptor>> = defineMessages({
  build: { id: 'staff.tasks.kind.build', defaultMessage: 'Setup', description: 'What a task is about' },
  change: { id: 'staff.tasks.kind.change', defaultMessage: 'Plan change', description: 'What a task is about' },
  suspend: { id: 'staff.tasks.kind.suspend', defaultMessage: 'Suspension', description: 'What a task is about' },
  resume: { id: 'staff.tasks.kind.resume', defaultMessage: 'Reactivation', description: 'What a task is about' },
  remove: { id: 'staff.tasks.kind.remove', defaultMessage: 'Deletion', description: 'What a task is about' },
  restart: { id: 'staff.tasks.kind.restart', defaultMessage: 'Restart', description: 'What a task is about' },
  reinstall: {
    id: 'staff.tasks.kind.reinstall',
    defaultMessage: 'Reinstallation',
    description: 'What a task is about',
  },
  rescue: {
    id: 'staff.tasks.kind.rescue',
    defaultMessage: 'Start of the rescue system',
    description: 'What a task is about',
  },
  rescue_end: {
    id: 'staff.tasks.kind.rescue-end',
    defaultMessage: 'End of the rescue system',
    description: 'What a task is about',
  },
  snapshot: { id: 'staff.tasks.kind.snapshot', defaultMessage: 'Snapshot', description: 'What a task is about' },
  snapshot_restore: {
    id: 'staff.tasks.kind.snapshot-restore',
    defaultMessage: 'Restoration of a snapshot',
    description: 'What a task is about',
  },
  snapshot_delete: {
    id: 'staff.tasks.kind.snapshot-delete',
    defaultMessage: 'Deletion of a snapshot',
    description: 'What a task is about',
  },
  reverse_dns: {
    id: 'staff.tasks.kind.reverse-dns',
    defaultMessage: 'Reverse DNS',
    description: 'What a task is about',
  },
});

const other: MessageDescriptor = defineMessages({
  other: { id: 'staff.tasks.kind.other', defaultMessage: 'Operation', description: 'A task of a kind without a name' },
}).other;

/** Name of a kind of tasks. */
export const kindWord = (kind: string): MessageDescriptor => kinds[kind] ?? other;

/** Reasons as the customer reads them. */
export const refusalWords: Readonly<Record<StaffTaskRefusal, MessageDescriptor>> = defineMessages({
  other: {
    id: 'staff.tasks.refusal.other',
    defaultMessage: 'No particular reason',
    description: 'Choice of the reason why a task can’t be done; the customer gets a general text',
  },
  no_capacity: { id: 'staff.tasks.refusal.no-capacity', defaultMessage: 'Not enough capacity at the moment' },
  no_space: { id: 'staff.tasks.refusal.no-space', defaultMessage: 'Not enough snapshot storage' },
  image_unreachable: {
    id: 'staff.tasks.refusal.image-unreachable',
    defaultMessage: 'The customer’s image can’t be downloaded',
  },
  not_supported: { id: 'staff.tasks.refusal.not-supported', defaultMessage: 'Not supported for this service' },
  invalid_name: { id: 'staff.tasks.refusal.invalid-name', defaultMessage: 'The name isn’t accepted' },
});
