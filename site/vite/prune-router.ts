import type { Plugin } from 'vite';

/**
 * Lets the bundler drop what the site does not use of react-router: names for React's tools, and components made at
 * top level without the mark that making them has no effect, kept Link, Form and the framework's parts alive (4 kB).
 */
export function pruneRouter(): Plugin {
  return {
    name: 'hoster:prune-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/production\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replace(/= (React\w*)\.(forwardRef|memo|createContext)\(/g, '= /* @__PURE__ */ $1.$2('),
        map: null,
      }),
    },
  };
}
