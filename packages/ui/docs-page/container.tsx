import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { docsTheme } from './docs-theme.ts';
import { onThemeChange } from './on-theme-change.ts';

/** The page around the documentation, in the theme of the toolbar: Storybook's own stays white in every theme. */
export function Container({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(docsTheme);
  useEffect(() => onThemeChange(() => setTheme(docsTheme())), []);
  return (
    <DocsContainer {...props} theme={theme}>
      <main>{children}</main>
    </DocsContainer>
  );
}
