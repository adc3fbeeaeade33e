/** Runs the site from its sources: edits of components, styles and messages show at once and keep the page's state. */
process.env['NODE_ENV'] = 'development';
await import('../site/server/main.ts');
export {};
