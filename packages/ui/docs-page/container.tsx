import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { docsTheme } from './docs-theme.ts';
import { onThemeChange } from './on-theme-change.ts';
import { applyGlobals } from './apply-globals.ts';

/** Container of documentation pages in the toolbar's theme. Storybook's default container is always white. */
export function Container({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { context } = props;
  const [theme, setTheme] = useState(docsTheme);
  useEffect(() => onThemeChange(() => setTheme(docsTheme())), []);
  // Stories do this too, except those in frames. The event's content is ignored, because frames send their events to
  // this page as well.
  useEffect(() => {
    const update = () => {
      const [story] = context.componentStories();
      if (story) applyGlobals(context.getStoryContext(story).globals);
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
