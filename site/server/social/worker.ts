import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import type { SocialCard } from '../../src/seo/social-card.ts';
import { SOCIAL_IMAGE } from '../../src/seo/social-image.ts';
import { answerJobs } from '../drawing/answer-jobs.ts';
import { picture } from './picture.ts';

const font = (file: string) => readFileSync(join(import.meta.dirname, 'fonts', `${file}.ttf`));
const fonts = [
  { name: 'Onest', data: font('onest-latin-400'), weight: 400 },
  { name: 'Onest', data: font('onest-latin-600'), weight: 600 },
  { name: 'Onest Cyrillic', data: font('onest-cyrillic-400'), weight: 400 },
  { name: 'Onest Cyrillic', data: font('onest-cyrillic-600'), weight: 600 },
  { name: 'JetBrains Mono', data: font('jetbrains-mono-latin-500'), weight: 500 },
  { name: 'JetBrains Mono Cyrillic', data: font('jetbrains-mono-cyrillic-500'), weight: 500 },
] as const;

/** Draws a card as PNG. */
async function draw(card: SocialCard): Promise<Buffer> {
  // Loaded for a company that has a colour: most never choose one.
  const accent =
    card.look.color === null
      ? null
      : (await import('@hoster/domain/brand/brand-colors')).brandColors(card.look.color).dark.dataMark;
  // Its type requires React elements; its documentation allows plain objects.
  const svg = await satori(picture(card, accent) as unknown as Parameters<typeof satori>[0], {
    ...SOCIAL_IMAGE,
    fonts: fonts.map((one) => ({ ...one, style: 'normal' as const })),
  });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

answerJobs(draw);
