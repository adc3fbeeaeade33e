/**
 * React is published as CommonJS, which browsers do not load: makes ES modules of the three parts that are needed,
 * with one shared copy of React. It is all the building that a page without a bundler needs, once per React version.
 * React's development build, since that one warns.
 */
import { createRequire } from 'node:module';
import { build } from 'esbuild';

const require = createRequire(import.meta.url);
const modules = {
  react: 'react',
  'react-jsx-runtime': 'react/jsx-runtime',
  'react-dom': 'react-dom',
  'react-dom-client': 'react-dom/client',
};

await build({
  entryPoints: Object.keys(modules).map((name) => ({ in: `vendor:${name}`, out: name })),
  outdir: 'vendor',
  bundle: true,
  splitting: true,
  format: 'esm',
  define: { 'process.env.NODE_ENV': '"development"' },
  plugins: [
    {
      name: 'vendor',
      setup({ onResolve, onLoad }) {
        onResolve({ filter: /^vendor:/ }, ({ path }) => ({ path: path.slice('vendor:'.length), namespace: 'vendor' }));
        onLoad({ filter: /./, namespace: 'vendor' }, ({ path }) => {
          const names = Object.keys(require(modules[path]));
          return {
            resolveDir: import.meta.dirname,
            contents: `import module from '${modules[path]}';
              export default module;
              export const { ${names.join(', ')} } = module;`,
          };
        });
      },
    },
  ],
});
