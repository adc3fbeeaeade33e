/** Runs the site from source. Edits of components, styles and messages show immediately and keep the page's state. */
process.env['NODE_ENV'] = 'development';
await import('../site/server/main.ts');
export {};
