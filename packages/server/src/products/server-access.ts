import { defineMessages } from '@formatjs/intl';
import { connectCommand } from '@hoster/domain/network/connect-command';
import type { Built, FirstStep, ServiceLine } from '../services/index.ts';

const texts = defineMessages({
  linux: {
    id: 'products.first-steps.linux',
    defaultMessage: 'Updates, a user of your own and a firewall',
    description: 'Link to the help in the email about a server that is ready',
  },
  ssh: {
    id: 'products.first-steps.ssh',
    defaultMessage: 'Keys instead of passwords for SSH',
    description: 'Link to the help in the email about a server that is ready',
  },
  windows: {
    id: 'products.first-steps.windows',
    defaultMessage: 'Connecting with Remote Desktop',
    description: 'Link to the help in the email about a server that is ready',
  },
  updates: {
    id: 'products.first-steps.updates',
    defaultMessage: 'Windows updates and restarts',
    description: 'Link to the help in the email about a server that is ready',
  },
  name: {
    id: 'products.first-steps.name',
    defaultMessage: 'A domain and reverse DNS for its address',
    description: 'Link to the help in the email about a server that is ready',
  },
});

/** Login of Windows; other systems have another one and are reached by SSH. */
const windowsLogin = 'Administrator';
const ports = { remoteDesktop: 3389, ssh: 22 } as const;

/** The port at which a server with this login is reached. */
export const portOf = (login: string): number => (login === windowsLogin ? ports.remoteDesktop : ports.ssh);

/** How to begin with a server; see `ServiceLine`. */
export const serverAccess: Required<Pick<ServiceLine, 'connect' | 'firstSteps'>> = {
  connect: (address, login) => connectCommand({ address, login, port: portOf(login) })?.command ?? null,
  firstSteps: ({ account }: Built): readonly FirstStep[] => {
    // Only the customer knows what is on a disk image of their own.
    if (account === null) return [];
    return [
      ...(account.login === windowsLogin
        ? [
            { text: texts.windows, page: '/help/rdp-connect/' as const },
            { text: texts.updates, page: '/help/windows-updates/' as const },
          ]
        : [
            { text: texts.linux, page: '/help/first-steps-linux/' as const },
            { text: texts.ssh, page: '/help/secure-ssh/' as const },
          ]),
      { text: texts.name, page: '/help/ip-addresses-and-ptr/' },
    ];
  },
};
