import { z } from 'zod';

/**
 * What search engines ask of the types of schema.org that the site uses (Google's documents on structured data), and
 * nothing that these types don't have: objects are strict.
 */
const Url = z.url({ protocol: /^https?$/ });
const Text = z.string().trim().min(1);
const Moment = z.iso.datetime({ offset: true }).or(z.iso.date());
const Price = z.string().regex(/^\d+\.\d{2}$/);
const Language = z.enum(['en', 'ru']);

const typed = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.strictObject({ '@type': z.literal(type), ...shape });
const root = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  typed(type, { '@context': z.literal('https://schema.org'), ...shape });

const Address = typed('PostalAddress', {
  streetAddress: Text,
  addressCountry: z.string().length(2),
});
const ContactPoint = typed('ContactPoint', {
  contactType: Text,
  email: z.email(),
  telephone: Text.optional(),
  availableLanguage: z.array(Language).min(1),
});
const organization = {
  '@id': Url.optional(),
  name: Text,
  url: Url.optional(),
  logo: Url.optional(),
  foundingDate: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  sameAs: z.array(Url).optional(),
  address: Address.optional(),
  vatID: Text.optional(),
  contactPoint: ContactPoint.optional(),
};
const Organization = typed('Organization', organization);
const article = {
  headline: Text,
  description: Text,
  image: Url,
  url: Url,
  mainEntityOfPage: Url,
  datePublished: Moment.optional(),
  dateModified: Moment,
  inLanguage: Language,
  author: Organization,
  publisher: Organization,
};
const availability = z.enum(['https://schema.org/InStock', 'https://schema.org/OutOfStock']);
const Offer = typed('Offer', {
  url: Url,
  price: Price,
  priceCurrency: z.literal('EUR'),
  availability,
  priceSpecification: typed('UnitPriceSpecification', {
    price: Price,
    priceCurrency: z.literal('EUR'),
    billingDuration: z.literal('P1M'),
    valueAddedTaxIncluded: z.literal(false),
  }).optional(),
});
const AggregateOffer = typed('AggregateOffer', {
  itemOffered: typed('Service', { name: Text, url: Url, provider: Organization }),
  lowPrice: Price,
  highPrice: Price,
  priceCurrency: z.literal('EUR'),
  url: Url,
});

const shapes = [
  root('Organization', { ...organization, url: Url, logo: Url }),
  root('WebSite', {
    '@id': Url.optional(),
    name: Text,
    url: Url,
    inLanguage: Language,
    publisher: Organization.optional(),
    potentialAction: typed('SearchAction', {
      target: typed('EntryPoint', { urlTemplate: z.string().regex(/^https?:\/\/.+\{search_term_string\}$/) }),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
  root('ContactPage', { url: Url, mainEntity: z.array(Organization).min(1) }),
  root('BreadcrumbList', {
    itemListElement: z
      .array(typed('ListItem', { position: z.int().positive(), name: Text, item: Url.optional() }))
      .min(2)
      .refine((items) => items.every(({ position }, index) => position === index + 1), 'positions in order')
      .refine((items) => items.slice(0, -1).every(({ item }) => item), 'an address for all but the last'),
  }),
  root('FAQPage', {
    mainEntity: z.array(typed('Question', { name: Text, acceptedAnswer: typed('Answer', { text: Text }) })).min(1),
  }),
  root('Product', {
    name: Text,
    description: Text,
    image: Url,
    url: Url,
    brand: typed('Brand', { name: Text }),
    offers: Offer,
  }),
  root('TechArticle', article),
  root('NewsArticle', { ...article, datePublished: Moment }),
  root('OfferCatalog', { name: Text, itemListElement: z.array(AggregateOffer).min(1) }),
] as const;
const Data = z.discriminatedUnion('@type', shapes);

/** An object of JSON-LD that is as search engines want it. */
export type Data = z.infer<typeof Data>;

/** Reads a script of JSON-LD. @returns the object, or what is wrong with it */
export function readJsonLd(text: string): Data | string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'JSON-LD that is no JSON';
  }
  const read = Data.safeParse(json);
  if (read.success) return read.data;
  const { '@type': type } = json as { '@type'?: string };
  return `${type}: ${read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`;
}

/** Every address in an object of JSON-LD. */
export function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('http') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === '@context' ? [] : addressesIn(inner)));
}
