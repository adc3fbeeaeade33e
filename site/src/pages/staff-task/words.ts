import type { StaffTaskDetails } from '@hoster/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { Field } from './form.ts';

const messages = defineMessages({
  back: { id: 'staff.task.back', defaultMessage: '← Tasks', description: 'Link back to the list' },
  customer: { id: 'staff.task.customer', defaultMessage: 'Customer' },
  account: { id: 'staff.task.account', defaultMessage: 'Account {id}', description: 'Below the customer’s name' },
  service: { id: 'staff.task.service', defaultMessage: 'Service' },
  location: { id: 'staff.task.location', defaultMessage: 'Data centre' },
  created: { id: 'staff.task.created', defaultMessage: 'Created' },
  due: { id: 'staff.task.due', defaultMessage: 'Due', description: 'Until when a task has to be finished' },
  overdue: { id: 'staff.task.overdue', defaultMessage: 'Overdue', description: 'Beside the time a task was due' },
  finished: { id: 'staff.task.finished', defaultMessage: 'Finished' },
  by: { id: 'staff.task.by', defaultMessage: 'by {name}', description: 'Who finished a task, below the time' },
  wanted: { id: 'staff.task.wanted', defaultMessage: 'What to do', description: 'Heading' },
  nothing: {
    id: 'staff.task.nothing',
    defaultMessage: 'No further details.',
    description: 'Below “What to do”, when the name of the task says everything',
  },
  survey: { id: 'staff.task.survey', defaultMessage: 'Customer’s answers', description: 'Heading' },
  result: {
    id: 'staff.task.result',
    defaultMessage: 'Result',
    description: 'Heading of the form and of what was entered',
  },
  resultLead: {
    id: 'staff.task.result-lead',
    defaultMessage: 'The customer sees the addresses and login details. Notes are for staff only.',
    description: 'Above the form for the result of a task',
  },
  assigned: {
    id: 'staff.task.assigned',
    defaultMessage: 'The service has the addresses above. Enter others only if it gets them in addition.',
    description: 'Above the form for the result of a task',
  },
  console: { id: 'staff.task.console', defaultMessage: 'Management console', description: 'Group of fields' },
  finish: { id: 'staff.task.finish', defaultMessage: 'Finish task', description: 'Button' },
  finishing: { id: 'staff.task.finishing', defaultMessage: 'Saving…', description: 'On the button' },
  refusal: { id: 'staff.task.refusal', defaultMessage: 'Refuse the task', description: 'Heading' },
  refusalBuild: {
    id: 'staff.task.refusal-build',
    defaultMessage: 'The order ends: we return the payment to the balance and email the customer the reason.',
    description: 'Above the form that refuses a setup',
  },
  refusalOther: {
    id: 'staff.task.refusal-other',
    defaultMessage: 'The customer sees the reason in the history of the service.',
    description: 'Above the form that refuses an operation on a service',
  },
  refused: { id: 'staff.task.refused', defaultMessage: 'Reason for the customer', description: 'Field with a choice' },
  refuse: { id: 'staff.task.refuse', defaultMessage: 'Refuse task', description: 'Button' },
  saved: { id: 'staff.task.saved', defaultMessage: 'Saved. The service continues in a moment.' },
  over: {
    id: 'staff.task.over',
    defaultMessage: 'This task isn’t open any more. Reload the page to see what happened.',
    description: 'Error: a task was finished or cancelled by somebody else meanwhile',
  },
  failed: { id: 'staff.task.failed', defaultMessage: 'We couldn’t save the task. Try again.' },
});

/** Labels of the fields. */
export const fieldWords: Readonly<Record<Field, MessageDescriptor>> = defineMessages({
  ipv4: { id: 'staff.task.ipv4', defaultMessage: 'IPv4 address' },
  ipv6: { id: 'staff.task.ipv6', defaultMessage: 'IPv6 address' },
  host: { id: 'staff.task.host', defaultMessage: 'Hostname' },
  login: { id: 'staff.task.login', defaultMessage: 'Username' },
  password: { id: 'staff.task.password', defaultMessage: 'Password' },
  host_keys: {
    id: 'staff.task.host-keys',
    defaultMessage: 'Host key fingerprints',
    description: 'Field: of SSH, SHA256:…',
  },
  'console.url': {
    id: 'staff.task.console-url',
    defaultMessage: 'Console address',
    description: 'Field, an HTTPS address',
  },
  'console.login': { id: 'staff.task.console-login', defaultMessage: 'Console username' },
  'console.password': { id: 'staff.task.console-password', defaultMessage: 'Console password' },
  'console.rescue_url': { id: 'staff.task.rescue-url', defaultMessage: 'Rescue system address' },
  notes: { id: 'staff.task.notes', defaultMessage: 'Notes for staff' },
});

/** Names of what is wanted. */
export const factWords: Readonly<Record<StaffTaskDetails['facts'][number]['kind'], MessageDescriptor>> = defineMessages(
  {
    system: { id: 'staff.task.fact.system', defaultMessage: 'Operating system' },
    panel: { id: 'staff.task.fact.panel', defaultMessage: 'Control panel' },
    size: { id: 'staff.task.fact.size', defaultMessage: 'Size', description: 'CPU, RAM and storage of a server' },
    disk: { id: 'staff.task.fact.disk', defaultMessage: 'Storage' },
    hardware: { id: 'staff.task.fact.hardware', defaultMessage: 'Hardware' },
    image: { id: 'staff.task.fact.image', defaultMessage: 'Image to boot', description: 'Address of a disk image' },
    blocks: { id: 'staff.task.fact.blocks', defaultMessage: 'Closed ports', description: 'Outgoing ports' },
    ssh_key: { id: 'staff.task.fact.ssh-key', defaultMessage: 'SSH key' },
    address: { id: 'staff.task.fact.address', defaultMessage: 'Addresses', description: 'Assigned to a service' },
    gateway: { id: 'staff.task.fact.gateway', defaultMessage: 'Gateways' },
    snapshot: { id: 'staff.task.fact.snapshot', defaultMessage: 'Snapshot', description: 'Name of a copy of the disk' },
    snapshot_space: {
      id: 'staff.task.fact.snapshot-space',
      defaultMessage: 'May take',
      description: 'Largest size of a copy of the disk',
    },
    reverse: { id: 'staff.task.fact.reverse', defaultMessage: 'Name of the address', description: 'Reverse DNS' },
  },
);

export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;
