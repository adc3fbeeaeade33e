import { createContext, use } from 'react';

export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

interface AccordionState {
  /** Values of the open items. */
  values: readonly string[];
  setOpen: (value: string, open: boolean) => void;
  setAll: (values: string[]) => void;
  /** Values of disabled items, which only a controlled value can open or close. */
  locked: readonly string[];
  /** Adds a disabled value. Returns a function to remove it. */
  lock: (value: string) => () => void;
  headingLevel: HeadingLevel | undefined;
  /** Whether panels are landmarks. Only in a short accordion, to keep the list of landmarks short. */
  regions: boolean;
}

export const AccordionContext = createContext<AccordionState | null>(null);

export function useAccordion(part: string): AccordionState {
  const state = use(AccordionContext);
  if (!state) throw new Error(`${part} must be inside <Accordion>, which holds the open state.`);
  return state;
}
