import { defineMessages, type MessageDescriptor } from 'react-intl';

export interface NavLink {
  /** Path without language prefix. */
  to: string;
  label: MessageDescriptor;
}

/** Names of the places in the header's row. Apart from the others, which nothing needs at first. */
export const headerWords = defineMessages({
  hosting: { id: 'layout.link.hosting', defaultMessage: 'Web hosting', description: 'Link to the product line' },
  vps: { id: 'layout.link.vps', defaultMessage: 'VPS', description: 'Link to the product line' },
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

/** The row in the header; what does not fit is found in the More panel, which holds all of it. */
export const headerLinks: readonly NavLink[] = [
  { to: '/web-hosting/', label: hosting },
  { to: '/virtual-private-servers/', label: vps },
  { to: '/dedicated-servers/', label: dedicated },
  { to: '/partners/', label: partners },
  { to: '/help/', label: help },
];
