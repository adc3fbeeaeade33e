import type { Invoice } from '@e-invoice-eu/core';
import { chargesEuVat, vatStateOf } from '@hoster/domain';
import type { Party } from '../tables.ts';
import { cleanText } from './clean-text.ts';

type Seller = Invoice['ubl:Invoice']['cac:AccountingSupplierParty']['cac:Party'];
type Buyer = Invoice['ubl:Invoice']['cac:AccountingCustomerParty']['cac:Party'];
type Scheme = NonNullable<Buyer['cbc:EndpointID@schemeID']>;

/**
 * Schemes of electronic addresses that are VAT IDs, by the prefix of the VAT ID (code list EAS). Countries whose
 * companies have another kind of address aren't in it: Denmark, Finland, Italy, Sweden.
 */
const vatSchemes: Readonly<Record<string, Scheme>> = {
  AT: '9914',
  BE: '9925',
  BG: '9926',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  EE: '9931',
  EL: '9933',
  ES: '9920',
  FR: '9957',
  GB: '9932',
  HR: '9934',
  HU: '9910',
  IE: '9935',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  SI: '9949',
  SK: '9950',
};

/** Whether a tax number is a VAT ID of the European Union with its prefix; a Russian INN isn't. */
function isVatId({ country, vatId }: Party): boolean {
  if (vatId === null || country === null || !/^[A-Z]{2}/.test(vatId)) return false;
  return chargesEuVat(vatStateOf(country));
}

/** Where a company receives documents: at its VAT ID, or at an email address. */
export function electronicAddress(
  party: Party,
  email: string | null,
): { 'cbc:EndpointID': string; 'cbc:EndpointID@schemeID': Scheme } | null {
  const scheme = isVatId(party) ? vatSchemes[party.vatId?.slice(0, 2) ?? ''] : undefined;
  if (scheme !== undefined && party.vatId !== null)
    return { 'cbc:EndpointID': party.vatId, 'cbc:EndpointID@schemeID': scheme };
  return email === null ? null : { 'cbc:EndpointID': cleanText(email), 'cbc:EndpointID@schemeID': 'EM' };
}

/** City and postcode of a party; those of documents that have lines only are read from the line before the country. */
export function placeOf({ address, place }: Party): { readonly city: string; readonly zip: string } {
  if (place) return { city: cleanText(place.city), zip: cleanText(place.zip) };
  const line = cleanText(address.length > 2 ? (address.at(-2) ?? '') : '');
  const split = /^(?<zip>\d{4} ?[A-Z]{2}|\d{4,6}) (?<city>\D.*)$/u.exec(line);
  return { city: split?.groups?.['city'] ?? line, zip: split?.groups?.['zip'] ?? '' };
}

/** An address: its lines without the country, which has a field of its own. */
function postalAddress(party: Party, country: string) {
  const { city, zip } = placeOf(party);
  const [, ...others] = party.address.toReversed();
  const [street, second, ...more] = others
    .toReversed()
    .map(cleanText)
    .filter((line) => line !== '' && line !== [zip, city].filter(Boolean).join(' '));
  return {
    ...(street && { 'cbc:StreetName': street }),
    ...(second && { 'cbc:AdditionalStreetName': second }),
    ...(city && { 'cbc:CityName': city }),
    ...(zip && { 'cbc:PostalZone': zip }),
    ...(more.length > 0 && { 'cac:AddressLine': { 'cbc:Line': more.join(', ') } }),
    'cac:Country': { 'cbc:IdentificationCode': country as 'NL' },
  };
}

/** Options of a party. */
interface PartyOptions {
  readonly country: string;
  /** Rule BR-O-02 forbids VAT IDs where a supply is outside the scope of VAT. */
  readonly withVatId: boolean;
}

/** The seller as the invoice shows it. */
export function sellerParty(seller: Party, { country, withVatId }: PartyOptions): Seller {
  const name = cleanText(seller.name);
  const number = seller.registrationNumber === null ? '' : cleanText(seller.registrationNumber);
  const taxId = seller.vatId === null ? '' : cleanText(seller.vatId);
  const isVat = withVatId && isVatId(seller);
  return {
    ...electronicAddress(seller, seller.email),
    // Rule BR-CO-26: buyers identify a seller by one of its numbers.
    ...(number === '' && !isVat && { 'cac:PartyIdentification': [{ 'cbc:ID': taxId === '' ? name : taxId }] }),
    'cac:PostalAddress': postalAddress(seller, country),
    ...(taxId !== '' && {
      // Another scheme than VAT makes it a tax registration (BT-32), which other numbers are.
      'cac:PartyTaxScheme': [{ 'cbc:CompanyID': taxId, 'cac:TaxScheme': { 'cbc:ID': isVat ? 'VAT' : 'FC' } }],
    }),
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': name, ...(number && { 'cbc:CompanyID': number }) },
    'cac:Contact': {
      'cbc:Name': name,
      ...(seller.phone && { 'cbc:Telephone': cleanText(seller.phone) }),
      ...(seller.email && { 'cbc:ElectronicMail': cleanText(seller.email) }),
    },
  };
}

/**
 * The buyer as the invoice shows it.
 * @param options.email where the buyer receives documents if it has no VAT ID
 * @param options.id number of the buyer's account
 */
export function buyerParty(
  buyer: Party,
  { country, email, id, withVatId }: PartyOptions & { readonly email: string | null; readonly id: string },
): Buyer {
  const name = cleanText(buyer.name);
  const taxId = buyer.vatId === null ? '' : cleanText(buyer.vatId);
  const isVat = withVatId && isVatId(buyer);
  return {
    ...electronicAddress(buyer, email),
    'cac:PartyIdentification': { 'cbc:ID': id },
    'cac:PostalAddress': postalAddress(buyer, country),
    ...(isVat && { 'cac:PartyTaxScheme': { 'cbc:CompanyID': taxId, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } } }),
    'cac:PartyLegalEntity': {
      // Customers needn't give a name.
      'cbc:RegistrationName': name === '' ? id : name,
      ...(!isVat && taxId !== '' && { 'cbc:CompanyID': taxId }),
    },
  };
}
