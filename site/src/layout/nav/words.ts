import { defineMessages } from 'react-intl';
import { headerWords } from './header-links.ts';

const others = defineMessages({
  main: { id: 'layout.group.main', defaultMessage: 'Main' },
  services: { id: 'layout.group.services', defaultMessage: 'Services' },
  company: { id: 'layout.group.company', defaultMessage: 'Company' },
  resources: { id: 'layout.group.resources', defaultMessage: 'Resources' },
  home: { id: 'layout.link.home', defaultMessage: 'Home', description: 'Link to the home page' },
  support: {
    id: 'layout.link.support',
    defaultMessage: 'Support',
    description: 'Link to support: contact form or new ticket',
  },
  news: { id: 'layout.link.news', defaultMessage: 'News', description: 'Link to the news' },
  backup: { id: 'layout.link.backup', defaultMessage: 'Backup storage' },
  vpn: { id: 'layout.link.vpn', defaultMessage: 'VPN' },
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
  terms: { id: 'layout.link.terms', defaultMessage: 'Terms of service' },
  privacy: { id: 'layout.link.privacy', defaultMessage: 'Privacy' },
  cookies: { id: 'layout.link.cookies', defaultMessage: 'Cookie settings' },
  gdpr: { id: 'layout.link.gdpr', defaultMessage: 'GDPR' },
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
  sla: {
    id: 'layout.link.sla',
    defaultMessage: 'SLA',
    description: 'Legal link: service level agreement, with targets of availability',
  },
  withdrawal: {
    id: 'layout.link.withdrawal',
    defaultMessage: 'Withdraw from contract here',
    description: 'Legal link to the form; the wording is set by law',
  },
  switching: {
    id: 'layout.link.switching',
    defaultMessage: 'Switching',
    description: 'Legal link: terms of moving to another provider under the EU Data Act',
  },
});

/** Labels of the site's links, shared by header, panels and footer. */
export const words = { ...headerWords, ...others };
