import type { Page } from '@playwright/test';
import { expect, logInAsDemo, test } from './support/test.ts';

interface FontNode {
  nodeId: number;
  nodeType: number;
}

/** Returns the names of the system fonts that Chromium drew text of a page with. */
async function systemFonts(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { nodes } = (await client.send('DOM.getFlattenedDocument', { depth: -1 })) as { nodes: FontNode[] };
  const used = await Promise.all(
    nodes
      .filter(({ nodeType }) => nodeType === 1)
      .map(({ nodeId }) => client.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  const foreign = used.flatMap(({ fonts }) => fonts).filter(({ isCustomFont }) => !isCustomFont);
  await client.detach();
  return [...new Set(foreign.map(({ familyName }) => familyName))];
}

// Without JavaScript, no element is removed while its fonts are checked.
test.use({ javaScriptEnabled: false });

for (const [lang, prefix] of [
  ['English', ''],
  ['Russian', '/ru'],
] as const) {
  test(
    `no character of a ${lang} page is drawn by a font of the machine`,
    { tag: '@full' },
    async ({ page, context }) => {
      // Ukrainian visitors see hryvnias, whose sign few fonts have.
      await context.setExtraHTTPHeaders({ 'CF-IPCountry': 'UA' });
      for (const path of ['/', '/virtual-private-servers/', '/virtual-private-servers/nvme-3/']) {
        await page.goto(prefix + path);
        expect(await systemFonts(page), path).toEqual([]);
      }
    },
  );
}

test('no character of the account is drawn by a font of the machine', { tag: '@full' }, async ({ page }) => {
  await logInAsDemo(page);
  for (const path of ['/my/', '/my/security/']) {
    await page.goto(path);
    expect(await systemFonts(page), path).toEqual([]);
  }
});
