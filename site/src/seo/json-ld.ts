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
