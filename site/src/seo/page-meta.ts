/** What is sold on a page. */
export interface ProductFacts {
  /** Net price a month, in EUR. */
  price: number;
  available: boolean;
}

/** Metadata of a page. Texts of the page context take precedence; without either the title is the site's name. */
export interface PageMeta {
  title?: string;
  description?: string;
  keywords?: string;
  /** Gives these texts precedence over those of the page context, for a view that the context doesn't describe. */
  ownTexts?: boolean;
  /** Keeps the page out of search engines (sign-in, account, filtered lists). */
  noindex?: boolean;
  /** Path of the canonical address without language prefix, when it is not the page's own path. */
  canonicalPath?: string;
  /** Links the machine-readable catalogue: for pages of plans. */
  catalogue?: boolean;
  /** Links an Atom feed: its path without language prefix. */
  feed?: string;
  /** Absolute path of a picture for social networks; absent: one is made of the page. */
  image?: string;
  /** Prefixes of the social-graph vocabularies in the head, as RDFa has them: `og: https://ogp.me/ns#`. */
  prefix?: string;
  /** A text with an author and a date, such as news. */
  isArticle?: boolean;
  /** The product of a page that sells only one. */
  product?: ProductFacts;
  /** JSON-LD objects of the page's own, see `json-ld.ts`; those of every page are added by `structured-data.ts`. */
  jsonLd?: readonly object[];
}
