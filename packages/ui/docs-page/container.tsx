import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { docsTheme } from './docs-theme.ts';
import { onThemeChange } from './on-theme-change.ts';
import { wear } from './wear.ts';

/** The page around the documentation, in the theme of the toolbar: Storybook's own stays white in every theme. */
export function Container({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { context } = props;
  const [theme, setTheme] = useState(docsTheme);
  useEffect(() => onThemeChange(() => setTheme(docsTheme())), []);
  // The stories do it too, but not those in frames. What an event says is not heeded: frames send theirs to this page.
  useEffect(() => {
    const update = () => {
      const [story] = context.componentStories();
      if (story) wear(context.getStoryContext(story).globals);
    };
    update();
    context.channel.on('globalsUpdated', update);
    return () => context.channel.off('globalsUpdated', update);
  }, [context]);
  return (
    <DocsContainer {...props} theme={theme}>
      <main>{children}</main>
    </DocsContainer>
  );
}
