'use client';
import * as Radix from '@radix-ui/react-dialog';
import { createContext, use, type ComponentPropsWithRef } from 'react';

/** Id of the element that names the dialog around. */
export const TitleIdContext = createContext<string | undefined>(undefined);

/** The heading that names a dialog. Radix would name it only once it's mounted, so not in the server's HTML. */
export function ModalTitle(props: ComponentPropsWithRef<'h2'>) {
  return <Radix.Title {...props} id={use(TitleIdContext)} data-part="title" />;
}
