import { defineMessages } from 'react-intl';
import { headerWords } from './header-links.ts';

const others = defineMessages({
  main: { id: 'layout.group.main', defaultMessage: 'Main', description: 'Group of links in the menus' },
  services: { id: 'layout.group.services', defaultMessage: 'Services', description: 'Group of links in the menus' },
  company: { id: 'layout.group.company', defaultMessage: 'Company', description: 'Group of links in the menus' },
  resources: { id: 'layout.group.resources', defaultMessage: 'Resources', description: 'Group of links in the menus' },
  home: { id: 'layout.link.home', defaultMessage: 'Home', description: 'Link to the home page' },
  support: {
    id: 'layout.link.support',
    defaultMessage: 'Support',
    description: 'Link to support: contact form or new ticket',
  },
  news: { id: 'layout.link.news', defaultMessage: 'News', description: 'Link to the news' },
  backup: { id: 'layout.link.backup', defaultMessage: 'Backup storage', description: 'Link to the product line' },
  vpn: { id: 'layout.link.vpn', defaultMessage: 'VPN', description: 'Link to the product line' },
  allServices: {
    id: 'layout.link.all-services',
    defaultMessage: 'All services',
    description: 'Link to the list of services',
  },
  contacts: { id: 'layout.link.contacts', defaultMessage: 'Contacts', description: 'Link to the contacts page' },
  clients: {
    id: 'layout.link.clients',
    defaultMessage: 'Our clients',
    description: 'Link to the clients on the home page',
  },
  status: { id: 'layout.link.status', defaultMessage: 'Service status', description: 'Link to the status page' },
  api: { id: 'layout.link.api', defaultMessage: 'API', description: 'Link to the API page' },
  trial: {
    id: 'layout.link.trial',
    defaultMessage: 'Trial',
    description: 'Link to the help article about the trial period',
  },
  refunds: {
    id: 'layout.link.refunds',
    defaultMessage: 'Refunds',
    description: 'Link to the help article about refunds',
  },
  terms: { id: 'layout.link.terms', defaultMessage: 'Terms of service', description: 'Legal link' },
  privacy: { id: 'layout.link.privacy', defaultMessage: 'Privacy', description: 'Legal link' },
  cookies: { id: 'layout.link.cookies', defaultMessage: 'Cookie settings', description: 'Legal link' },
  gdpr: { id: 'layout.link.gdpr', defaultMessage: 'GDPR', description: 'Legal link' },
  personalData: {
    id: 'layout.link.personal-data',
    defaultMessage: 'Personal data policy',
    description: 'Legal link, shown to Russian visitors',
  },
  personalDataConsent: {
    id: 'layout.link.personal-data-consent',
    defaultMessage: 'Personal data consent',
    description: 'Legal link, shown to Russian visitors',
  },
  recurringPayments: {
    id: 'layout.link.recurring-payments',
    defaultMessage: 'Recurring payments',
    description: 'Legal link: terms of automatic payments by card',
  },
});

/** Labels of the site's links, shared by header, panels and footer. */
export const words = { ...headerWords, ...others };
