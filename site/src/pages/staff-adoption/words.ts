import { defineMessages, type MessageDescriptor } from 'react-intl';

const messages = defineMessages({
  title: { id: 'staff-services.adopt.title', defaultMessage: 'Take over a running service' },
  lead: {
    id: 'staff-services.adopt.lead',
    defaultMessage:
      'It’s neither charged nor built, and nobody gets an email. Staff run it by hand; it renews at its own price.',
  },
  back: { id: 'staff-services.adopt.back', defaultMessage: '← Services' },
  email: { id: 'staff-services.adopt.email', defaultMessage: 'Customer’s email' },
  plan: { id: 'staff-services.adopt.plan', defaultMessage: 'Plan' },
  location: { id: 'staff-services.adopt.location', defaultMessage: 'Data center' },
  noLocation: { id: 'staff-services.adopt.no-location', defaultMessage: 'None' },
  name: { id: 'staff-services.adopt.name', defaultMessage: 'Name' },
  host: { id: 'staff-services.adopt.host', defaultMessage: 'Hostname or domain' },
  login: { id: 'staff-services.adopt.login', defaultMessage: 'Username' },
  ips: { id: 'staff-services.adopt.ips', defaultMessage: 'IP addresses' },
  ipsHint: { id: 'staff-services.adopt.ips-hint', defaultMessage: 'One per line, the main one first' },
  external: { id: 'staff-services.adopt.external', defaultMessage: 'Name or ID where it runs' },
  until: { id: 'staff-services.adopt.until', defaultMessage: 'Paid until' },
  months: { id: 'staff-services.adopt.months', defaultMessage: 'Months per term' },
  price: { id: 'staff-services.adopt.price', defaultMessage: 'Price per month, excluding VAT' },
  reason: { id: 'staff-services.adopt.reason', defaultMessage: 'Reason' },
  reasonHint: { id: 'staff-services.adopt.reason-hint', defaultMessage: 'Shown in the audit log' },
  submit: { id: 'staff-services.adopt.submit', defaultMessage: 'Take service over', description: 'Button' },
});
export const words: Readonly<Record<keyof typeof messages, MessageDescriptor>> = messages;
