import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { docsTheme } from './docs-theme.ts';
import { onThemeChange } from './on-theme-change.ts';
import { wear, type Worn } from './wear.ts';

/** The page around the documentation, in the theme of the toolbar: Storybook's own stays white in every theme. */
export function Container({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { context } = props;
  const [theme, setTheme] = useState(docsTheme);
  useEffect(() => onThemeChange(() => setTheme(docsTheme())), []);
  // The stories do it too, but not those in frames.
  useEffect(() => {
    const [story] = context.componentStories();
    if (story) wear(context.getStoryContext(story).globals);
    const update = ({ globals }: { globals: Worn }) => wear(globals);
    context.channel.on('globalsUpdated', update);
    return () => context.channel.off('globalsUpdated', update);
  }, [context]);
  return (
    <DocsContainer {...props} theme={theme}>
      <main>{children}</main>
    </DocsContainer>
  );
}
