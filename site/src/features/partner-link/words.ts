import { defineMessages, type MessageDescriptor } from 'react-intl';

type FormWord =
  | 'address'
  | 'addressHint'
  | 'code'
  | 'make'
  | 'errors'
  | 'required'
  | 'foreign'
  | 'unknown'
  | 'invalid'
  | 'copy'
  | 'copied';

/** Messages of the form that makes a partner’s link. */
export const formWords: Readonly<Record<FormWord, MessageDescriptor>> = defineMessages({
  address: {
    id: 'partners.field.address',
    defaultMessage: 'Page address',
    description: 'Field of the form that makes a link',
  },
  addressHint: {
    id: 'partners.field.address-hint',
    defaultMessage: 'Copy it from your browser’s address bar.',
    description: 'Hint of the field of the page address',
  },
  code: {
    id: 'partners.field.code',
    defaultMessage: 'Partner code',
    description: 'Field of the form that makes a link',
  },
  make: { id: 'partners.make', defaultMessage: 'Create link', description: 'Button of the form that makes a link' },
  errors: {
    id: 'partners.errors',
    defaultMessage: '{count, plural, one {Check # field} other {Check # fields}}',
    description: 'Title of the list of errors',
  },
  required: {
    id: 'partners.error.required',
    defaultMessage: 'This field is required',
    description: 'Error of an empty field',
  },
  foreign: {
    id: 'partners.error.foreign',
    defaultMessage: 'Enter an address that starts with {origin}/',
    description: 'Error: the address is of another site',
  },
  unknown: {
    id: 'partners.error.unknown',
    defaultMessage: 'We don’t have a page at this address. Check it for typos.',
    description: 'Error: the address is of our site, but there is no page',
  },
  invalid: {
    id: 'partners.error.invalid',
    defaultMessage: 'Enter your code only, without spaces or the rest of a link.',
    description: 'Error: the partner code has characters that codes do not have',
  },
  copy: { id: 'partners.copy', defaultMessage: 'Copy link', description: 'Button beside the link' },
  copied: { id: 'partners.copied', defaultMessage: 'Link copied', description: 'After the link was copied' },
});
