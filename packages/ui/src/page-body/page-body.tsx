import type { ReactElement } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Container, type ContainerProps } from '../container/container.tsx';
import { Stack, type StackProps } from '../stack/stack.tsx';
import * as css from './page-body.css.ts';

export interface PageBodyProps extends ContainerProps, Pick<StackProps, 'gap' | 'align'> {
  /**
   * Space above and below: `small` is 24 px above, for a page that begins with a link back; `medium` 40 or 64 px, both
   * with 96 px below; `large` 64 and `huge` 96 px on both sides, for pages of few words. @default 'medium'
   */
  padding?: 'small' | 'medium' | 'large' | 'huge' | undefined;
}

/** The content of a page between header and footer: centred, with its parts one below the other. */
export function PageBody({
  padding = 'medium',
  gap = { base: 48, md: 64 },
  align,
  className,
  children,
  ...rest
}: PageBodyProps): ReactElement {
  return (
    <Container data-component="page-body" {...rest} className={classNames(css.padding[padding], className)}>
      <Stack gap={gap} align={align}>
        {children}
      </Stack>
    </Container>
  );
}
