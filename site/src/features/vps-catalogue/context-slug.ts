/** Slug of a landing page's texts: `vps-in-germany`. */
export const contextSlugOf = (prefix: string | undefined, slug: string | undefined): string => `vps-${prefix}-${slug}`;
