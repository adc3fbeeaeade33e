import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import type { PageAssets } from './assets.ts';

/** Links for development. The styles are collected from the module graph, else the first paint would be unstyled. */
export async function devAssets(vite: ViteDevServer, page: string | null, nonce: string): Promise<PageAssets> {
  const { client, ssr } = vite.environments;
  const seen = new Set<EnvironmentModuleNode>();
  const styles: string[] = [];
  async function walk(node: EnvironmentModuleNode | undefined): Promise<void> {
    if (!node || seen.has(node)) return;
    seen.add(node);
    // Skips other pages, which the page modules import dynamically: only this page's styles are needed.
    if (/\/src\/pages\/(?!error\/)/.test(node.url) && page && !node.url.includes(`/src/pages/${page}/`)) return;
    if (/\.css($|\?)/.test(node.url)) {
      const result = await client.transformRequest(`${node.url}${node.url.includes('?') ? '&' : '?'}inline`);
      const text = result && /export default "((?:[^"\\]|\\.)*)"/.exec(result.code)?.[1];
      const id = node.id ?? node.url;
      if (text) styles.push(`<style nonce="${nonce}" data-vite-dev-id="${id}">${JSON.parse(`"${text}"`)}</style>`);
    }
    for (const imported of node.importedModules) await walk(imported);
  }
  await walk(await ssr.moduleGraph.getModuleByUrl('/src/entry-server.tsx'));
  const preamble =
    `import RefreshRuntime from '/@react-refresh';RefreshRuntime.injectIntoGlobalHook(window);` +
    `window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>(type)=>type;window.__vite_plugin_react_preamble_installed__=true`;
  return {
    head: `<meta property="csp-nonce" nonce="${nonce}">${styles.join('')}<script type="module" nonce="${nonce}">${preamble}</script><script type="module" nonce="${nonce}" src="/@vite/client"></script>`,
    script: `<script type="module" nonce="${nonce}" src="/src/entry-client.tsx"></script>`,
  };
}
