export { Accordion, type AccordionProps } from './accordion.tsx';
export { AccordionItem, type AccordionItemProps } from './accordion-item.tsx';
export { AccordionToggleAll, type AccordionToggleAllProps } from './accordion-toggle-all.tsx';
export type { HeadingLevel } from './context.ts';
