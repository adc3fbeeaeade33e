import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve } from '../serve.js';

// PORT and the folder of the build, `dist` or `dist-development`.
const folder = join(import.meta.dirname, process.argv[2] ?? 'dist');
const template = readFileSync(join(folder, 'client/index.html'), 'utf8');
const { render } = await import(pathToFileURL(join(folder, 'server/entry-server.js')).href);

serve({
  paths: ['/', '/billing', '/wizard'],
  page: (path) => template.replace('<!--app-->', render(path)),
  files: { '/': join(folder, 'client') },
  policy: "default-src 'self'; script-src 'self'; style-src 'self'",
});
