import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** Follows a link to a document as its reader would. @returns the document's text, blanks evened out */
export async function downloadedText(page: Page, link: Locator): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const document = await getDocumentProxy(new Uint8Array(await readFile(await download.path())));
  const { text } = await extractText(document, { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}
