import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A minimal server: pages under a Content-Security-Policy, and folders of files. */
export function serve({ paths = ['/'], page, files, policy }) {
  createServer((request, response) => {
    const path = normalize(new URL(request.url, 'http://localhost').pathname);
    if (paths.includes(path)) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy });
      response.end(page(path));
      return;
    }
    const prefix = Object.keys(files).find((start) => path.startsWith(start));
    const file = prefix === undefined ? '' : join(files[prefix], path.slice(prefix.length));
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  }).listen(Number(process.env.PORT));
}
