import { defineMessages } from '@formatjs/intl';
import type { Message } from '../../i18n/translate.ts';
import type { OperationRow } from './tables.ts';

/** Errors of operations. */
export const operationTexts = defineMessages({
  running: {
    id: 'services.operation.running',
    defaultMessage: 'Another operation on this service is in progress. Wait until it’s finished.',
  },
  unavailable: {
    id: 'services.operation.unavailable',
    defaultMessage: 'This isn’t possible for this service right now.',
  },
  reused: {
    id: 'services.operation.reused',
    defaultMessage: 'This request has already been sent with different details. Reload the page and try again.',
  },
  confirm: { id: 'services.operation.confirm', defaultMessage: 'Enter the name of the server to confirm.' },
  system: { id: 'services.operation.system', defaultMessage: 'Choose an operating system.' },
  address: { id: 'services.operation.address', defaultMessage: 'This address doesn’t belong to the service.' },
  reverse: {
    id: 'services.operation.reverse',
    defaultMessage: 'Enter a full domain name, such as mail.example.com.',
  },
  reverseMany: {
    id: 'services.operation.reverse-many',
    defaultMessage: 'A service can have 100 reverse DNS names. Remove one first.',
  },
  name: {
    id: 'services.operation.name',
    defaultMessage: 'Use Latin letters, digits, hyphens and dots. No part can start or end with a hyphen.',
  },
  nameLength: { id: 'services.operation.name-length', defaultMessage: 'Use up to 63 characters.' },
  snapshot: { id: 'services.operation.snapshot', defaultMessage: 'This snapshot doesn’t exist.' },
  snapshotName: { id: 'services.operation.snapshot-name', defaultMessage: 'Use up to 63 characters in one line.' },
  project: { id: 'services.operation.project', defaultMessage: 'This project doesn’t exist.' },
});

/** Reasons for which an operation has failed. */
export const failureTexts: Readonly<Record<NonNullable<OperationRow['reason']>, Message>> = defineMessages({
  no_capacity: {
    id: 'services.operation.failed.no-capacity',
    defaultMessage: 'There isn’t enough capacity at the moment. Try again later or contact support.',
  },
  no_space: {
    id: 'services.operation.failed.no-space',
    defaultMessage:
      'What’s on the disk doesn’t fit into the free snapshot storage. Delete a snapshot, or data that you don’t need.',
  },
  image_unreachable: {
    id: 'services.operation.failed.image-unreachable',
    defaultMessage: 'We couldn’t download the image. Check its address and try again.',
  },
  not_supported: {
    id: 'services.operation.failed.not-supported',
    defaultMessage: 'This isn’t supported for this service.',
  },
  invalid_name: {
    id: 'services.operation.failed.invalid-name',
    defaultMessage: 'The name wasn’t accepted. Check it and try again.',
  },
  superseded: {
    id: 'services.operation.failed.superseded',
    defaultMessage: 'It was stopped because the state of the service changed.',
  },
  unavailable: {
    id: 'services.operation.failed.unavailable',
    defaultMessage: 'Something went wrong on our side. Try again, or contact support if it keeps failing.',
  },
});
