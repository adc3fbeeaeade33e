import type {
  BreadcrumbList,
  ContactPage,
  FAQPage,
  NewsArticle,
  OfferCatalog,
  Organization,
  Product,
  SearchAction,
  TechArticle,
  WebSite,
  WithContext,
} from 'schema-dts';
import { localPath, type Lang } from '../i18n/languages.ts';
import { BRAND } from '../i18n/brand.ts';
import { socialImage } from './social-image.ts';

/** An object of JSON-LD of a type that the site uses. */
export type JsonLd = WithContext<
  BreadcrumbList | ContactPage | FAQPage | NewsArticle | OfferCatalog | Organization | Product | TechArticle | WebSite
>;

/** The company, for the home page. */
export const organizationLd = (
  origin: string,
  { links, since }: { links: readonly string[]; since: number | null },
): WithContext<Organization> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: BRAND,
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
  ...(since !== null && { foundingDate: String(since) }),
  sameAs: links,
});

/** The types lack the input property of Google's search box. */
type SearchBox = SearchAction & { 'query-input': string };

/** The site, with the search of its help centre. */
export function websiteLd(origin: string, lang: Lang): WithContext<WebSite> {
  const search: SearchBox = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${origin}${localPath(lang, '/help/')}?search={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: BRAND,
    url: origin + localPath(lang, '/'),
    inLanguage: lang,
    potentialAction: search,
  };
}

/** A company as shown on the contacts page. */
interface CompanyLd {
  name: string;
  address: readonly string[];
  country_code: string;
  email: string;
  phone: string | null;
  vat_id: string | null;
}

/** The contacts page and the companies on it. */
export const contactPageLd = (
  url: string,
  companies: readonly CompanyLd[],
  languages: readonly Lang[],
): WithContext<ContactPage> => ({
  '@context': 'https://schema.org',
  '@type': 'ContactPage',
  url,
  mainEntity: companies.map(({ name, address, country_code: country, email, phone, vat_id: vat }) => ({
    '@type': 'Organization',
    name,
    address: { '@type': 'PostalAddress', streetAddress: address.slice(0, -1).join(', '), addressCountry: country },
    ...(vat !== null && { vatID: vat }),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email,
      ...(phone !== null && { telephone: phone }),
      availableLanguage: [...languages],
    },
  })),
});

export interface ProductLd {
  name: string;
  description: string;
  /** Absolute address of the page. */
  url: string;
  /** Choices that the offer is for, as the query of an address. */
  query?: string;
  /** Net price a month, in EUR. */
  price: number;
  available: boolean;
}

/** A plan with its offer. */
export const productLd = ({
  name,
  description,
  url,
  query = '',
  price,
  available,
}: ProductLd): WithContext<Product> => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name,
  description,
  image: socialImage(url),
  url,
  brand: { '@type': 'Brand', name: BRAND },
  offers: {
    '@type': 'Offer',
    url: url + query,
    price: price.toFixed(2),
    priceCurrency: 'EUR',
    availability: available ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: price.toFixed(2),
      priceCurrency: 'EUR',
      billingDuration: 'P1M',
      valueAddedTaxIncluded: false,
    },
  },
});

export interface NewsArticleLd {
  headline: string;
  description: string;
  /** Absolute address of the page. */
  url: string;
  /** ISO 8601. */
  published: string;
  updated: string;
  language: string;
}

const publisherOf = (url: string): Organization => ({
  '@type': 'Organization',
  name: BRAND,
  url: `${new URL(url).origin}/`,
  logo: `${new URL(url).origin}/icon-512.png`,
});

/** A news article. */
export const newsArticleLd = ({
  headline,
  description,
  url,
  published,
  updated,
  language,
}: NewsArticleLd): WithContext<NewsArticle> => ({
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  headline,
  description,
  image: socialImage(url),
  url,
  mainEntityOfPage: url,
  datePublished: published,
  dateModified: updated,
  inLanguage: language,
  author: publisherOf(url),
  publisher: publisherOf(url),
});

/** Questions and answers of a page. */
export const faqLd = (faq: readonly { question: string; answer: string }[]): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

export interface ArticleLd {
  title: string;
  description: string;
  /** Absolute address of the page. */
  url: string;
  /** ISO 8601. */
  updated: string;
  language: string;
}

/** A help article. */
export const articleLd = ({ title, description, url, updated, language }: ArticleLd): WithContext<TechArticle> => ({
  '@context': 'https://schema.org',
  '@type': 'TechArticle',
  headline: title,
  description,
  image: socialImage(url),
  url,
  mainEntityOfPage: url,
  dateModified: updated,
  inLanguage: language,
  author: publisherOf(url),
  publisher: publisherOf(url),
});

/** A part of what is sold, with the net prices of its plans a month, in EUR. */
interface OfferLd {
  name: string;
  /** Absolute address of the page. */
  url: string;
  low: number;
  high: number;
}

/** Everything that is sold, line by line. */
export const offerCatalogLd = (name: string, offers: readonly OfferLd[]): WithContext<OfferCatalog> => ({
  '@context': 'https://schema.org',
  '@type': 'OfferCatalog',
  name,
  itemListElement: offers.map((offer) => ({
    '@type': 'AggregateOffer',
    itemOffered: {
      '@type': 'Service',
      name: offer.name,
      url: offer.url,
      provider: { '@type': 'Organization', name: BRAND },
    },
    lowPrice: offer.low.toFixed(2),
    highPrice: offer.high.toFixed(2),
    priceCurrency: 'EUR',
    url: offer.url,
  })),
});
