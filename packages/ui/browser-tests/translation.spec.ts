import { dialog, expect, open, test, TOGETHER } from './story.ts';

/** Simulates browser translation: wraps each text node in a `<font>` without React knowing. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Text && node.data.trim() && !node.parentElement?.closest('script,style')) texts.push(node);
  }
  for (const text of texts) {
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  }
}

test('overlays, buttons and fields survive a translated page and update their texts', async ({ page, show }) => {
  await show(TOGETHER);
  await open(page, 'Toast');
  await page.evaluate(translate);
  await open(page, 'EN / RU');
  await expect(page.getByRole('button', { name: 'Боковая панель', exact: true })).toBeVisible();
  await page.evaluate(translate);
  await open(page, 'Подтвердить');
  await expect(page.getByText('Неизвестен')).toBeVisible();
  await page.evaluate(translate);
  await open(page, 'Подтвердить');
  await expect(page.getByText('Неизвестен')).toHaveCount(0);
  await page.getByRole('button', { name: 'Открыть все' }).click();
  await page.evaluate(translate);
  await page.getByRole('button', { name: 'Закрыть все' }).click();
  await page.getByRole('tab', { name: 'Диалог' }).click();

  for (const name of ['Боковая панель', 'Диалог', 'Вопрос', 'Панель снизу']) {
    await open(page, name);
    const shown = page.locator('[role="dialog"],[role="alertdialog"]').last();
    await expect(shown).toBeVisible();
    await page.evaluate(translate);
    await page.keyboard.press('Escape');
    await expect(shown).toBeHidden();
  }
  for (const name of ['Меню', 'Всплывающее окно', 'Меню под курсором']) {
    await open(page, name);
    await page.evaluate(translate);
    await page.keyboard.press('Escape');
  }
  await page.evaluate(translate);
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
