import { formText } from '../../router/form-text.ts';

/** Name of the field with the choice that the buyer saw. */
export const SEEN_CHOICE = 'seen_choice';

/** Writes a choice for a form. */
export const writeSeenChoice = (choice: object): string => JSON.stringify(choice);

/** The choice that a form was sent with; null for a form without one. Its fields are yet to be checked. */
export function readSeenChoice<Choice extends object>(form: FormData): Choice | null {
  try {
    const choice: unknown = JSON.parse(formText(form, SEEN_CHOICE));
    return typeof choice === 'object' ? (choice as Choice | null) : null;
  } catch {
    return null;
  }
}
