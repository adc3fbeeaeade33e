import { defineMessages, type MessageDescriptor } from 'react-intl';

export interface NavLink {
  /** Path without language prefix. */
  to: string;
  label: MessageDescriptor;
}

/** Labels of the header links. Separate from the others, which aren't needed initially. */
export const headerWords = defineMessages({
  hosting: { id: 'layout.link.hosting', defaultMessage: 'Web hosting' },
  vps: { id: 'layout.link.vps', defaultMessage: 'VPS' },
  dedicated: {
    id: 'layout.link.dedicated',
    defaultMessage: 'Dedicated',
    description: 'Link to the product line: dedicated servers',
  },
  partners: {
    id: 'layout.link.partners',
    defaultMessage: 'Partner program',
    description: 'Link to the partner program',
  },
  help: { id: 'layout.link.help', defaultMessage: 'Help', description: 'Link to the help centre' },
});

const { hosting, vps, dedicated, partners, help } = headerWords;

/** The header links; those that don't fit are in the More panel, which has them all. */
export const headerLinks: readonly NavLink[] = [
  { to: '/web-hosting/', label: hosting },
  { to: '/virtual-private-servers/', label: vps },
  { to: '/dedicated-servers/', label: dedicated },
  { to: '/partners/', label: partners },
  { to: '/help/', label: help },
];
