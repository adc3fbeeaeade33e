import { defineMessages } from '@formatjs/intl';

/** Reasons for refusing an order of web hosting. */
export const vhTexts = defineMessages({
  tariff_unknown: {
    id: 'products.web-hosting.order.tariff-unknown',
    defaultMessage: 'This plan is no longer available.',
  },
  location_unavailable: {
    id: 'products.web-hosting.order.location-unavailable',
    defaultMessage: 'Web hosting isn’t available in this location.',
  },
  domain_invalid: {
    id: 'products.web-hosting.order.domain-invalid',
    defaultMessage: 'Enter a domain name such as example.com, without https:// and slashes.',
  },
  domain_taken: {
    id: 'products.web-hosting.order.domain-taken',
    defaultMessage:
      'This domain is already used by a hosting account here. Enter another one, or contact support if it’s yours.',
  },
  domain_for_one: {
    id: 'products.web-hosting.order.domain-for-one',
    defaultMessage: 'A domain can only be used for one account. Order a single account, or add domains later.',
  },
  cms_unknown: {
    id: 'products.web-hosting.order.cms-unknown',
    defaultMessage: 'This system is no longer available. Choose another one.',
  },
  cms_needs_memory: {
    id: 'products.web-hosting.order.cms-needs-memory',
    defaultMessage: 'This system needs more RAM than the plan has. Choose a larger plan.',
  },
  php_unknown: {
    id: 'products.web-hosting.order.php-unknown',
    defaultMessage: 'This plan doesn’t have this PHP version.',
  },
  php_unsuited: {
    id: 'products.web-hosting.order.php-unsuited',
    defaultMessage: 'This system doesn’t run on this PHP version. Choose another version.',
  },
  sold_out: {
    id: 'products.web-hosting.order.sold-out',
    defaultMessage: 'This location has no room for your order. Choose another location or fewer accounts.',
  },
});
