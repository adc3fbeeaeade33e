import { type LineSettings, ProductLine, type StaffSettings } from '@hoster/contract';
import { byHandLines } from '@hoster/contract/lists';
import { FieldError } from '../platform/http/index.ts';
import type { Context } from '../platform/index.ts';
import { settingsTexts } from './texts.ts';

type Shop = Pick<Context, 'settings'>;

const canBuild = (line: ProductLine, provider: string): boolean => provider !== 'by-hand' || byHandLines.includes(line);

/** Who can build each line, and what the environment says about it. */
export function buildersOf({ settings: { providerOf, providers } }: Shop): StaffSettings['builders'] {
  return ProductLine.options.map((line) => {
    const named = Object.entries(providerOf).flatMap(([key, provider]) =>
      key.startsWith(`${line}@`) ? [{ place: key.slice(line.length + 1), provider }] : [],
    );
    const elsewhere = providerOf[line] ?? providerOf['default'] ?? 'sandbox';
    return {
      line,
      providers: Object.keys(providers).filter((provider) => canBuild(line, provider)),
      environment: [...named, { place: null, provider: elsewhere }],
    };
  });
}

/** @throws FieldError for a provider that there isn’t, or that doesn’t build the line */
export function checkBuilders(shop: Shop, lines: LineSettings): void {
  const wrong = buildersOf(shop).filter(({ line, providers }) => {
    const { provider } = lines[line];
    return provider !== null && !providers.includes(provider);
  });
  if (wrong.length === 0) return;
  throw new FieldError(Object.fromEntries(wrong.map(({ line }) => [line, { provider: [settingsTexts.builder] }])));
}
