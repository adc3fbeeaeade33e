import { defineMessages } from '@formatjs/intl';
import { type MailSamples, type SampleScene, written } from '../../../platform/mail/index.ts';
import { confirmationEmail, endEmail, newsEmail, unreachableEmail } from './emails.ts';

const titles = defineMessages({
  serverAlertConfirm: {
    id: 'products.sample.server-alert-confirm',
    defaultMessage: 'Server alert: confirmation of the address',
  },
  serverAlert: { id: 'products.sample.server-alert', defaultMessage: 'Servers that match an alert' },
  serverAlertUnreachable: {
    id: 'products.sample.server-alert-unreachable',
    defaultMessage: 'Server alert whose webhook can’t be reached',
  },
  serverAlertEnded: { id: 'products.sample.server-alert-ended', defaultMessage: 'Server alert ended' },
});

const servers = [
  { name: 'Dell R640', price: 129, url: '/dedicated-servers/sample-1/' },
  { name: 'Dell R740', price: 189, url: '/dedicated-servers/sample-2/' },
] as const;

const linksIn = ({ context: { settings } }: SampleScene) => ({
  origin: settings.publicOrigin,
  search: `${settings.publicOrigin}/dedicated-servers/`,
  page: `${settings.publicOrigin}/dedicated-servers/alerts/sample/`,
});

/** Emails of server alerts with invented data. */
export const alertSamples: MailSamples = {
  'server-alert-confirm': written(titles.serverAlertConfirm, (scene) => {
    const { page, search } = linksIn(scene);
    return confirmationEmail(scene.to.language, page, search);
  }),
  'server-alert': written(titles.serverAlert, (scene) => newsEmail(scene.to.language, servers, linksIn(scene))),
  'server-alert-unreachable': written(titles.serverAlertUnreachable, (scene) => {
    const { origin, page, search } = linksIn(scene);
    const named = servers.map((server) => ({ ...server, url: origin + server.url }));
    const message = { servers: named, search_url: search, alert_url: page };
    return unreachableEmail(scene.to.language, 'hooks.example.com', message);
  }),
  'server-alert-ended': written(titles.serverAlertEnded, (scene) =>
    endEmail(scene.to.language, scene.context.clock.now(), linksIn(scene).search),
  ),
};
