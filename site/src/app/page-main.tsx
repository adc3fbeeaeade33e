import { createContext, use, type ReactNode } from 'react';

const InFrame = createContext(false);

/** Says that the layout has the `<main>` itself, as the frame of the account does. */
export const FrameProvider = InFrame.Provider;

/** The element of a page’s content, with and without a frame. */
export const useMainElement = (): { element: 'main'; id: string } | { element: 'div' } =>
  use(InFrame) ? { element: 'div' } : { element: 'main', id: 'main' };

/** The content of a page that is shown with and without a frame. */
export function PageMain({ className, children }: { className?: string; children: ReactNode }) {
  const { element: Element, ...rest } = useMainElement();
  return (
    <Element {...rest} className={className}>
      {children}
    </Element>
  );
}
