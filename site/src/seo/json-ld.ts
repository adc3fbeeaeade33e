/** The company, for the home page. */
export const organizationLd = (origin: string, links: readonly string[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: 'Hoster',
  url: `${origin}/`,
  logo: `${origin}/favicon.svg`,
  foundingDate: '2010',
  sameAs: links,
});

/** A company as the contacts page tells it. */
interface CompanyLd {
  name: string;
  address: readonly string[];
  country_code: string;
  email: string;
  phone: string | null;
  vat_id: string | null;
}

/** The contacts page and the companies on it. */
export const contactPageLd = (url: string, companies: readonly CompanyLd[]): object => ({
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
      availableLanguage: ['en', 'ru'],
    },
  })),
});

export interface ProductLd {
  name: string;
  description: string;
  /** Absolute address of the page. */
  url: string;
  /** Net price a month, in EUR. */
  price: number;
  available: boolean;
}

/** A plan with its offer. */
export const productLd = ({ name, description, url, price, available }: ProductLd): object => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name,
  description,
  url,
  brand: { '@type': 'Brand', name: 'Hoster' },
  offers: {
    '@type': 'Offer',
    url,
    price: price.toFixed(2),
    priceCurrency: 'EUR',
    availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
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

/** A news article. */
export const newsArticleLd = ({ headline, description, url, published, updated, language }: NewsArticleLd): object => ({
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  headline,
  description,
  url,
  mainEntityOfPage: url,
  datePublished: published,
  dateModified: updated,
  inLanguage: language,
  publisher: { '@type': 'Organization', name: 'Hoster', url: `${new URL(url).origin}/` },
});

/** Questions and answers of a page. */
export const faqLd = (faq: readonly { question: string; answer: string }[]): object => ({
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
export const articleLd = ({ title, description, url, updated, language }: ArticleLd): object => ({
  '@context': 'https://schema.org',
  '@type': 'TechArticle',
  headline: title,
  description,
  url,
  mainEntityOfPage: url,
  dateModified: updated,
  inLanguage: language,
  author: { '@type': 'Organization', name: 'Hoster' },
  publisher: { '@type': 'Organization', name: 'Hoster' },
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
export const offerCatalogLd = (name: string, offers: readonly OfferLd[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'OfferCatalog',
  name,
  itemListElement: offers.map((offer) => ({
    '@type': 'AggregateOffer',
    itemOffered: {
      '@type': 'Service',
      name: offer.name,
      url: offer.url,
      provider: { '@type': 'Organization', name: 'Hoster' },
    },
    lowPrice: offer.low.toFixed(2),
    highPrice: offer.high.toFixed(2),
    priceCurrency: 'EUR',
    url: offer.url,
  })),
});
