/** A classic script for the head of a page, without exports. */
export {};
