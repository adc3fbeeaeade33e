/**
 * Options of Node.js for the site. Rendering makes much garbage that lives shortly; without the limit V8 keeps 130 MB
 * for it, of which it needs a third.
 */
export const siteFlags: readonly string[] = ['--max-semi-space-size=16'];
