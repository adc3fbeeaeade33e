import { defineMessages, type MessageDescriptor } from 'react-intl';
import { words as names } from '../../layout/nav/words.ts';
import type { LineName } from './lines.ts';

/** Names of the lines. */
export const lineNames: Readonly<Record<LineName, MessageDescriptor>> = {
  vps: names.vps,
  web_hosting: names.hosting,
  backup: names.backup,
  vpn: names.vpn,
  ...defineMessages({
    dedicated: {
      id: 'services.name.dedicated',
      defaultMessage: 'Dedicated servers',
      description: 'Name of the product line',
    },
  }),
};

/** Purpose of each line. */
export const purposes: Readonly<Record<LineName, MessageDescriptor>> = defineMessages({
  web_hosting: {
    id: 'services.for.hosting',
    defaultMessage: 'Company sites, blogs and shops, without a server to look after',
    description: 'What web hosting is for',
  },
  vps: {
    id: 'services.for.vps',
    defaultMessage: 'Applications, bots, databases and remote desktops with root access',
    description: 'What a VPS is for',
  },
  dedicated: {
    id: 'services.for.dedicated',
    defaultMessage: 'Constant high load, your own virtual machines, licences per core',
    description: 'What a dedicated server is for',
  },
  backup: {
    id: 'services.for.backup',
    defaultMessage: 'A second copy of servers and computers, in another city',
    description: 'What backup storage is for',
  },
  vpn: {
    id: 'services.for.vpn',
    defaultMessage: 'An encrypted connection with the IP address of another country',
    description: 'What the VPN is for',
  },
});
