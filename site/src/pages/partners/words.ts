import type { AttributionCookie } from '@hoster/domain/visitor/attribution';
import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Descriptions of a partner link's parameters. */
export const parameterWords: Readonly<Record<AttributionCookie, MessageDescriptor>> = defineMessages({
  partner_ref: {
    id: 'partners.parameter.partner',
    defaultMessage: 'Your partner code. It decides who earns the cashback.',
  },
  referer: { id: 'partners.parameter.referer', defaultMessage: 'The page that led to us' },
  utm_source: { id: 'partners.parameter.source', defaultMessage: 'Your label: the site or newsletter' },
  utm_medium: { id: 'partners.parameter.medium', defaultMessage: 'Your label: article, banner, email' },
  utm_campaign: { id: 'partners.parameter.campaign', defaultMessage: 'Your label: the campaign' },
  gclid: { id: 'partners.parameter.gclid', defaultMessage: 'A click on a Google ad' },
});

type Word = 'parameters' | 'parameter' | 'holds' | 'kept' | 'days' | 'counts' | 'first' | 'last';

export const tableWords: Readonly<Record<Word, MessageDescriptor>> = defineMessages({
  parameters: {
    id: 'partners.parameters',
    defaultMessage: 'Cookies of a visit',
    description: 'Name of the table of attribution cookies',
  },
  parameter: { id: 'partners.column.cookie', defaultMessage: 'Cookie' },
  holds: { id: 'partners.column.holds', defaultMessage: 'What it holds' },
  kept: { id: 'partners.column.kept', defaultMessage: 'Kept for' },
  days: {
    id: 'partners.days',
    defaultMessage: '{days, plural, one {# day} other {# days}}',
    description: 'How long a cookie is kept',
  },
  counts: { id: 'partners.column.counts', defaultMessage: 'Which visit counts' },
  first: { id: 'partners.touch.first', defaultMessage: 'The first', description: 'Which visit counts' },
  last: { id: 'partners.touch.last', defaultMessage: 'The latest', description: 'Which visit counts' },
});

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
