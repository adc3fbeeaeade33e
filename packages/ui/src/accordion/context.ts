import { createContext, use } from 'react';

export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

interface AccordionState {
  /** Values of the open items. */
  values: readonly string[];
  setOpen: (value: string, open: boolean) => void;
  setAll: (values: string[]) => void;
  /** Whether an open item closes by its own button. */
  collapsible: boolean;
  headingLevel: HeadingLevel | undefined;
  /** Panels are landmarks: only in a short accordion, else they drown the page's own. */
  regions: boolean;
  arrowKeys: boolean;
}

export const AccordionContext = createContext<AccordionState | null>(null);

export function useAccordion(part: string): AccordionState {
  const state = use(AccordionContext);
  if (!state)
    throw new Error(`${part} has no Accordion around it. Its open state lives there: wrap it in <Accordion>.`);
  return state;
}
