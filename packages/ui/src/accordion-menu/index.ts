export {
  AccordionMenu,
  type AccordionMenuEntry,
  type AccordionMenuGroup,
  type AccordionMenuLink,
  type AccordionMenuProps,
} from './accordion-menu.tsx';
