import { screens } from './support/screens.ts';
import { expect, test } from './support/test.ts';

/**
 * Writes the texts of a page as a wordy language would: labels by three fifths, sentences by two. Numbers, code, names of
 * places, files and hosts stay.
 */
function lengthenTexts(): void {
  const untouched = 'bdi, code, pre, kbd, samp, svg, option, time, script, style, [translate="no"]';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const said = text.data.trim();
    if (text.parentElement?.closest(untouched) || !/\p{L}{2}/u.test(said) || /\d|@|\w\.\w/.test(said)) continue;
    const times = said.length <= 10 ? 1.6 : 1.4;
    let wanted = Math.round(said.length * (times - 1));
    // In the words, so that lines break where they may.
    text.data = text.data.replaceAll(/[aeiouy]/gi, (vowel) => {
      const more = Math.min(wanted, times === 1.6 ? 2 : 1);
      wanted -= more;
      return vowel.repeat(more + 1);
    });
  }
}

test('texts of a wordy language make nothing wider than the window', async ({ page }) => {
  test.slow();
  // Without script nobody writes the texts back.
  await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  for (const path of screens) {
    await page.goto(path);
    await page.evaluate(lengthenTexts);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});
