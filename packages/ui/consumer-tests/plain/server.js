import { createHash } from 'node:crypto';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renderToString } from 'react-dom/server';
import { serve } from '../serve.js';
// The same file in Node as in the browser: it imports no CSS.
import { app } from './app.js';

/** An import map has to stand in the page, so the policy names its hash; everything else comes from 'self'. */
const importMap = JSON.stringify({
  imports: {
    react: '/vendor/react.js',
    'react/jsx-runtime': '/vendor/react-jsx-runtime.js',
    'react-dom': '/vendor/react-dom.js',
    'react-dom/client': '/vendor/react-dom-client.js',
    '@hoster/ui/standalone.js': '/hoster-ui/standalone.js',
  },
});
const hash = createHash('sha256').update(importMap).digest('base64');

serve({
  page: () => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Consumer without a bundler</title>
    <script src="/hoster-ui/theme-picker/files/theme-script.js"></script>
    <link rel="stylesheet" href="/hoster-ui/styles.css" />
    <link rel="stylesheet" href="/own/own.css" />
    <script type="importmap">${importMap}</script>
    <script type="module" src="/own/client.js"></script>
  </head>
  <body>
    <div id="root">${renderToString(app)}</div>
  </body>
</html>`,
  files: {
    '/vendor/': `${import.meta.dirname}/vendor`,
    '/hoster-ui/': dirname(fileURLToPath(import.meta.resolve('@hoster/ui/styles.css'))),
    '/own/': import.meta.dirname,
  },
  policy: `default-src 'self'; script-src 'self' 'sha256-${hash}'; style-src 'self'`,
});
