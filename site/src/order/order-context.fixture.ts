import type { Location, OrderContext } from '@hoster/contract';

/** An anonymous visitor's order context, shared by all lines: two terms, nothing private. */
export const strangerContext: OrderContext = {
  page: null,
  locations: [],
  rent_periods: [
    { months: 1, discount_percent: 0, is_default: true },
    { months: 12, discount_percent: 10, is_default: false },
  ],
  extra_services: { one_time: [], monthly: [] },
  payment_methods: [],
  tax: { country: null, rate_percent: 0, reverse_charge: false, label: null },
  limits: { items_max: 20, name_max_length: 63, comment_max_length: 2000, project_name_max_length: 64 },
  promo: null,
  terms_version: '2026-01-01',
  projects: [],
  legal_entities: [],
  saved_cards: [],
  balance: null,
  overdraft: null,
  personal_info_complete: null,
  initial: {},
};

/** A datacenter that takes orders. */
export const openLocation = (id: number): Location => ({
  id,
  slug: `place-${id}`,
  country_code: 'DE',
  cities: [],
  name: 'Germany',
  city: 'Frankfurt',
  datacenter: null,
  is_available: true,
  unavailable_reason: null,
  position: id,
});
