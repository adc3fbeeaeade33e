import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  title: { id: 'staff-banner.title', defaultMessage: 'Promo banner', description: 'Title of a page' },
  lead: {
    id: 'staff-banner.lead',
    defaultMessage:
      'Shown above VPS and dedicated servers on large screens, to visitors who aren’t signed in, in place of the welcome discount. Pages follow changes within a minute.',
  },
  on: { id: 'staff-banner.on', defaultMessage: 'Show this banner' },
  textEn: { id: 'staff-banner.text-en', defaultMessage: 'Text (English)' },
  textRu: { id: 'staff-banner.text-ru', defaultMessage: 'Text (Russian)' },
  code: { id: 'staff-banner.code', defaultMessage: 'Promo code' },
  codeHint: {
    id: 'staff-banner.code-hint',
    defaultMessage: 'Optional. It must exist, and be valid until the banner ends.',
    description: 'Hint of a field',
  },
  link: { id: 'staff-banner.link', defaultMessage: 'Link' },
  linkHint: {
    id: 'staff-banner.link-hint',
    defaultMessage: 'Optional. A page of this site, such as /vpn/, or an address that begins with https://.',
    description: 'Hint of a field',
  },
  starts: { id: 'staff-banner.starts', defaultMessage: 'Start, UTC' },
  ends: { id: 'staff-banner.ends', defaultMessage: 'End, UTC' },
  endsHint: { id: 'staff-banner.ends-hint', defaultMessage: 'The banner disappears by itself then.' },
  save: { id: 'staff-banner.save', defaultMessage: 'Save banner', description: 'Button' },
  saved: { id: 'staff-banner.saved', defaultMessage: 'Saved.' },
  active: { id: 'staff-banner.active', defaultMessage: 'Shown now', description: 'State' },
  planned: { id: 'staff-banner.planned', defaultMessage: 'Planned', description: 'State' },
  over: { id: 'staff-banner.over', defaultMessage: 'Ended', description: 'State' },
  off: { id: 'staff-banner.off', defaultMessage: 'Off', description: 'State' },
});
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;
