/** A classic script for a page's head: it exports nothing. */
export {};
