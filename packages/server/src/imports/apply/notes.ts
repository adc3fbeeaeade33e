import type { Importing } from './records.ts';

export async function importNotes(_importing: Importing): Promise<void> {}
