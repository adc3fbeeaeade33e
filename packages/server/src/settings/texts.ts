import { defineMessages } from '@formatjs/intl';

/** Errors of the settings, and of orders while they’re closed. */
export const settingsTexts = defineMessages({
  changed: {
    id: 'settings.changed',
    defaultMessage:
      'Somebody else has just saved these settings. Reload the page to see their changes, then save yours.',
    description: 'Error: two members of the staff save the same settings',
  },
  vatId: {
    id: 'settings.vat-id',
    defaultMessage: 'This isn’t a VAT ID of the company’s country.',
    description: 'Error at the VAT ID of the company that sells',
  },
  country: {
    id: 'settings.country',
    defaultMessage: 'Enter the two-letter code of a country, such as DE.',
    description: 'Error at the country of the company that sells',
  },
  iban: {
    id: 'settings.iban',
    defaultMessage: 'Check this IBAN: its check digits are wrong.',
    description: 'Error at the bank account that transfers go to',
  },
  prefix: {
    id: 'settings.prefix',
    defaultMessage: 'The other company’s invoice numbers start with this. Choose another prefix.',
    description: 'Error at the prefix of invoice numbers',
  },
  color: {
    id: 'settings.color',
    defaultMessage: 'Neither black nor white text is legible on this colour. The nearest one that works is {color}.',
    description: 'Error at the colour of the brand: its contrast is below 4.5:1',
  },
  symbol: {
    id: 'settings.symbol',
    defaultMessage: 'Choose a square PNG or SVG file of up to 64 kB.',
    description: 'Error at the picture for the logo and the icon of the site',
  },
  builder: {
    id: 'settings.builder',
    defaultMessage: 'This provider isn’t set up, or doesn’t build this product. Choose another one.',
    description: 'Error at who builds the services of a product',
  },
  language: {
    id: 'settings.language',
    defaultMessage: 'Choose a default language that is offered.',
    description: 'Error at the default language of the site',
  },
  twoRates: {
    id: 'settings.two-rates',
    defaultMessage: 'Another rate of this country begins on the same day. Keep one of them.',
    description: 'Error at the tax rates of the company',
  },
  ordersClosed: {
    id: 'settings.orders-closed',
    defaultMessage: 'Orders aren’t open yet. Please come back later.',
    description: 'Error: the site doesn’t sell yet',
  },
  lineClosed: {
    id: 'settings.line-closed',
    defaultMessage: 'Orders of this product aren’t open yet. Please come back later.',
    description: 'Error: the site doesn’t sell this product yet',
  },
});
