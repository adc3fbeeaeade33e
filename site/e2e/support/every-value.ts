import type { Page } from '@playwright/test';

/** A choice that a form offers: an option of a list, a box to tick, a field to fill in. */
interface Choice {
  tag: 'input' | 'select' | 'textarea';
  type: string;
  name: string;
  value: string;
}

/** Returns one other value for each field in the page's main part. */
export const otherValues = (page: Page): Promise<Choice[]> =>
  page.getByRole('main').evaluate((main) => {
    const choices = new Map<string, Choice>();
    for (const field of main.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      'input, select, textarea',
    )) {
      const { name, type, disabled } = field;
      if (name === '' || disabled || ['hidden', 'file', 'submit'].includes(type)) continue;
      const tag = field.localName as Choice['tag'];
      const add = (value: string) =>
        choices.set(type === 'checkbox' ? `${name} ${value}` : name, { tag, type, name, value });
      if (field instanceof HTMLSelectElement) {
        const other = [...field.options].find((option) => !option.selected && !option.disabled);
        if (other) add(other.value);
      } else if (field instanceof HTMLInputElement && (type === 'radio' || type === 'checkbox')) {
        if (type === 'checkbox' || !field.checked) add(field.value);
      } else if (type !== 'range' && type !== 'search') add(type === 'number' ? '7' : 'other-1');
    }
    return [...choices.values()];
  });

/** Makes a choice as long as the form offers it. */
export async function take(page: Page, { tag, type, name, value }: Choice): Promise<void> {
  const option = type === 'radio' || type === 'checkbox' ? `[value=${JSON.stringify(value)}]` : '';
  const field = page
    .getByRole('main')
    .locator(`${tag}[name=${JSON.stringify(name)}]${option}`)
    .first();
  if ((await field.count()) === 0 || (await field.isDisabled())) return;
  if (option !== '') await field.evaluate((element) => (element as HTMLElement).click());
  else if (tag === 'select') await field.selectOption(value, { force: true });
  else await field.fill(value, { force: true });
}
