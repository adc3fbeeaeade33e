import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the messages of a language from its folder, compiled; none for English, which is in the code. */
export function messagesOf(language: string): Record<string, MessageFormatElement[]> {
  const folder = join(import.meta.dirname, language);
  const messages: Record<string, MessageFormatElement[]> = {};
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const texts: Record<string, string> = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    for (const [id, text] of Object.entries(texts)) messages[id] = parse(text);
  }
  return messages;
}
