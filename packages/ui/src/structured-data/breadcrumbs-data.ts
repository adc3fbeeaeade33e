/** A `BreadcrumbList` of schema.org, for a `<script type="application/ld+json">`. */
export interface BreadcrumbsData {
  '@context': 'https://schema.org';
  '@type': 'BreadcrumbList';
  itemListElement: { '@type': 'ListItem'; position: number; name: string; item?: string }[];
}

/**
 * Returns structured data for the items of `<Breadcrumbs>`. `origin` makes URLs absolute. The last item is the current
 * page and needs none.
 */
export function breadcrumbsData(
  items: readonly { label: string; href?: string | undefined }[],
  origin: string,
): BreadcrumbsData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href !== undefined && { item: new URL(href, origin).href }),
    })),
  };
}
