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
