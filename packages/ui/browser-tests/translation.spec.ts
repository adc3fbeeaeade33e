import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { dialog, expect, open, showNext, test, TOGETHER } from './story.ts';
import { endTranslation, readableWords, translate } from '../../../scripts/translator.ts';

test('overlays, buttons and fields survive a translated page and update their texts', async ({ page, show }) => {
  await show(TOGETHER);
  await open(page, 'Toast');
  await page.evaluate(translate, 'same');
  await open(page, 'EN / RU');
  await expect(page.getByRole('button', { name: 'Боковая панель', exact: true })).toBeVisible();
  await open(page, 'Подтвердить');
  await expect(page.getByText('Неизвестен')).toBeVisible();
  await open(page, 'Подтвердить');
  await expect(page.getByText('Неизвестен')).toHaveCount(0);
  await page.getByRole('button', { name: 'Открыть все' }).click();
  await page.getByRole('button', { name: 'Закрыть все' }).click();
  await page.getByRole('tab', { name: 'Диалог' }).click();

  for (const name of ['Боковая панель', 'Диалог', 'Вопрос', 'Панель снизу']) {
    await open(page, name);
    const shown = page.locator('[role="dialog"],[role="alertdialog"]').last();
    await expect(shown).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shown).toBeHidden();
  }
  for (const name of ['Меню', 'Всплывающее окно', 'Меню под курсором']) {
    await open(page, name);
    await page.keyboard.press('Escape');
  }
  await open(page, 'EN / RU');
  for (const name of ['Side dialog', 'Dialog', 'Question', 'Menu', 'Popover', 'Hover menu', 'Confirm', 'Open all']) {
    await expect(page.getByRole('button', { name, exact: true }).first()).toBeVisible();
  }
  await expect(page.getByRole('tab', { name: 'Dialog', exact: true })).toBeVisible();
  await page.locator('[data-part="toast"] [data-part="close"]').click();
  await expect(page.locator('[data-part="toast"]')).toHaveCount(0);
  await open(page, 'Dialog');
  await expect(dialog(page, 'Dialog').getByText('Some text.')).toBeVisible();
});

/** How translators put an element in the place of a text. */
const ways = ['insert, then remove', 'remove, then insert', 'replace', 'wrap the text', 'move the text'] as const;

for (const way of ways)
  test(`texts change when translators ${way}`, async ({ page, show }) => {
    await show('text-badge--usage');
    const read = await page.evaluate(async (how) => {
      const replace = (text: Text, shown: Element) => {
        const { parentNode, nextSibling } = text;
        if (how === 'replace' || how === 'wrap the text') text.replaceWith(shown);
        if (how === 'insert, then remove' || how === 'move the text') text.before(shown);
        if (how.endsWith('remove') || how.startsWith('remove')) text.remove();
        if (how === 'remove, then insert') parentNode?.insertBefore(shown, nextSibling);
        if (how.endsWith('the text')) shown.replaceChildren(text);
      };
      const seen = () => new Promise((done) => requestAnimationFrame(done));
      const line = document.body.appendChild(document.createElement('p'));
      const count = line.appendChild(new Text('18'));
      const unit = line.appendChild(new Text(' servers'));
      const read: (string | null)[] = [];
      for (const next of ['7', '6']) {
        for (const text of [count, unit]) {
          const shown = document.createElement('font');
          shown.textContent = `[${text.data}]`;
          replace(text, shown);
        }
        await seen();
        read.push(line.textContent);
        count.data = next;
        await seen();
        read.push(line.textContent);
      }
      line.insertBefore(document.createElement('b'), unit);
      line.removeChild(count);
      read.push(line.innerHTML);
      return read.map((text) => text?.replaceAll(/[[\]]/g, ''));
    }, way);
    expect(read).toEqual(['18 servers', '7 servers', '7 servers', '6 servers', '<b></b> servers']);
  });

test('the original texts come back when the visitor asks for them', async ({ page, show }) => {
  await show('text-badge--usage');
  const read = await page.evaluate(async () => {
    const seen = () => new Promise((done) => requestAnimationFrame(done));
    const read: (string | null)[] = [];
    for (const restore of [
      (shown: Element, text: Text) => shown.replaceWith(text),
      (shown: Element, { data }: Text) => shown.replaceWith(data || 'copy'),
      (shown: Element) => shown.remove(),
    ]) {
      const line = document.body.appendChild(document.createElement('p'));
      const text = line.appendChild(new Text('copy'));
      line.appendChild(document.createElement('b'));
      const shown = document.createElement('font');
      shown.textContent = 'translation';
      text.replaceWith(shown);
      await seen();
      restore(shown, text);
      await seen();
      read.push(line.textContent);
      text.data = 'new';
      await seen();
      read.push(line.textContent);
    }
    return read;
  });
  expect(read).toEqual(['copy', 'new', 'copy', 'new', 'copy', 'new']);
});

/** The first story of each page of the documentation. */
function firstStories(): string[] {
  const index = join(import.meta.dirname, '../../../storybook-static/index.json');
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as {
    entries: Record<string, { id: string; title: string; type: string }>;
  };
  const byTitle = new Map<string, string>();
  for (const { id, title, type } of Object.values(entries))
    if (type === 'story' && !/^(?:Foundations|Tests)\//.test(title) && !byTitle.has(title)) byTitle.set(title, id);
  // Two pages that were opened at different moments count differently.
  byTitle.delete('Feedback/Countdown');
  return [...byTitle.values()];
}

/** Runs in the browser. Uses the control at a place in the story; returns whether there is one. */
function useControl(place: number): boolean {
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      '#storybook-root :is([type="button"], summary, input, select, textarea):not(:disabled, [type="hidden"], [type="file"], [type="color"])',
    ),
  ];
  const control = controls[place];
  if (!control) return false;
  const write = (prototype: object, value: string) => {
    // React notices a value that is set as a user's typing sets it.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
    control.dispatchEvent(new InputEvent('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  };
  if (control instanceof HTMLSelectElement) {
    const other = [...control.options].find(({ selected, disabled }) => !selected && !disabled);
    if (other) write(HTMLSelectElement.prototype, other.value);
  } else if (control instanceof HTMLTextAreaElement) write(HTMLTextAreaElement.prototype, '17');
  else if (control instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(control.type))
    write(HTMLInputElement.prototype, control.type === 'date' ? '2025-11-17' : '17');
  else control.click();
  return true;
}

/** Of a story: others are of the same kinds. */
const CONTROLS_AT_MOST = 4;

for (const part of [0, 1, 2, 3])
  test(
    `every component shows on a translated page what it shows on another, ${part + 1} of 4`,
    {
      tag: '@full',
    },
    async ({ page, show, browser }) => {
      test.slow();
      const plain = await (await browser.newContext()).newPage();
      for (const id of firstStories().filter((_id, index) => index % 4 === part)) {
        await test.step(id, async () => {
          if (plain.url() === 'about:blank') {
            await show(id);
            await plain.goto(page.url());
          } else {
            await page.evaluate(endTranslation);
            await showNext(page, id);
            await showNext(plain, id);
          }
          await expect(plain.locator('#storybook-root > *').first()).toBeVisible();
          await expect(async () => expect(await words(page)).toEqual(await words(plain))).toPass();
          await page.evaluate(translate, 'capital');
          for (let place = 0; place < CONTROLS_AT_MOST; place++) {
            if (!(await page.evaluate(useControl, place))) break;
            await plain.evaluate(useControl, place);
            await expect(async () => expect(await words(page)).toEqual(await words(plain))).toPass({ timeout: 5000 });
          }
        });
      }
      await plain.context().close();
    },
  );

const words = (page: Page): Promise<string[]> => page.evaluate(readableWords);
