import type { HistoryKind, OperationKind, ServiceOperation } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { OperationRefusal } from './operations-action.ts';

/** Buttons of operations. */
export const buttons: Readonly<Record<OperationKind, MessageDescriptor>> = defineMessages({
  start: { id: 'account.operation.start', defaultMessage: 'Start' },
  stop: { id: 'account.operation.stop', defaultMessage: 'Shut down' },
  restart: { id: 'account.operation.restart', defaultMessage: 'Restart' },
  power_off: { id: 'account.operation.power-off', defaultMessage: 'Force power off' },
  reinstall: { id: 'account.operation.reinstall', defaultMessage: 'Reinstall' },
  rescue: { id: 'account.operation.rescue', defaultMessage: 'Boot rescue system' },
  rescue_end: { id: 'account.operation.rescue-end', defaultMessage: 'Exit rescue system' },
  password: { id: 'account.operation.password', defaultMessage: 'Reset password' },
  reverse_dns: { id: 'account.operation.reverse-dns', defaultMessage: 'Set reverse DNS' },
  console: { id: 'account.operation.console', defaultMessage: 'Open console' },
  login_link: { id: 'account.operation.login-link', defaultMessage: 'Sign in to control panel' },
  snapshot: { id: 'account.operation.snapshot', defaultMessage: 'Take snapshot' },
  snapshot_restore: { id: 'account.operation.snapshot-restore', defaultMessage: 'Restore snapshot' },
  snapshot_delete: { id: 'account.operation.snapshot-delete', defaultMessage: 'Delete snapshot' },
});

/** What is asked before an operation that interrupts what runs on a server. */
export const questions: Readonly<Partial<Record<OperationKind, MessageDescriptor>>> = defineMessages({
  restart: {
    id: 'account.operation.ask.restart',
    defaultMessage: 'Restart {name}?',
    description: 'Question before a server is restarted',
  },
  stop: {
    id: 'account.operation.ask.stop',
    defaultMessage: 'Shut down {name}?',
    description: 'Question before a server is shut down',
  },
  rescue: {
    id: 'account.operation.ask.rescue',
    defaultMessage: 'Restart {name} from the rescue system?',
    description: 'Question before a server is restarted from a rescue system',
  },
  rescue_end: {
    id: 'account.operation.ask.rescue-end',
    defaultMessage: 'Restart {name} from its own disk?',
    description: 'Question before a server leaves the rescue system',
  },
  power_off: {
    id: 'account.operation.ask.power-off',
    defaultMessage: 'Force {name} to power off?',
    description: 'Question before the power of a server is cut',
  },
});

/** What an operation does, below its button, where its name doesn't say it. */
export const hints: Readonly<Partial<Record<OperationKind, MessageDescriptor>>> = defineMessages({
  power_off: {
    id: 'account.operation.power-off.hint',
    defaultMessage: 'Cuts the power without shutting down. Unsaved data may be lost.',
  },
  rescue: {
    id: 'account.operation.rescue.hint',
    defaultMessage: 'Restarts the server from a rescue system, so you can repair the one on its disk.',
  },
  password: {
    id: 'account.operation.password.hint',
    defaultMessage: 'Sets a new random password and shows it under “Login details”.',
  },
});

/** Names of operations in the history and while they run. */
export const names: Readonly<Record<HistoryKind, MessageDescriptor>> = defineMessages({
  start: { id: 'account.operation.name.start', defaultMessage: 'Start' },
  stop: { id: 'account.operation.name.stop', defaultMessage: 'Shutdown' },
  restart: { id: 'account.operation.name.restart', defaultMessage: 'Restart' },
  power_off: { id: 'account.operation.name.power-off', defaultMessage: 'Forced power-off' },
  reinstall: { id: 'account.operation.name.reinstall', defaultMessage: 'Reinstallation' },
  rescue: { id: 'account.operation.name.rescue', defaultMessage: 'Boot into rescue system' },
  rescue_end: { id: 'account.operation.name.rescue-end', defaultMessage: 'Exit from rescue system' },
  password: { id: 'account.operation.name.password', defaultMessage: 'Password reset' },
  reverse_dns: { id: 'account.operation.name.reverse-dns', defaultMessage: 'Reverse DNS change' },
  console: { id: 'account.operation.name.console', defaultMessage: 'Console opened' },
  login_link: { id: 'account.operation.name.login-link', defaultMessage: 'Control panel sign-in' },
  snapshot: { id: 'account.operation.name.snapshot', defaultMessage: 'Snapshot' },
  snapshot_restore: { id: 'account.operation.name.snapshot-restore', defaultMessage: 'Snapshot restored' },
  snapshot_delete: { id: 'account.operation.name.snapshot-delete', defaultMessage: 'Snapshot deleted' },
  build: { id: 'account.operation.name.build', defaultMessage: 'Setup' },
  change: { id: 'account.operation.name.change', defaultMessage: 'Configuration change' },
  suspend: { id: 'account.operation.name.suspend', defaultMessage: 'Suspension' },
  resume: { id: 'account.operation.name.resume', defaultMessage: 'Reactivation' },
  remove: { id: 'account.operation.name.remove', defaultMessage: 'Deletion' },
  rename: { id: 'account.operation.name.rename', defaultMessage: 'New name' },
  move: { id: 'account.operation.name.move', defaultMessage: 'Move to another project' },
});

/** Steps of an operation that runs. */
export const steps: Readonly<Record<NonNullable<ServiceOperation['step']>, MessageDescriptor>> = defineMessages({
  queued: { id: 'account.operation.step.queued', defaultMessage: 'Waiting in the queue' },
  allocating: { id: 'account.operation.step.allocating', defaultMessage: 'Reserving resources' },
  installing: { id: 'account.operation.step.installing', defaultMessage: 'Installing' },
  configuring: { id: 'account.operation.step.configuring', defaultMessage: 'Configuring' },
  starting: { id: 'account.operation.step.starting', defaultMessage: 'Starting' },
  stopping: { id: 'account.operation.step.stopping', defaultMessage: 'Shutting down' },
  by_staff: { id: 'account.operation.step.by-staff', defaultMessage: 'Our engineers are working on it' },
});

/** Results in the history. */
export const states: Readonly<Record<ServiceOperation['state'], MessageDescriptor>> = defineMessages({
  asked: { id: 'account.operation.state.asked', defaultMessage: 'Queued' },
  running: { id: 'account.operation.state.running', defaultMessage: 'In progress' },
  done: { id: 'account.operation.state.done', defaultMessage: 'Completed' },
  failed: { id: 'account.operation.state.failed', defaultMessage: 'Failed' },
});

/** Why an operation wasn't started. */
export const refusals: Readonly<Record<Exclude<OperationRefusal, 'fields'>, MessageDescriptor>> = defineMessages({
  busy: {
    id: 'account.operation.refused.busy',
    defaultMessage: 'Another operation is in progress. Wait until it’s finished.',
  },
  unavailable: {
    id: 'account.operation.refused.unavailable',
    defaultMessage: 'This isn’t possible right now. Try again in a few minutes.',
  },
  'too-often': {
    id: 'account.operation.refused.too-often',
    defaultMessage: 'Too many operations. Try again in an hour.',
  },
  unreachable: {
    id: 'account.operation.refused.unreachable',
    defaultMessage: 'We couldn’t reach {brand}. Reload the page to check whether the operation has started.',
  },
});

export const words = defineMessages({
  title: {
    id: 'account.operation.title',
    defaultMessage: 'Server controls',
    description: 'Section of a service’s page: restart, reinstall and so on',
  },
  titleOther: {
    id: 'account.operation.title-other',
    defaultMessage: 'Controls',
    description: 'Section of the page of a service that isn’t a server: new password and so on',
  },
  more: {
    id: 'account.operation.more',
    defaultMessage: 'More operations',
    description: 'Opens further buttons for a server',
  },
  interrupts: {
    id: 'account.operation.interrupts',
    defaultMessage: 'Everything that runs on it is interrupted.',
    description: 'Under the question before a server is restarted or stopped',
  },
  cancel: { id: 'account.operation.cancel', defaultMessage: 'Cancel', description: 'Closes the question' },
  busy: { id: 'account.operation.busy', defaultMessage: 'One moment…', description: 'On a button while it is sent' },
  power: { id: 'account.operation.power', defaultMessage: 'Power' },
  on: { id: 'account.operation.power.on', defaultMessage: 'On' },
  off: { id: 'account.operation.power.off', defaultMessage: 'Off' },
  rescue: { id: 'account.operation.power.rescue', defaultMessage: 'Rescue system' },
  queued: { id: 'account.operation.queued', defaultMessage: 'Starts in a moment' },
  history: { id: 'account.operation.history', defaultMessage: 'Activity' },
  noHistory: { id: 'account.operation.no-history', defaultMessage: 'No activity yet.' },
});

export const reinstallWords = defineMessages({
  open: { id: 'account.reinstall.open', defaultMessage: 'Reinstall the operating system' },
  warning: {
    id: 'account.reinstall.warning',
    defaultMessage: 'Reinstalling permanently deletes all data on this server. Its IP addresses stay the same.',
  },
  system: { id: 'account.reinstall.system', defaultMessage: 'Operating system' },
  choose: { id: 'account.reinstall.choose', defaultMessage: 'Choose a system' },
  keys: { id: 'account.reinstall.keys', defaultMessage: 'SSH keys' },
  keysHint: {
    id: 'account.reinstall.keys-hint',
    defaultMessage: 'Without a key, you get a new password. Windows always uses a password.',
  },
  submit: { id: 'account.reinstall.submit', defaultMessage: 'Delete data and reinstall' },
});

const ofSnapshots = defineMessages({
  title: { id: 'account.snapshot.title', defaultMessage: 'Snapshots' },
  lead: {
    id: 'account.snapshot.lead',
    defaultMessage:
      'A snapshot is a copy of the whole disk at one moment. It’s stored next to the server, so it doesn’t replace a backup. When the server is deleted, its snapshots are deleted too.',
    description: 'At the top of a server’s snapshots',
  },
  space: { id: 'account.snapshot.space', defaultMessage: 'Snapshot storage', description: 'Name of a meter' },
  spaceUsed: {
    id: 'account.snapshot.space-used',
    defaultMessage: '{used} of {total} used',
    description: 'Value of a meter: “12 GB of 40 GB used”',
  },
  none: { id: 'account.snapshot.none', defaultMessage: 'No snapshots yet.' },
  noSpace: {
    id: 'account.snapshot.no-space',
    defaultMessage: 'This server was ordered without snapshot storage. You can choose it when you order a server.',
  },
  full: {
    id: 'account.snapshot.full',
    defaultMessage: 'There’s no room for another snapshot. Delete one first.',
  },
  size: {
    id: 'account.snapshot.size',
    defaultMessage: 'The snapshot takes as much as there is on the disk.',
    description: 'Under the field with the name of a new snapshot',
  },
  rescue: {
    id: 'account.snapshot.rescue',
    defaultMessage: 'Exit the rescue system to take or restore a snapshot.',
  },
  name: {
    id: 'account.snapshot.name',
    defaultMessage: 'Name (optional)',
    description: 'Field: name of a new snapshot; without it, the time is used',
  },
  take: { id: 'account.snapshot.take', defaultMessage: 'Take snapshot' },
  restore: { id: 'account.snapshot.restore', defaultMessage: 'Restore' },
  restoreWarning: {
    id: 'account.snapshot.restore.warning',
    defaultMessage:
      'All data on the server will be replaced by the snapshot, and the server will restart. The system, password and SSH keys will be those of that moment.',
  },
  restoreDo: { id: 'account.snapshot.restore.do', defaultMessage: 'Replace data and restore' },
  remove: { id: 'account.snapshot.delete', defaultMessage: 'Delete' },
  removeDo: { id: 'account.snapshot.delete.do', defaultMessage: 'Delete snapshot' },
  removeWarning: { id: 'account.snapshot.delete.warning', defaultMessage: 'A deleted snapshot can’t be recovered.' },
});

export const snapshotWords: Readonly<Record<keyof typeof ofSnapshots, MessageDescriptor>> = ofSnapshots;

export const reverseWords = defineMessages({
  title: { id: 'account.reverse-dns.title', defaultMessage: 'Reverse DNS' },
  hint: { id: 'account.reverse-dns.hint', defaultMessage: 'Leave empty to use the default name.' },
  save: { id: 'account.reverse-dns.save', defaultMessage: 'Save' },
  other: { id: 'account.reverse-dns.other', defaultMessage: 'Another address of your networks' },
  otherHint: {
    id: 'account.reverse-dns.other-hint',
    defaultMessage: 'Any address of a block or an IPv6 prefix of this server.',
  },
  otherName: { id: 'account.reverse-dns.other-name', defaultMessage: 'Its name' },
});
