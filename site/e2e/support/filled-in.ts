import type { Locator, Page } from '@playwright/test';

const controls =
  'main :is(input, select, textarea):not([type=hidden], [type=radio], [type=range], [type=file], [readonly], :disabled)';

/** Milliseconds after which a control that was there is looked for again. */
const timeout = 10_000;

/** What a visitor could type into a field of each type. A field that takes none of it stays as it is. */
const typed: Readonly<Record<string, string>> = {
  text: 'early-1',
  search: 'ssh',
  textarea: 'The second link is broken.',
  email: 'ada@example.com',
  password: 'correct-horse-42',
  url: 'https://example.com/',
  tel: '+442071838750',
};

/**
 * Fills in every control of the page's content that can be seen: types into text fields, ticks what isn't ticked, chooses
 * the last option, and opens the last of what unfolds. Controls that appear or vanish meanwhile are met as they are then.
 */
export async function fillIn(page: Page): Promise<void> {
  const found = page.locator(controls);
  for (let index = 0; index < (await found.count()); index += 1) {
    const control = found.nth(index);
    try {
      await fillOne(control);
    } catch (error) {
      // A search that was just typed may have taken it away.
      if ((await found.count()) > index && (await control.isVisible())) throw error;
    }
  }
  const folded = page.locator('main details:not([open]) > summary').last();
  if ((await folded.count()) > 0 && (await folded.isVisible())) await folded.click();
}

async function fillOne(control: Locator): Promise<void> {
  if (!(await control.isVisible())) return;
  // The element, not its index: a search may disable an earlier control between two questions.
  const one = await control.elementHandle({ timeout });
  const [type, last] = await one.evaluate((element) => [
    (element as HTMLInputElement).type,
    [...element.querySelectorAll<HTMLOptionElement>('option:not([disabled])')].at(-1)?.value,
  ]);
  if (type === 'checkbox') await one.evaluate((element) => (element as HTMLInputElement).click());
  else if (type?.startsWith('select')) await one.selectOption(last ?? [], { timeout });
  else if (type !== undefined && typed[type] !== undefined) await one.fill(typed[type], { timeout });
}

/** What controls of the page's content hold, and what is unfolded or selected there. */
export function filledIn(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const held = [...document.querySelectorAll<HTMLInputElement>(`${selector}, main input[type=radio]:checked`)].map(
      (control) =>
        // Russian has a decimal comma.
        `${control.name || control.id || control.type}: ${control.type === 'checkbox' ? control.checked : control.value.replace(/^(\d+),(?=\d+$)/, '$1.')}`,
    );
    const open = [...document.querySelectorAll('main details')].flatMap((one, index) =>
      one.hasAttribute('open') ? [`open: ${index}`] : [],
    );
    const selected = [...document.querySelectorAll('main [role=tab]')].flatMap((one, index) =>
      one.getAttribute('aria-selected') === 'true' ? [`tab: ${index}`] : [],
    );
    return [...held, ...open, ...selected];
  }, controls);
}
